import { describe, expect, it } from "vitest";
import { realProducts, realSearchWords, realTree } from "../../testing/real-catalogue.ts";
import { openSearch } from "../open-search.ts";
import { searchData } from "../search-data.ts";
import { search } from "../search.ts";
import { realSearch as shop } from "../testing/real-search.ts";

type Product = (typeof realProducts)[number];

const template = (id: string): Product => {
  const found = realProducts.find((product) => product.id === id);
  if (!found) throw new Error(`No product ${id}.`);
  return found;
};

/** A drill of another size, as long as its template. */
function drill(diameter: number): Product {
  const like = template("dri-sd-85-3d");
  return {
    ...like,
    id: `drill-${String(diameter).replace(".", "-")}`,
    name: `Solid carbide drill Ø${diameter}, 3 × D`,
    specifications: {
      ...like.specifications,
      diameter: `${diameter} mm`,
      depth: `${3 * diameter} mm`,
      size: `${diameter} × ${5 * diameter} × ${10 * diameter} mm`,
    },
  };
}

const products = [
  ...realProducts.filter(({ id }) => !id.startsWith("dri-sd-")),
  ...[5, 6.6, 6.8, 7.4, 8, 8.5, 9, 10.2, 10.5, 11, 11.5, 12, 13, 13.5, 16, 18.5, 19].map(drill),
];
const index = openSearch(searchData(realTree, products, realSearchWords));
const answer = (query: string) => search(index, query, 60);
const found = (query: string) =>
  answer(query).hits.map(({ id }) => products.find((product) => product.id === id)?.specifications ?? {});
const diameters = (query: string) => found(query).map(({ diameter = "" }) => Number.parseFloat(diameter));

describe("the hole for a bolt is never its tapping drill", () => {
  it.each([
    ["M10 bolt hole drill", [11, 10.5, 12]],
    ["m12 ka hole bolt ke liye drill", [13.5, 13]],
    ["clearance drill m8", [9]],
    ["drill for M8 bolt clearance", [9]],
    ["clearance M8", [9]],
    ["through hole for M10", [11, 10.5, 12]],
    ["M8 close fit hole", []],
    ["clearance hole 10mm bolt", [11, 10.5, 12]],
    ["loose fit hole M10 drill", [12]],
  ])("%s", (query, holes) => {
    expect([...new Set(diameters(query))]).toEqual(holes);
  });

  it("says the three holes of ISO 273", () => {
    expect(answer("M10 bolt hole drill").parts[0]?.label).toBe(
      "clearance hole for M10 (ISO 273: fine 10.5, medium 11, coarse 12 mm)",
    );
  });

  it("of an inch bolt, which ISO 273 doesn't list, is none", () => {
    expect(answer("clearance drill 1/4 unc").hits).toEqual([]);
  });

  it("a tap for a through hole stays a tap", () => {
    expect(found("M8 tap for through hole").every(({ type = "" }) => /tap/i.test(type))).toBe(true);
    expect(found("M8 tap for through hole").length).toBeGreaterThan(0);
  });
});

describe("the drill for a thread is asked of the whole range", () => {
  it.each([
    ["G1/2 tapping drill size", 19],
    ["tapping drill 5/16 unc", 6.6],
    ["tap drill M8", 6.8],
    ["Tr 20x4 drill", 16],
  ])("%s: Ø%s", (query, hole) => {
    expect(answer(query).near).toBeUndefined();
    expect([...new Set(diameters(query))]).toEqual([hole]);
  });

  it("else only a drill within the limits of the minor diameter is offered, which are said", () => {
    const { near } = answer("G1/4 tapping drill");
    expect(near).toBe(
      "Drill Ø11.8 mm for thread G 1/4: not listed. Within the thread’s minor diameter, 11.445–11.89 mm:",
    );
    expect([...new Set(diameters("G1/4 tapping drill"))]).toEqual([11.5]);
    expect(answer("tapping drill G 3/8").hits).toEqual([]);
  });
});

