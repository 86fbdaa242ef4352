import { describe, expect, it } from "vitest";
import { realProduct, realProducts, realSearchWords, realTree } from "../../testing/real-catalogue.ts";
import { openSearch } from "../open-search.ts";
import { searchData } from "../search-data.ts";
import { search } from "../search.ts";
import { matchHole } from "./match-hole.ts";

const tap = realProduct("thr-it-tap-m8-c");
const { depth: _, ...stated } = tap.specifications;
const leftHand = {
  ...tap,
  id: "tap-m8-lh",
  name: "Machine tap M8 × 1.25 LH, left hand, spiral flute, DIN 371",
  specifications: { ...stated, type: "Machine tap, left hand, spiral flute", size: "M8 × 1.25 LH" },
};
const index = openSearch(searchData(realTree, [...realProducts, leftHand], realSearchWords));

function tapOf(query: string) {
  const { hole } = search(index, query, 1);
  if (!hole) throw new Error(`“${query}” is no hole.`);
  const { steps, facts } = matchHole(index, hole);
  return { step: steps.find(({ need }) => need.includes("tap")), facts: facts.join(" ") };
}

describe("a left-hand hole", () => {
  it("that goes through has the tap for blind holes, and says where its chips go", () => {
    const { step, facts } = tapOf("LH M8 through 20 in EN8");
    expect(step?.entry?.id).toBe("tap-m8-lh");
    expect(step?.note).toMatch(/chips come out backwards.*thread depth isn’t stated/);
    expect(facts).toContain("M4, cycle G74");
  });

  it("that is blind has it without that warning", () => {
    expect(tapOf("left hand M8 tapped hole blind 15 deep").step?.note).not.toContain("backwards");
  });

  it("never has a right-hand tap, nor one whose shank is thicker than so deep a hole", () => {
    expect(tapOf("left hand M8 through 40 deep EN8").step?.entry).toBeUndefined();
    expect(tapOf("left hand M10 through 15 deep EN8").step?.entry).toBeUndefined();
    expect(tapOf("M8 through 15 deep EN8").step?.entry?.id).not.toBe("tap-m8-lh");
  });
});

describe("what is typed of bores and sizes", () => {
  const ids = (query: string): string[] => search(index, query, 40).hits.map(({ id }) => id);

  it("“bores from 25 mm” means bars that go in, of every kind, and never one for larger bores alone", () => {
    const found = search(index, "bores from 25 mm", 60).hits.map(({ id }) => realProduct(id));
    expect(new Set(found.map(({ family }) => family))).toContain("grooving-bar");
    for (const { specifications, name } of found)
      expect(Number.parseFloat(specifications.diameter ?? "0"), name).toBeLessThanOrEqual(25);
    expect(ids("internal threading bar for bores from 25 mm").length).toBeGreaterThan(0);
  });

  it("“20 in EN8” is no length of twenty inches", () => {
    expect(search(index, "M8 through 20 in EN8", 1).hole?.hole.depth).toBe(20);
    expect(
      search(index, "end mill 1/2 in EN8", 1)
        .parts.map(({ label }) => label)
        .join(),
    ).toContain("12.7");
  });

  it("a tap by its diameter is the coarse one first", () => {
    const taps = ids("10 mm tap").map((id) => realProduct(id).specifications.size ?? "");
    const coarse = taps.map((size) => size === "M10 × 1.5");
    expect(coarse.indexOf(false)).toBeGreaterThan(coarse.lastIndexOf(true));
    expect(taps.length).toBeGreaterThan(coarse.filter(Boolean).length);
  });

  it("an insert isn't offered for a thread whose bore its bars can't enter, and the answer says so", () => {
    expect(ids("#8-32 thread").filter((id) => id.startsWith("thr-ii"))).toEqual([]);
    expect(ids("internal threading insert M24").filter((id) => id.startsWith("thr-ii"))).not.toEqual([]);
    expect(search(index, "internal threading insert M10x1", 1).missing).toContain(
      "enters its bore of 9.2 mm: tap it or mill it",
    );
  });
});
