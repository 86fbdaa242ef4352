import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { madeUpProducts } from "../testing/made-up-products.ts";
import { anyText } from "../testing/any-text.ts";
import { realProducts, realTree } from "../testing/real-catalogue.ts";
import { markedPieces } from "./mark-ranges.ts";
import { openSearch } from "./open-search.ts";
import { searchData } from "./search-data.ts";
import { matchingIds, search } from "./search.ts";

const index = openSearch(searchData(realTree, realProducts));
const idsFor = (query: string, limit = Infinity): string[] =>
  search(index, query, limit).hits.map(({ id }) => id);
const first = (query: string) => search(index, query, 1).hits[0];
const groupsFor = (query: string): string[] =>
  search(index, query, 1).understood.flatMap(({ meaning }) => meaning ?? []);

/** The marked pieces in the name of the first hit. */
function marked(query: string): string[] {
  const hit = first(query);
  return markedPieces(hit?.name ?? "", hit?.nameRanges ?? []).flatMap(({ text, isMarked }) =>
    isMarked ? text : [],
  );
}

describe("searching by code", () => {
  it.each(["cnmg120408", "CNMG 12 04 08", "cnmg-120408", "CNMG 120408", "cnmg/12·04_08"])(
    "%s finds the same product first",
    (query) => {
      expect(first(query)).toMatchObject({ designation: "CNMG 120408", why: "code" });
      expect(idsFor(query)).toEqual(idsFor("CNMG 120408"));
    },
  );

  it("finds a code by its beginning", () => {
    expect(first("mdjnr2020")).toMatchObject({ why: "code begins so" });
    expect(first("mdjnr2020")?.designation).toMatch(/^MDJNR 2020/);
  });

  it("finds a product by the id that stands in an enquiry", () => {
    expect(idsFor("thr-it-tap-m8-c")).toEqual(["thr-it-tap-m8-c"]);
  });

  it("puts the very code before codes that begin so, and these before names", () => {
    const products = ["CNMG 120408 X", "Holder for CNMG 120408", "CNMG 120408"].map((name, number) => ({
      ...madeUpProducts(1)[0]!,
      id: `p${number}`,
      name,
      specifications: name.startsWith("CNMG") ? { size: name } : {},
    }));
    const own = openSearch(searchData(realTree, products));
    expect(search(own, "cnmg120408", 9).hits.map(({ id }) => id)).toEqual(["p2", "p0", "p1"]);
  });
});

describe("searching by size and thread", () => {
  it("m8 gives the tap first, then the drill for its hole", () => {
    const [tap, drill] = search(index, "m8", 9).hits;
    expect(tap).toMatchObject({ designation: "M8 × 1.25", why: "code" });
    expect(drill?.why).toBe("tapping drill M8");
    expect(drill?.name).toContain("Ø6.8");
  });

  it("puts the drill second, however many taps there are", () => {
    const tap = realProducts.filter(({ id }) => id === "thr-it-tap-m8-c");
    const more = [...tap, ...tap, ...tap].map((product, number) => ({ ...product, id: `tap-${number}` }));
    const own = openSearch(searchData(realTree, [...more, ...realProducts]));
    expect(search(own, "M8", 5).hits.map(({ why }) => why)).toEqual([
      "code",
      "tapping drill M8",
      "code",
      "code",
      "code",
    ]);
  });

  it("finds the Ø10 end mill by 10x22x72, however it is written", () => {
    for (const query of ["10x22x72", "10 × 22 × 72 mm", "10X22X72", "10 x 22 x 72"])
      expect(first(query)?.id).toBe("mil-em-4f-10");
  });

  it("takes a decimal comma for a point", () => {
    expect(idsFor("8,5")).toEqual(idsFor("8.5"));
    expect(first("8,5")?.designation).toMatch(/^8\.5 /);
  });

  it.each(["Ø10", "⌀10", "dia 10", "DIA. 10", "Ø 10"])("%s finds what has this diameter", (query) => {
    expect(idsFor(query)).toEqual(idsFor("D10"));
    expect(idsFor(query)).toEqual(expect.arrayContaining(["mil-em-4f-10", "mil-bn-2f-10l"]));
  });

  it("never finds a number inside a longer one", () => {
    expect(idsFor("Ø8")).not.toContain("dri-sd-85-3d");
  });

  it("lets a number go on while it is being typed", () => {
    expect(idsFor("Ø1")).toContain("mil-em-4f-10");
  });
});

