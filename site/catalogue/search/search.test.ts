import { describe, expect, it } from "vitest";
import { realProducts, realSearchWords, realTree } from "../testing/real-catalogue.ts";
import { openSearch } from "./open-search.ts";
import { searchData } from "./search-data.ts";
import { search } from "./search.ts";
import { realSearch as index } from "./testing/real-search.ts";

const idsFor = (query: string, limit = Infinity): string[] =>
  search(index, query, limit).hits.map(({ id }) => id);
const first = (query: string) => search(index, query, 1).hits[0];
const readingOf = (query: string): string[] => search(index, query, 1).parts.map(({ label }) => label);

describe("searching by code", () => {
  it.each(["cnmg120408", "CNMG 12 04 08", "cnmg-120408", "CNMG 120408", "cnmg/12·04_08"])(
    "%s finds the same product first",
    (query) => {
      expect(first(query)).toMatchObject({ designation: "CNMG 120408", why: "" });
      expect(idsFor(query)).toEqual(idsFor("CNMG 120408"));
    },
  );

  it("finds a code by its beginning", () => {
    expect(first("mdjnr2020")?.designation).toMatch(/^MDJNR 2020/);
  });

  it("reads the threading bar SIR of a letter that begins with Sir", () => {
    expect(first("SIR 0016 M16")?.designation).toBe("SNR 0016 M16");
    expect(first("Dear Sir CNMG 120408")?.designation).toBe("CNMG 120408");
  });

  it("finds a product by the id that stands in an enquiry", () => {
    expect(idsFor("thr-it-tap-m8-c")).toEqual(["thr-it-tap-m8-c"]);
  });

  it("finds a product by the shop's own order code, and shows that code", () => {
    const coded = realProducts.map((product, number) => ({ ...product, orderCode: `TI-${1000 + number}` }));
    const own = openSearch(searchData(realTree, coded, realSearchWords));
    for (const { id, orderCode } of coded) {
      expect(search(own, orderCode.toLowerCase(), 1).hits[0]).toMatchObject({ id, orderCode });
    }
  });

  it("names what goes with the tool of a code", () => {
    const { related } = search(index, "CNMG 120408", 9);
    expect(related?.title).toBe("Goes with CNMG 120408");
    expect(related?.hits.map(({ designation }) => designation)).toContain("PCLNR 2525 M12");
  });
});

