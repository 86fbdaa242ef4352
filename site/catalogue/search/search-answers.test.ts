import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyText } from "../testing/any-text.ts";
import { madeUpProducts } from "../testing/made-up-products.ts";
import { realProduct, realProducts, realSearchWords, realTree } from "../testing/real-catalogue.ts";
import { markedPieces } from "./marks/mark-ranges.ts";
import { openSearch } from "./open-search.ts";
import { searchData } from "./search-data.ts";
import { matching, search } from "./search.ts";
import { realSearch as index } from "./testing/real-search.ts";

const idsFor = (query: string, limit = Infinity): string[] =>
  search(index, query, limit).hits.map(({ id }) => id);
const first = (query: string) => search(index, query, 1).hits[0];

/** The marked pieces in the name of the first hit. */
function marked(query: string): string[] {
  const hit = first(query);
  return markedPieces(hit?.name ?? "", hit?.nameRanges ?? []).flatMap(({ text, isMarked }) =>
    isMarked ? text : [],
  );
}

describe("asking what fits", () => {
  it.each([
    ["insert for PCLNR 2525", /^CN.. 1204/],
    ["holder for CNMG 120408", /^PCLN/],
    ["CNMG 120408 ke liye holder", /^PCLN/],
    ["drill for M10", /^8\.5 /],
    ["tap for 8.5", /^M10 /],
    ["insert for 80 face mill", /^SEKN/],
  ])("%s", (query, designation) => {
    for (const hit of search(index, query, 3).hits) expect(hit.designation).toMatch(designation);
    expect(first(query)).toBeDefined();
  });

  it("knows the seat of a holder that isn't listed", () => {
    expect(first("insert for MCLNR 2525")).toMatchObject({ why: "fits MCLNR 2525" });
  });

  it("never offers a thicker seat: DNGA 150408 isn't for MDJNR 2020 K15", () => {
    expect(idsFor("holder for DNGA 150408")).not.toContain("tur-ho-mdjnr2020k15");
    expect(idsFor("insert for MDJNR 2020 K15")).not.toContain("pcbn-hs-dnga150408");
  });
});

describe("how many of the range a code means", () => {
  const sizes = realProducts.map(({ specifications }) => specifications.size ?? "");
  const count = (pattern: RegExp): number => sizes.filter((size) => pattern.test(size)).length;

  it.each([
    ["CNMG 120408", /^CNMG 120408/, /^CN.. 1204/],
    ["cnmg432", /^CNMG 120408/, /^CN.. 1204/],
    ["TNGA 160404", /^TNGA 160404/, /^TN.. 1604/],
    ["PCLNR 2525 M12", /^PCLNR 2525 M12$/, /^PCLN.*12$/],
    ["ZNMG 120408", /^ZNMG/, /^ZN/],
  ])("%s: those with the code, and the others with its seat", (query, exact, seat) => {
    const { inRange } = search(index, query, 1);
    expect(inRange ?? { exact: 0, sameSeat: 0 }).toEqual({
      exact: count(exact),
      sameSeat: count(seat) - count(exact),
    });
  });

  it.each(["drill 8.5", "M10", "insert for PCLNR 2525 and CNMG 120408", ""])(
    "%s: counts nothing",
    (query) => {
      expect(search(index, query, 1).inRange).toBeUndefined();
    },
  );
});

describe("what is not in the range", () => {
  it("shows the same seat for a code that is not listed", () => {
    const { near, hits } = search(index, "TNGA 160404", 9);
    expect(near).toBe("TNGA 160404: not listed. Same seat:");
    expect(hits[0]?.designation).toBe("TNMG 160404");
  });

  it.each([
    ["drill for M24", "Drill Ø21 mm for thread M24: not listed."],
    ["drill for 1 1/8 UNC", "Drill Ø25 mm for thread 1 1/8-7 UNC: not listed."],
    ["drill for roll tap M8", "Drill Ø7.4 mm for a forming tap M8: not listed."],
  ])("%s: names the hole of a thread whose drill is not listed, and offers no other", (query, says) => {
    const { near, missing, hits } = search(index, query, 9);
    expect(missing).toBe(says);
    expect(near).toBeUndefined();
    expect(hits).toEqual([]);
  });

  it("is never a drill that is listed, whatever else was asked with it", () => {
    expect(search(index, "drill for M8", 1).near).toBeUndefined();
    expect(search(index, "8.5 drill for M8, 4 mm", 9).missing).toMatch(/^(?!.*M8).*: not listed\.$/);
  });

  it.each(["bt40 holder", "reamer", "reamer 10 mm", "er32 collet", "price", "contact number"])(
    "leads to a person for %s",
    (query) => {
      const { forPerson, total } = search(index, query, 9);
      expect(forPerson.length).toBeGreaterThan(0);
      expect(total).toBe(0);
    },
  );

  it("finds the tool whose price is asked, and says that a person knows it", () => {
    const result = search(index, "CNMG 120408 price", 9);
    expect(result.hits[0]?.designation).toBe("CNMG 120408");
    expect(result.forPerson).toEqual(["price"]);
  });

  it("says which word it doesn't know, and finds the rest", () => {
    const { parts, total } = search(index, "carbide drill xyzzy", 9);
    expect(parts.at(-1)).toMatchObject({ typed: "xyzzy", as: "unknown", rest: "carbide drill" });
    expect(total).toBe(search(index, "carbide drill", 9).total);
  });
});

