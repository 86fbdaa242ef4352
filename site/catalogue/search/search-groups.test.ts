import { describe, expect, it } from "vitest";
import { groupsIn } from "#engineering/values/material.ts";
import { realProduct, realProducts, realSearchWords, realTree } from "../testing/real-catalogue.ts";
import { type WorkpieceGroup, workpieceLetters } from "#engineering/values/workpiece-groups.ts";
import { isInsert } from "#engineering/values/tool.ts";
import { seatOf } from "../relations/insert-seat.ts";
import { openSearch } from "./open-search.ts";
import { searchData } from "./search-data.ts";
import { search } from "./search.ts";
import { realSearch as index } from "./testing/real-search.ts";

describe("asking for the tools of a workpiece group", () => {
  it.each(workpieceLetters)("%s finds all that is for it, and says so", (letter) => {
    const group = letter as WorkpieceGroup; // Object.keys loses the literal type
    const own = realProducts.filter(({ specifications }) =>
      groupsIn(specifications.material).includes(group),
    );
    const { hits, total, totals } = search(index, "", Infinity, [group]);
    // Tools that cut it come first, then holders of such inserts.
    expect(hits.slice(0, own.length).map(({ id }) => id)).toEqual(own.map(({ id }) => id));
    const holders = realProducts.filter((product) => {
      const seat = isInsert(product) ? undefined : seatOf(product);
      return seat !== undefined && own.some((insert) => isInsert(insert) && seatOf(insert) === seat);
    });
    const ids = (tools: readonly { id: string }[]): string[] => tools.map(({ id }) => id).toSorted();
    expect(ids(hits.slice(own.length))).toEqual(ids(holders));
    expect(total).toBe(hits.length);
    expect(total).toBeGreaterThan(0);
    expect(Object.values(totals).reduce((sum, count) => sum + count, 0)).toBe(total);
    for (const { why } of hits)
      expect(why).toMatch(new RegExp(`^(?:Workpiece material:|takes inserts for) .*\\b${group} – `));
  });

  it.each(["steel", "stainless", "cast iron", "aluminium", "titanium", "hardened"])(
    "the letter and the word for %s find the same holders",
    (word) => {
      const holderIds = (query: string, groups: WorkpieceGroup[]): string[] =>
        search(index, query, Infinity, groups)
          .hits.flatMap(({ id }) => realProducts.filter((product) => product.id === id))
          .filter((product) => product.specifications.insert !== undefined && !isInsert(product))
          .map(({ id }) => id)
          .toSorted();
      const letter =
        { steel: "P", stainless: "M", "cast iron": "K", aluminium: "N", titanium: "S" }[word] ?? "H";
      expect(holderIds("", [letter as WorkpieceGroup])).toEqual(holderIds(word, [])); // a literal of the table above
    },
  );

  it("narrows a search to what is for one of the groups", () => {
    const all = search(index, "10x22x72", Infinity).hits.map(({ id }) => id);
    const hard = search(index, "10x22x72", Infinity, ["H"]).hits.map(({ id }) => id);
    expect(hard.length).toBeGreaterThan(0);
    expect(hard.length).toBeLessThan(all.length);
    expect(all).toEqual(expect.arrayContaining(hard));
  });
});

it("a carbide insert is of carbide: no PCBN, no PCD", () => {
  const { hits } = search(index, "carbide insert", Infinity);
  expect(hits.length).toBeGreaterThan(0);
  expect(hits.filter(({ name }) => /PCBN|PCD/.test(name))).toEqual([]);
});

it("a carbide boring bar is one with a carbide shank; steel bars come first where nothing asks for carbide", () => {
  const first = (query: string) => search(index, query, 5).hits[0]?.designation;
  expect(first("carbide boring bar 12mm")).toBe("E12Q-SCLCR 06");
  expect(first("carbide shank boring bar 16 mm")).toBe("E16R-SCLCR 09");
  expect(first("E12Q-SCLCR 06")).toBe("E12Q-SCLCR 06");
  expect(first("boring bar 12mm")).toBe("S12M-SCLCR 06");
});

it("cermet and wiper inserts are found by these words, and a bare code begins with the usual carbide", () => {
  const names = (query: string) => search(index, query, 50).hits.map(({ name }) => name);
  expect(names("cnmg cermet").length).toBeGreaterThan(0);
  for (const name of names("cnmg cermet")) expect(name).toContain("cermet insert");
  expect(names("cermet insert for finishing steel")[0]).toContain("cermet insert");
  for (const name of names("wiper insert cnmg 120408")) expect(name).toContain("wiper insert");
  expect(names("cnmg 120408 wiper")[0]).toMatch(/^CNMG 120408 W /);
  expect(names("CNMG 120408")[0]).toMatch(/P25/);
  expect(names("CNMG 120404 P15")[0]).not.toMatch(/cermet|wiper/);
});

it("bars for grooves in bores are found by a buyer's words, by their bore, and by the trade's code", () => {
  const hits = (query: string) => search(index, query, 20).hits;
  for (const query of [
    "internal grooving bar",
    "id grooving 3mm",
    "internal grooving tool for 25 mm bore",
    "MGIVR 2016-3",
  ]) {
    expect(hits(query)[0]?.name, query).toMatch(/^Internal grooving bar/);
  }
  expect(hits("internal grooving bar 3mm bore 25mm")[0]?.name).toBe(
    "Internal grooving bar for 3 mm inserts, shank 20 mm, bore 25 mm",
  );
  expect(hits("MGIVR 2016-3")[0]?.name).toBe(
    "Internal grooving bar for 3 mm inserts, shank 16 mm, bore 20 mm",
  );
  expect(hits("MGEHR 2525-3")[0]?.name).toMatch(/^External grooving holder/);
});

it.each([
  ["finishing insert CNMG", "finishing cuts", "finishing to medium cuts"],
  ["CNMG insert for roughing", "roughing cuts", "medium to roughing cuts"],
  ["medium CNMG insert", "medium cuts", "finishing to medium cuts"],
])("%s begins with the insert for this cut alone", (query, alone, mixed) => {
  const insert = realProduct("tur-st-cnmg120408-p25");
  const made = (id: string, cuts: string) => ({
    ...insert,
    id,
    name: "CNMG 120408 turning insert",
    description: "Negative insert.",
    features: [],
    specifications: { ...insert.specifications, application: `Turning, ${cuts}` },
  });
  const two = openSearch(searchData(realTree, [made("mixed", mixed), made("alone", alone)], realSearchWords));
  expect(search(two, query, 5).hits.map(({ id }) => id)).toEqual(["alone", "mixed"]);
});