describe("a number means what it can stand for", () => {
  it("m8 gives the tap first, then the drill for its hole", () => {
    const [tap, drill] = search(index, "m8", 9).hits;
    expect(tap).toMatchObject({ designation: "M8 × 1.25", why: "thread M8 × 1.25" });
    expect(drill?.why).toBe("tapping drill M8");
    expect(drill?.name).toContain("Ø6.8");
  });

  it("finds the Ø10 end mill by 10x22x72, however it is written", () => {
    for (const query of ["10x22x72", "10 × 22 × 72 mm", "10X22X72", "10 x 22 x 72", "10*22*72"])
      expect(first(query)?.id).toBe("mil-em-4f-10");
  });

  it("takes a decimal comma for a point, and 3 for 3.0", () => {
    expect(idsFor("8,5")).toEqual(idsFor("8.5"));
    expect(idsFor("drill Ø5")).toEqual(idsFor("drill 5.0 mm"));
    expect(idsFor("parting insert 3")).toEqual(idsFor("parting insert 3.0"));
  });

  it.each(["Ø10", "⌀10", "dia 10", "DIA. 10", "Ø 10", "10 dia"])(
    "%s finds what has this diameter",
    (query) => {
      expect(idsFor(query)).toEqual(idsFor("D10"));
      expect(idsFor(query)).toEqual(expect.arrayContaining(["mil-em-4f-10", "mil-bn-2f-10l"]));
    },
  );

  it("takes a shank for no diameter, and a flute length for no hardness", () => {
    for (const { name } of search(index, "drill 12mm", 9).hits) expect(name).toContain("Ø12");
    for (const { material } of search(index, "HRC 60", 9).hits) expect(material).toMatch(/^H/);
  });

  it("takes a slash between digits for a fraction of an inch, and says that there is none", () => {
    for (const query of ["1/4 drill", '1/4" drill', "¼ inch drill", "0.25 inch drill"])
      expect(search(index, query, 9).missing, query).toBe("Drills, Ø6.35 mm: not listed.");
    expect(search(index, "1/2 end mill", 9).near).toBe("Ø12.7 mm: not listed. Other sizes:");
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
    ["cut-off blade", "parting blade"],
    ["cbn", "pcbn"],
    ["ड्रिल", "drill"],
    ["पीतल", "brass"],
    ["metric end mill", "end mill"],
  ])("%s finds what %s finds", (one, other) => {
    expect(idsFor(one)).toEqual(idsFor(other));
    expect(idsFor(one).length).toBeGreaterThan(0);
  });

  it("forgives one wrong letter in a word", () => {
    expect(readingOf("carbde dril")).toEqual(["Solid carbide", "Drills"]);
    expect(readingOf("profilnig")).toEqual(["Profiling"]);
  });

  it("forgives nothing inside codes and numbers: it says that they are not listed", () => {
    expect(search(index, "CNMG 120402", 5).near).toBe("CNMG 120402: not listed. Same seat:");
    expect(search(index, "10x22x73", 5).near).toBe("10 × 22 × 73 mm: not listed. Other sizes:");
  });

  it("never looks for two letters inside a code", () => {
    for (const query of ["MS", "CI", "UNC"])
      expect(search(index, query, 50).parts.map(({ label }) => label)).not.toContain(query);
  });

  it("gives no reason that the name has marked already", () => {
    expect(first("10 mm end mill")?.why).toBe("");
    expect(first("10 mm end mill for steel")?.why).toBe("P – steel");
    expect(first("12 mm shank end mill")?.why).not.toBe("");
  });

  it("takes markup for text", () => {
    const query = "<img src=x onerror=alert()>";
    const result = search(index, query, 9);
    expect(result.total).toBe(0);
    expect(result.parts.every(({ as }) => as !== "used")).toBe(true);
  });
});

it("a metric thread means inserts and taps of that form, right-hand ones first", () => {
  const { hits } = search(index, "metric thread insert 1.5 pitch external", 9);
  expect(hits[0]?.designation).toBe("16ER 1.50 ISO");
  for (const { name } of hits) expect(name).toMatch(/ISO|60/);
  for (const { name } of search(index, "metric thread", 200).hits)
    expect(name).toMatch(/tap|thread|profile/i);
});

describe("searching for a workpiece", () => {
  it.each([
    ["SS304", "for SS304: stainless steel (M)"],
    ["EN 8", "for EN 8: steel (P)"],
    ["FG 260", "for FG 260: cast iron (K)"],
    ["LM25", "for LM25: non-ferrous metals (N)"],
    ["Ti-6Al-4V", "for Ti-6Al-4V: heat-resistant alloys (S)"],
    ["EN31 60 HRC", "for EN31 60 HRC: hardened steel (H)"],
    ["hardened EN31", "for hardened EN31: hardened steel (H)"],
    ["EN31 annealed", "for EN31 annealed: steel (P)"],
  ])("understands %s", (query, reading) => {
    expect(readingOf(query)).toEqual([reading]);
    const letter = /\((.)\)/.exec(reading)?.[1] ?? "";
    expect(first(query)?.material).toMatch(new RegExp(String.raw`\b${letter} – `));
  });

  it("puts a tool made for the material before one that also cuts it", () => {
    const hits = search(index, "drill for stainless", Infinity).hits;
    const own = hits.filter(({ material }) => material.startsWith("M"));
    expect(own.length).toBeGreaterThan(0);
    expect(hits.slice(0, own.length)).toEqual(own);
  });

  it("finds the bars whose inserts are for the material", () => {
    expect(first("boring bar for aluminium")?.why).toBe("inserts for N – non-ferrous metals");
  });
});