describe("what a result says", () => {
  it("counts all, in each category too, and gives as many as asked for", () => {
    const { hits, total, totals } = search(index, "insert", 3);
    expect(hits).toHaveLength(3);
    expect(total).toBe(matching(index, "insert")?.ids.length);
    expect(total).toBeGreaterThan(20);
    expect(Object.keys(totals).length).toBeGreaterThan(1);
    expect(Object.values(totals).reduce((sum, count) => sum + count, 0)).toBe(total);
  });

  it("finds nothing for nothing", () => {
    for (const query of ["", "  ", "-", " / "]) {
      expect(search(index, query, 9)).toMatchObject({ hits: [], total: 0, compared: 0 });
      expect(matching(index, query)).toBeUndefined();
    }
  });

  it("marks what was found in the text as it is written", () => {
    expect(marked("dia 8,5 drill")).toEqual(expect.arrayContaining(["drill", "Ø8.5"]));
  });

  it("shows type, workpieces and the figures that matter", () => {
    const hit = first("cnmg120408");
    expect(hit?.type).toMatch(/insert/i);
    expect(hit?.material).toMatch(/^P – /);
    expect(hit?.readouts.length).toBeGreaterThanOrEqual(2);
  });

  it("keeps how many are wanted", () => {
    for (const query of [
      "CNMG 120408 x 20",
      "CNMG 120408 P25 x 20",
      "20 nos cnmg120408",
      "CNMG120408 - 20",
      "cnmg 120408 20",
      "cnmg120408 qty 20",
      "CNMG 120408 PM 4325 x 20",
      "CNMG 120408-PM 4325 x20",
      "CNMG 120408 4325 * 20 nos",
      "cnmg120408 MA VP15TF x 20",
    ])
      expect(search(index, query, 1), query).toMatchObject({
        quantity: 20,
        hits: [{ designation: "CNMG 120408" }],
      });
  });

  it("survives any query; the pieces of each text stay the text", () => {
    const word = fc.constantFrom(
      "cnmg",
      "12",
      "8,5",
      "Ø",
      "x",
      "end mill",
      "M8",
      "EN31",
      "for",
      "<b>",
      ".",
      "-",
      "1/4",
      "HRC",
    );
    const query = fc.array(fc.oneof(word, anyText({ maxLength: 6 })), { maxLength: 6 });
    fc.assert(
      fc.property(query, (words) => {
        for (const hit of search(index, words.join(" "), 5).hits) {
          for (const [text, ranges] of [
            [hit.name, hit.nameRanges],
            [hit.designation, hit.designationRanges],
          ] as const)
            expect(
              markedPieces(text, ranges)
                .map((piece) => piece.text)
                .join(""),
            ).toBe(text);
        }
      }),
      { numRuns: 100 },
    );
  });

  it("drills the hole of an inch thread with a drill, not with one that only spots it", () => {
    const drill = realProduct("dri-sd-85-3d");
    const type = "Solid carbide NC spot drill";
    const spot = { ...drill, id: "spot", specifications: { ...drill.specifications, type } };
    const { hits } = search(
      openSearch(searchData(realTree, [spot, drill], realSearchWords)),
      "drill for 3/8-24",
      5,
    );
    expect(hits.map(({ id }) => id)).toEqual(["dri-sd-85-3d"]);
  });

  it("puts the first tapping drill second, however many taps there are", () => {
    const tap = realProducts.filter(({ id }) => id === "thr-it-tap-m8-c");
    const more = [...tap, ...tap, ...tap].map((product, number) => ({ ...product, id: `tap-${number}` }));
    const own = openSearch(
      searchData(realTree, [...more, ...realProducts, ...madeUpProducts(5)], realSearchWords),
    );
    expect(search(own, "M8", 3).hits.map(({ why }) => why)).toEqual([
      "thread M8 × 1.25",
      "tapping drill M8",
      "thread M8 × 1.25",
    ]);
  });
});

it("a drill without a usable depth isn't found as deep as its flutes are long: the hole would keep the chips", () => {
  const drill = realProduct("dri-sd-85-3d");
  const { depth: _depth, ...specifications } = drill.specifications;
  const { hits } = search(
    openSearch(searchData(realTree, [{ ...drill, specifications }], realSearchWords)),
    "drill",
    5,
  );
  expect(hits[0]?.readouts.map(({ of }) => of)).toEqual(["diameter", "length", undefined]);
});