describe("a depth means at least that depth", () => {
  it.each([
    ["drill 8mm 20 deep", 8],
    ["drill 12mm 30mm deep", 12],
    ["8.5 mm drill hole depth 25", 8.5],
    ["drill 8 x 22", 8],
  ])("%s", (query, diameter) => {
    expect(answer(query).near).toBeUndefined();
    expect([...new Set(diameters(query))]).toEqual([diameter]);
  });

  it("too deep a hole gives up the depth and never the diameter", () => {
    const { near } = answer("drill 8mm 300 deep");
    expect(near).toBe("No tool has all of this. Without “depth 300 mm”:");
    expect([...new Set(diameters("drill 8mm 300 deep"))]).toEqual([8]);
  });

  it("the flutes of a drill without a stated depth keep room for the chips", () => {
    const { depth: _, ...open } = drill(8).specifications;
    const own = openSearch(searchData(realTree, [{ ...drill(8), specifications: open }], realSearchWords));
    expect(search(own, "drill 8mm 28 deep", 9).near).toBeUndefined();
    expect(search(own, "drill 8mm 29 deep", 9).near).toBeDefined();
  });
});

describe("what would spoil part or tool is never given up", () => {
  it.each([
    ["M2 tap"],
    ["M12x1 tap"],
    ["M8 tap 6G"],
    ["M8-7G tap"],
    ["M8 tap 6HX"],
    ["M6 helicoil tap"],
    ["EG M6 tap"],
    ["M6 STI tap"],
    ["M10 LH tap"],
    ["1/4 NPTF tap"],
    ["tap for 55 HRC steel"],
    ["M8 tap for 50 hrc"],
    ["drill 62 hrc"],
    ["end mill 10mm for 70 hrc"],
    ["70 HRC"],
    ["900 HB end mill"],
    ["face mill 250mm"],
    ["TNMN 160408"],
  ])("%s: nothing is offered, and it is said why", (query) => {
    const { hits, missing } = answer(query);
    expect(hits).toEqual([]);
    expect(missing).toMatch(/not listed\.$|^No tool has all of this: /);
  });

  it.each([
    ["M8x1 tap blind hole cast iron", /^M8 × 1 mm|^M8 × 1$/],
    ["M10x1.25 tap titanium", /^M10 × 1\.25/],
    ["left hand boring bar polished", /L \d\d$|CLCL|UCL/],
  ])("%s: the rest is", (query, designation) => {
    for (const { size } of found(query)) expect(size).toMatch(designation);
  });

  it("a size that is listed is never another one", () => {
    for (const query of ["drill 8.5 mm titanium polished", "end mill 10mm 6 flute pcd"])
      for (const diameter of diameters(query)) expect(diameter).toBe(query.startsWith("drill") ? 8.5 : 10);
  });
});

describe("a size that isn't listed is never another one unseen", () => {
  it.each([
    ["end mill 11mm", "Ø11 mm"],
    ["11 mm slot drill", "Ø11 mm"],
    ["drill 8.37", "Ø8.37 mm"],
    ["ball nose 7", "Ø7 mm"],
    ["face mill 70", "Ø70 mm"],
    ["boring bar 17mm shank", "shank 17 mm"],
    ["parting blade 2.7mm", "2.7 mm"],
    ["grooving insert 2.7mm", "2.7 mm"],
    ["end mill 11x30x80", "11 × 30 × 80 mm"],
  ])(
    "%s: it says so, and the tools below are other sizes, none of them added by one press",
    (query, size) => {
      const { near, areOthers, hits } = search(shop, query, 60);
      expect(near).toBe(`${size}: not listed. Other sizes:`);
      expect(areOthers).toBe(true);
      for (const { name } of hits) expect(name).not.toContain(size.replace(" mm", ""));
    },
  );

  it("nor is another code", () => {
    expect(search(shop, "CNMG 120406", 9)).toMatchObject({
      near: "CNMG 120406: not listed. Same seat:",
      areOthers: true,
    });
    expect(search(shop, "MCLNR 2525 M12", 9)).toMatchObject({ areOthers: true });
  });

  it.each(["reamer 9.9", "tap 11mm", "u drill 23.5", "chamfer mill 7"])(
    "%s: nothing else is offered",
    (query) => {
      expect(search(shop, query, 60)).toMatchObject({
        hits: [],
        missing: expect.stringMatching(/not listed\.$/),
      });
    },
  );

  it.each([
    "end mill 10mm",
    "drill 8.5mm 300 deep",
    "end mill 10 polished",
    "hello drill 8.5",
    "6 or 11 mm end mill",
  ])("%s: the tools have the size that was asked", (query) => {
    expect(search(shop, query, 60).areOthers).toBeUndefined();
    expect(search(shop, query, 60).hits).not.toEqual([]);
  });
});
