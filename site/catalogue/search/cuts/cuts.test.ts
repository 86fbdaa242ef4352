import { describe, expect, it, test } from "vitest";
import { startValuesOf } from "#engineering/cutting/start-values.ts";
import { withDepths } from "#engineering/cutting/start-depths.ts";
import { realProducts, realSearchWords, realTree } from "../../testing/real-catalogue.ts";
import { openSearch } from "../open-search.ts";
import { search } from "../search.ts";
import { searchData } from "../search-data.ts";
import { cutWords, readCutAt, splitCut } from "./read-cut.ts";

const products = realProducts.map((product) => ({
  ...product,
  startValues: withDepths(product, startValuesOf(product)),
}));
const index = openSearch(searchData(realTree, products, realSearchWords));
const find = (query: string) => search(index, query, 1000);

/** Whether a product's own start values hold the point, in a group. */
function holds(id: string, ap: number, feed: number, group?: string): boolean {
  const { startValues = [] } = products.find((product) => product.id === id) ?? {};
  return startValues.some((value) => {
    const range = value.fn ?? value.fz;
    return (
      range !== undefined &&
      value.ap !== undefined &&
      (group === undefined || value.group === group) &&
      value.ap.low <= ap &&
      ap <= value.ap.high &&
      range.low <= feed &&
      feed <= range.high
    );
  });
}

describe("a cut in words", () => {
  it.each([
    ["AP 2 MM, FN 0.25", { depth: 2, feed: 0.25, symbol: "fn" }],
    ["AP 2 FN .25", { depth: 2, feed: 0.25, symbol: "fn" }],
    ["FN 0.25 MM/REV, AP 2 MM", { depth: 2, feed: 0.25, symbol: "fn" }],
    ["DOC 1.5 MM FEED 0.2", { depth: 1.5, feed: 0.2 }],
    ["DEPTH OF CUT 3 AND F 0.3", { depth: 3, feed: 0.3 }],
    ["AP=4 FZ=0.12", { depth: 4, feed: 0.12, symbol: "fz" }],
    ["AP 2 MM", { depth: 2 }],
  ])("is read: %s", (text, expected) => {
    const found = readCutAt(text, 0);
    expect(found?.cut).toEqual(expected);
    expect(found?.end).toBe(text.length);
  });

  it.each(["AP 1604", "AP 16", "APMT 1604", "AP.. 1604", "FN 0.25", "DEPTH OF CUT 5 MM", "AP 2 FN 2000"])(
    "isn't read into a code or another figure: %s",
    (text) => {
      expect(readCutAt(text, 0)).toBeUndefined();
    },
  );

  it("is found in a query, taken out of it, and written so that it is read again", () => {
    expect(splitCut("cnmg ap 2 mm, fn 0.25 for steel")).toEqual({
      cut: { depth: 2, feed: 0.25, symbol: "fn" },
      rest: "cnmg for steel",
    });
    expect(splitCut("cnmg 120408")).toEqual({ rest: "cnmg 120408" });
    const cut = { depth: 1.5, feed: 0.12, symbol: "fz" } as const;
    expect(splitCut(cutWords(cut))).toEqual({ cut, rest: "" });
    expect(splitCut(cutWords({ depth: 0.5 })).cut).toEqual({ depth: 0.5 });
  });
});

test("“ap 2 mm, fn 0.25” finds the inserts whose field holds it, all of them and no others", () => {
  const { hits, parts, near } = find("ap 2 mm, fn 0.25");
  const expected = products.filter(
    ({ id, startValues }) => startValues.some(({ fn }) => fn) && holds(id, 2, 0.25),
  );
  expect(expected.length).toBeGreaterThan(10);
  expect(hits.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort());
  expect(near).toBeUndefined();
  expect(parts.map(({ label, as }) => [label, as])).toEqual([["ap 2 mm, fn 0.25", "used"]]);
  expect(hits[0]?.why).toMatch(/^[PMKNSH]+ ap [\d.]+–[\d.]+, fn [\d.]+–[\d.]+/);
});

test("a feed a tooth finds milling inserts only", () => {
  const { hits } = find("ap 4 mm fz 0.1");
  expect(hits.length).toBeGreaterThan(0);
  expect(hits.every(({ id }) => id.startsWith("mil-"))).toBe(true);
});

test("with a workpiece the field is that of its group", () => {
  const { hits } = find("ap 2 mm, fn 0.2 stainless");
  expect(hits.length).toBeGreaterThan(0);
  expect(hits.filter(({ id }) => !holds(id, 2, 0.2, "M"))).toEqual([]);
});

test("a cut outside every field shows no tool in its place", () => {
  expect(find("ap 60 mm, fn 0.9").hits).toEqual([]);
  expect(find("cnmg ap 12 mm fn 0.5").hits).toEqual([]);
});

test("a cut narrows a code", () => {
  const { hits } = find("cnmg 120408 ap 2 mm, fn 0.25");
  expect(hits.length).toBeGreaterThan(0);
  expect(hits.filter(({ id, designation }) => designation !== "CNMG 120408" || !holds(id, 2, 0.25))).toEqual(
    [],
  );
});
