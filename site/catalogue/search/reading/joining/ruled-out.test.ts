import { describe, expect, it } from "vitest";
import { search } from "../../search.ts";
import { realSearch as index } from "../../testing/real-search.ts";

const answer = (query: string) => search(index, query, 400);
const labels = (query: string) => answer(query).parts.map(({ label }) => label);
const names = (query: string) => answer(query).hits.map(({ name }) => name);

describe("what a visitor doesn't want isn't among the tools, and what he wants is", () => {
  it.each([
    ["end mill 12 mm without corner radius", /mill/, /corner radius/],
    ["end mill 12mm corner radius wala nahi", /mill/, /corner radius/],
    ["endmill 12 no corner radius", /mill/, /corner radius/],
    ["12mm end mill corner radius nahi chahiye", /mill/, /corner radius/],
    ["end mill without corner rad 12", /mill/, /corner radius/],
    ["end mill 10mm not ball nose", /mill/, /ball nose/],
    ["ball nose nahi flat end mill 10mm", /end mill Ø10/, /ball nose/],
    ["M8 tap not spiral flute", /M8/, /spiral flute/],
    ["tap M8 not for through hole", /M8/, /spiral point/],
    ["not 4 flute end mill 10 mm", /mill/, /4-flute/],
    ["4 flute nahi 2 flute end mill 8 mm", /2-flute/, /4-flute/],
    ["end mill 10mm other than 4 flute", /mill/, /4-flute/],
    ["not the 6 deg one parting insert 3mm", /3.0 mm, neutral/, /6°/],
    ["parting insert 3 mm without angle", /3.0 mm, neutral/, /6°/],
    ["steel shank boring bar 16", /bar/, /carbide/],
    ["dont want ball nose, 10mm end mill", /end mill/, /ball nose/],
    ["I don't want HSS drill 8.5", /drill Ø8.5/, /HSS/],
    ["Bohrer 8.5 ohne HSS", /drill Ø8.5/, /HSS/],
  ])("%s", (query, wanted, unwanted) => {
    const { near, total } = answer(query);
    expect(near).toBeUndefined();
    expect(total).toBeGreaterThan(0);
    for (const name of names(query)) {
      expect(name).toMatch(wanted);
      expect(name).not.toMatch(unwanted);
    }
  });

  it("is read back", () => {
    expect(labels("endmill 12 no corner radius")).toEqual(["End mills", "Ø12 mm", "not corner radius"]);
    expect(labels("M8 tap not spiral flute")).toEqual(["thread M8", "Taps", "not spiral flutes"]);
    expect(labels("M8 tap without spiral")).toEqual(["thread M8", "Taps", "not “spiral”"]);
    expect(labels("face mill 80 not 90 degree")).toEqual(["Face mills", "Ø80 mm", "not 90°"]);
  });

  it("is said not to be understood where nothing can be ruled out", () => {
    expect(answer("tap M8 not for him").near).toMatch(/“not”.*: not understood/);
  });

  it("a code alone is never what isn't wanted", () => {
    expect(names("CNMG 120408 nahi hai kya")[0]).toMatch(/CNMG 120408/);
  });

  it("a number of pieces stays one", () => {
    expect(answer("12 no end mill 10mm").quantity).toBe(12);
    expect(names("tap not fine M8").length).toBeGreaterThan(0);
  });
});
