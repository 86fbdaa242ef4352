import { describe, expect, it } from "vitest";
import { search } from "../search.ts";
import { realSearch as index } from "../testing/real-search.ts";

const ask = (query: string) => search(index, query, 60);

describe("a carrier of inserts that was named loosely", () => {
  it.each([
    ["holder for APKT 1604", "Toolholders", /shoulder mill/],
    ["end mill for SEKN 1203", "End mills", /face mill/],
    ["U drill for CNMG 120408", "U-drills", /PCLN/],
  ])("%s: what holds the insert is offered, and said to be something else", (query, kind, held) => {
    const { near, areOthers, hits } = ask(query);
    expect(near).toBe(`${kind}: not listed for this insert. What holds it:`);
    expect(areOthers).toBe(true);
    expect(hits[0]?.name).toMatch(held);
  });

  it("a size that nothing with this insert has is given up, and named", () => {
    expect(ask("face mill 777 mm for APMT 1604").near).toBe(
      "Face mills, Ø777 mm: not listed for this insert. What holds it:",
    );
  });

  it("a hand never is", () => {
    expect(ask("left hand holder for SEKN 1203").hits).toEqual([]);
  });

  it("a 90° face mill is a shoulder mill", () => {
    const { near, areOthers, hits } = ask("90 degree face mill 50 mm");
    expect(near).toBe("No tool has all of this. Without “Face mills”:");
    expect(areOthers).toBe(true);
    expect(hits.length).toBeGreaterThan(0);
    for (const { name } of hits) expect(name).toMatch(/^90° shoulder mill Ø50/);
  });

  it.each(["drill for CNMG 120408", "grooving holder 90 degree", "boring bar 45 degree 16 mm"])(
    "%s: a tool of another trade is never offered",
    (query) => {
      expect(ask(query).hits).toEqual([]);
    },
  );
});

describe("spiral flutes", () => {
  it("are what end mills and drills have, and tell taps apart", () => {
    expect(ask("spiral flute end mill 10 mm")).not.toHaveProperty("near");
    const taps = ask("M8 spiral flute tap").hits;
    expect(taps.length).toBeGreaterThan(0);
    for (const { name } of taps) expect(name).not.toMatch(/spiral point|straight flute/);
  });
});

it.each([
  "hand tap M8",
  "tungsten carbide rod 10 mm",
  "solid carbide blank",
  "hss blank",
  "drill for M8 rivet nut",
  "spot facing tool",
])("%s: a person answers, and no tool is shown for it", (query) => {
  const { hits, forPerson, missing } = ask(query);
  expect([hits, missing]).toEqual([[], undefined]);
  expect(forPerson).toHaveLength(1);
});

it.each(["carbide drill for piston rod 8.5 mm", "solid carbide end mill for connecting rod"])(
  "%s: a rod that is worked on isn't asked for",
  (query) => {
    const { hits, forPerson } = ask(query);
    expect(hits.length).toBeGreaterThan(0);
    expect(forPerson).toEqual([]);
  },
);