describe("searching by words", () => {
  it.each([
    ["aluminum", "aluminium"],
    ["inox", "stainless"],
    ["tip", "insert"],
    ["endmill", "end mill"],
    ["ballnose", "ball nose"],
    ["u drill", "u-drill"],
    ["cut-off", "parting"],
    ["cbn", "pcbn"],
  ])("%s finds what %s finds", (one, other) => {
    expect(idsFor(one).toSorted()).toEqual(expect.arrayContaining(idsFor(other).toSorted().slice(0, 1)));
    expect(idsFor(one).length).toBeGreaterThan(0);
  });

  it("ranks a name before specifications and these before synonyms", () => {
    expect(first("stainless")?.why).toBe("name");
    expect(first("TiAlN")?.why).toMatch(/^Coating: /);
    expect(first("tip")?.why).toBe("also called: insert");
    expect(first("cut-off")?.name).toMatch(/^Parting/);
  });

  it("forgives one wrong letter in a word of five or more", () => {
    expect(first("carbde drill")?.why).toBe("similar word: carbide drill");
    expect(first("profilnig")?.why).toBe("similar word: profiling");
  });

  it("forgives nothing in codes, numbers and short words", () => {
    for (const query of ["PCLNX", "CNMG120409", "10x22x73", "tpa"]) expect(idsFor(query)).toEqual([]);
  });

  it("finds nothing that lacks one of the words", () => {
    expect(idsFor("ball nose M8")).toEqual([]);
  });

  it("takes markup for text", () => {
    const query = "<img src=x onerror=alert(1)>";
    const result = search(index, query, 9);
    expect(result.total).toBe(0);
    expect(result.understood.map(({ said }) => said).join(" ")).toBe(query);
  });

  it.each([
    ["SS304", "workpiece M, stainless steel"],
    ["SS 304", "workpiece M, stainless steel"],
    ["EN8", "workpiece P, steel"],
    ["FG260", "workpiece K, cast iron"],
    ["FG 260", "workpiece K, cast iron"],
    ["LM25", "workpiece N, non-ferrous metals"],
    ["Ti-6Al-4V", "workpiece S, heat-resistant alloys"],
    ["Inconel 718", "workpiece S, heat-resistant alloys"],
    ["EN31 60 HRC", "workpiece H, hardened steel"],
    ["EN31 annealed", "workpiece P, steel"],
  ])("understands %s", (query, meaning) => {
    expect(groupsFor(query)).toEqual([meaning]);
    expect(search(index, query, 1).hits[0]?.why).toContain(`${meaning.charAt("workpiece ".length)} – `);
  });
});

describe("what a result says", () => {
  it("counts all, and gives as many as asked for", () => {
    const { hits, total } = search(index, "insert", 3);
    expect(hits).toHaveLength(3);
    expect(total).toBe(matchingIds(index, "insert")?.length);
    expect(total).toBeGreaterThan(20);
  });

  it("says after nothing was found what was understood, and what one word less would find", () => {
    const { understood, shorter } = search(index, "M8 carbde xyzzy", 9);
    expect(understood).toEqual([
      { said: "M8", meaning: "thread M8" },
      { said: "carbde", meaning: undefined },
      { said: "xyzzy", meaning: undefined },
    ]);
    expect(shorter).toEqual({ query: "M8 carbde", total: matchingIds(index, "M8 carbde")?.length });
  });

  it("finds nothing for nothing", () => {
    for (const query of ["", "  ", "-", " / "]) {
      expect(search(index, query, 9)).toMatchObject({ hits: [], total: 0, compared: 0 });
      expect(matchingIds(index, query)).toBeUndefined();
    }
  });

  it("marks what was found in the text as it is written", () => {
    expect(marked("cnmg12")).toEqual(["CNMG 12"]);
    expect(marked("dia 8,5 drill")).toEqual(expect.arrayContaining(["drill", "Ø8.5"]));
    expect(marked("tip")).toEqual(["insert"]);
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
      "carbde",
      "<b>",
      ".",
      "-",
    );
    const query = fc.array(fc.oneof(word, anyText({ maxLength: 6 })), { maxLength: 6 });
    fc.assert(
      fc.property(query, (words) => {
        for (const hit of search(index, words.join(" "), 5).hits) {
          expect(
            markedPieces(hit.name, hit.nameRanges)
              .map(({ text }) => text)
              .join(""),
          ).toBe(hit.name);
          const pieces = markedPieces(hit.designation, hit.designationRanges);
          expect(pieces.map(({ text }) => text).join("")).toBe(hit.designation);
        }
      }),
      { numRuns: 50 },
    );
  });

  it("finds every product by its name and by its designation", () => {
    for (const { id, name, specifications } of realProducts) {
      expect(idsFor(name), name).toContain(id);
      if (specifications.size) expect(idsFor(specifications.size), specifications.size).toContain(id);
    }
  });
});

describe("counting what was found", () => {
  it("says how many are in each category", () => {
    const { total, totals } = search(index, "carbide", 1);
    expect(Object.keys(totals).length).toBeGreaterThan(1);
    expect(Object.values(totals).reduce((sum, count) => sum + count, 0)).toBe(total);
  });

  it("knows the type of what it found, which decides the usual quantity", () => {
    expect(first("cnmg120408")?.type).toMatch(/insert/i);
  });
});
