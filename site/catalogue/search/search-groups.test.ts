import { describe, expect, it } from "vitest";
import { groupsIn } from "../glossary/material.ts";
import { realProducts, realTree } from "../testing/real-catalogue.ts";
import { workpieceGroups, type WorkpieceGroup } from "../glossary/workpiece-groups.ts";
import { openSearch } from "./open-search.ts";
import { searchData } from "./search-data.ts";
import { search } from "./search.ts";

const index = openSearch(searchData(realTree, realProducts));

describe("asking for the tools of a workpiece group", () => {
  it.each(Object.keys(workpieceGroups))("%s finds all that is for it, and says so", (letter) => {
    const group = letter as WorkpieceGroup; // Object.keys loses the literal type
    const own = realProducts.filter(({ specifications }) =>
      groupsIn(specifications.material).includes(group),
    );
    const { hits, total, totals } = search(index, "", Infinity, [group]);
    expect(hits.map(({ id }) => id)).toEqual(own.map(({ id }) => id));
    expect(total).toBe(own.length);
    expect(total).toBeGreaterThan(0);
    expect(Object.values(totals).reduce((sum, count) => sum + count, 0)).toBe(total);
    for (const { why } of hits) expect(why).toMatch(new RegExp(`^Workpiece material: .*\\b${group} – `));
  });

  it("narrows a search to what is for one of the groups", () => {
    const all = search(index, "10x22x72", Infinity).hits.map(({ id }) => id);
    const hard = search(index, "10x22x72", Infinity, ["H"]).hits.map(({ id }) => id);
    expect(hard.length).toBeGreaterThan(0);
    expect(hard.length).toBeLessThan(all.length);
    expect(all).toEqual(expect.arrayContaining(hard));
  });
});
