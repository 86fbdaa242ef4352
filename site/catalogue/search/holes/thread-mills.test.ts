import { describe, expect, it } from "vitest";
import { cutsOf } from "#engineering/cutting/cuts-of.ts";
import { placesOf } from "../../places/places-of.ts";
import { realProducts, realSearchWords, realTree } from "../../testing/real-catalogue.ts";
import { madeUpThreadMill, millM10 } from "../../testing/made-up-thread-mill.ts";
import { openSearch } from "../open-search.ts";
import { search } from "../search.ts";
import { searchData } from "../search-data.ts";

const range = [
  ...realProducts,
  madeUpThreadMill("M8", 1.25, [5.9, 17.5, 63, 8]),
  millM10,
  madeUpThreadMill("M12", 1.5, [9.3, 25.5, 72, 10]),
  madeUpThreadMill("M16", 1.5, [12, 34.5, 83, 12]),
];
const index = openSearch(searchData(realTree, range, realSearchWords));
const found = (query: string): string[] => search(index, query, 60).hits.map(({ id }) => id);

describe("a thread mill", () => {
  it.each([
    ["M8 thread mill", ["mill-m8-1.25"]],
    ["thread milling cutter M10", ["mill-m10-1.5"]],
    ["थ्रेड मिल M10", ["mill-m10-1.5"]],
    ["chudi mill M8", ["mill-m8-1.25"]],
    // The widest that has room in the hole first; M16's is too wide for this one.
    ["thread mill M12x1.5", ["mill-m12-1.5", "mill-m10-1.5"]],
    ["thread mill M16 x 1.5", ["mill-m16-1.5", "mill-m10-1.5", "mill-m12-1.5"]],
    ["thread mill M24", []],
    ["thread mill 1/4-20 unc", []],
  ])("“%s” finds those that its hole takes", (query, ids) => {
    expect(found(query)).toEqual(ids);
  });

  it("stands behind the taps and drills of its thread, and isn't found as a tap", () => {
    const ids = found("M10");
    expect(ids).toContain("mill-m10-1.5");
    expect(ids.findIndex((id) => id.includes("tap-m10"))).toBeLessThan(ids.indexOf("mill-m10-1.5"));
    expect(found("M10 tap")).not.toContain("mill-m10-1.5");
    expect(found("end mill 7.5 mm")).not.toContain("mill-m10-1.5");
  });

  it("stands under Threading Mill, and has no start values, because no source has any", () => {
    expect(placesOf(millM10)).toEqual([
      { category: "milling", subcategory: "solid-carbide", item: "threading-mill" },
    ]);
    expect(cutsOf(millM10)).toEqual([]);
  });
});
