import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { madeUpProducts } from "../testing/made-up-products.ts";
import { realProducts, realTree } from "../testing/real-catalogue.ts";
import { markedPieces } from "./mark-ranges.ts";
import { openSearch, prepare } from "./open-search.ts";
import { searchData, type SearchData } from "./search-data.ts";
import { matchingIds, search, searchInSteps } from "./search.ts";

const index = openSearch(searchData(realTree, realProducts));
const idsFor = (query: string, limit = 50): string[] => search(index, query, limit).hits.map(({ id }) => id);
const first = (query: string) => search(index, query, 1).hits[0];
const groupsFor = (query: string): string[] =>
  search(index, query, 1).understood.flatMap(({ meaning }) => meaning ?? []);

/** What is marked in the name of the first hit. */
function marked(query: string): string[] {
  const hit = first(query);
  return markedPieces(hit?.name ?? "", hit?.nameRanges ?? []).flatMap(({ text, isMarked }) =>
    isMarked ? text : [],
  );
}

describe("searching by code", () => {
  it.each(["cnmg120408", "CNMG 12 04 08", "cnmg-120408", "CNMG 120408", "cnmg/12·04_08"])(
    "%s finds the same product first",
    (query) => expect(first(query)).toMatchObject({ id: "tur-st-cnmg120408-p25", why: "code" }),
  );

  it("finds a code by its beginning", () => {
    expect(first("mdjn")).toMatchObject({ id: "tur-ho-mdjnr2020k15", why: "code begins so" });
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
    const hits = search(index, "m8", 9).hits;
    expect(hits[0]?.id).toBe("thr-it-tap-m8-c");
    expect(hits[1]).toMatchObject({ id: "dri-sd-68-5d-ss", why: "tapping drill M8" });
  });

  it("finds the Ø10 end mill by 10x22x72, however it is written", () => {
    for (const query of ["10x22x72", "10 × 22 × 72 mm", "10X22X72", "10 x 22 x 72"])
      expect(first(query)?.id).toBe("mil-em-4f-10");
  });

  it("takes a decimal comma for a point", () => {
    expect(idsFor("8,5")).toEqual(idsFor("8.5"));
    expect(first("8,5")?.id).toBe("dri-sd-85-3d");
  });

  it.each(["Ø10", "⌀10", "dia 10", "DIA. 10", "Ø 10"])("%s finds what has this diameter", (query) => {
    expect(idsFor(query)).toEqual(["mil-em-4f-10", "mil-bn-2f-10l"]);
  });

  it("never finds a number inside a longer one", () => {
    expect(idsFor("Ø8")).not.toContain("dri-sd-85-3d");
    expect(idsFor("50 HRC")).not.toContain("thr-ii-16ir150iso");
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
    expect(first("cut-off")?.id).toBe("par-bl-32-3");
  });

  it("forgives one wrong letter in a word of five or more", () => {
    expect(first("carbde drill")?.id).toBe("dri-sd-85-3d");
    expect(first("profilnig")?.why).toBe("similar word: profiling");
  });

  it("forgives nothing in codes, numbers and short words", () => {
    for (const query of ["PCLNL", "CNMG120409", "10x22x73", "tpa"]) expect(idsFor(query)).toEqual([]);
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
    expect(marked("dia 8,5 drill")).toEqual(["drill", "Ø8.5"]);
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
    const query = fc.array(fc.oneof(word, fc.string({ unit: "binary", maxLength: 6 })), { maxLength: 6 });
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
    );
  });

  it("finds every product by its name and by its designation", () => {
    for (const { id, name, specifications } of realProducts) {
      expect(idsFor(name), name).toContain(id);
      if (specifications.size) expect(idsFor(specifications.size), specifications.size).toContain(id);
    }
  });
});

describe("ten thousand products", () => {
  const data: SearchData = JSON.parse(JSON.stringify(searchData(realTree, madeUpProducts(10_000))));

  it("take at most 100 KiB of index for each thousand", () => {
    expect(new TextEncoder().encode(JSON.stringify(data)).length).toBeLessThan(10 * 100 * 1024);
  });

  it("keep shared facts few, so that a query looks at each text once", () => {
    expect(data.facts.length).toBeLessThan(1_000);
  });

  it("are each compared once for a query that finds something, whatever its length", () => {
    const big = openSearch(data);
    expect(search(big, "end mill", 20)).toMatchObject({ total: 10_000, compared: 10_000 });
    expect(search(big, "2-flute carbide end mill TiAlN stainless", 20).compared).toBe(10_000);
  });

  it("are compared four times at the most, for a query that finds nothing", () => {
    expect(search(openSearch(data), "xyzzy plugh", 20).compared).toBeLessThanOrEqual(40_000);
  });

  it("are searched in steps of a thousand, between which the page can breathe", () => {
    const steps = searchInSteps(openSearch(data), "end mill", 20);
    let count = 0;
    while (!steps.next().done) count += 1;
    expect(count).toBeGreaterThanOrEqual(18);
  });

  it("are made ready in slices, each once", () => {
    const big = openSearch(data);
    expect(prepare(big, 2_000)).toBe(false);
    const [entry] = big.entries;
    expect(big.entries).toHaveLength(2_000);
    expect(prepare(big)).toBe(true);
    search(big, "mill", 1);
    expect(big.entries[0]).toBe(entry);
    expect(big.entries).toHaveLength(10_000);
  });
});
