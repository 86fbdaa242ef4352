import { describe, expect, it } from "vitest";
import { specificationKeys } from "#engineering/values/specification-keys.ts";
import { realGlossary, realProducts } from "../testing/real-catalogue.ts";
import { workpieceLetters } from "#engineering/values/workpiece-groups.ts";

/** Seats and designations are codes of single products, not terms of the trade. */
const namesOnly = new Set(["size", "insert"]);
const values = [
  ...new Set(
    realProducts.flatMap(({ specifications }) =>
      specificationKeys.flatMap((key) => (namesOnly.has(key) ? [] : (specifications[key] ?? []))),
    ),
  ),
];
const { codesIn, explainCode, explainKey } = realGlossary;
const words = (text: string): number => text.split(/\s+/).length;

/**
 * The words of a value that aren't plain English: capitals or digits among letters, Greek, single letters. Sizes
 * ("M12") and numbers with their units are excluded.
 */
function codedWords(value: string): string[] {
  const explained = codesIn(value);
  let rest = value;
  for (const { start, end } of explained.toReversed()) rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  return rest
    .split(/[\s,;:()/+–-]+/)
    .filter((word) => /[A-Z].*[A-Z]|\p{Script=Greek}|[A-Za-z]\d|^[A-Z]$/u.test(word) && !/^M\d+$/.test(word));
}

describe("the glossary", () => {
  it("explains each of the 19 keys in at most 40 words", () => {
    expect(specificationKeys).toHaveLength(19);
    for (const key of specificationKeys) {
      expect(words(explainKey(key)), key).toBeGreaterThan(3);
      expect(words(explainKey(key)), key).toBeLessThanOrEqual(40);
    }
  });

  it("explains every code in the content", () => {
    const odd = values.flatMap((value) => codedWords(value).map((word) => `${word} in "${value}"`));
    expect(odd).toEqual([]);
  });

  it("explains every coating in the content", () => {
    const coatings = new Set(realProducts.flatMap(({ specifications }) => specifications.coating ?? []));
    for (const coating of coatings) expect(codesIn(coating), coating).not.toEqual([]);
  });

  it.each([
    ["M – ISO 261 / ISO 724, tolerance 6H (ISO 2)", "M", /^Metric thread/],
    ["M – stainless steel", "M", /^Stainless steel/],
    ["Form A, 60°", "Form A", /centre drill/],
    ["Form C, 2–3 threads", "Form C", /tap's tip/],
    ["Coated carbide, ISO K20–K40 substrate", "K20–K40", /under the coating/],
    ["Carbide, ISO K20–K40", "K20–K40", /cast iron/],
  ])("%s: explains %s as what it is there", (value, term, text) => {
    expect(codesIn(value).find((code) => code.term === term)?.text).toMatch(text);
  });

  it("takes at most 40 words for any code", () => {
    for (const { term, text } of values.flatMap(codesIn)) {
      expect(words(text), term).toBeGreaterThan(3);
      expect(words(text), `${term}: ${text}`).toBeLessThanOrEqual(40);
    }
  });

  it.each([
    ...workpieceLetters,
    "RE",
    "KAPR",
    "IC",
    "DIN 6535 HA",
    "DIN 6535 HB",
    "6H",
    "h6",
    "S01020",
    "T02020",
    "P25",
    "P15–P35",
    "TiAlN",
    "CBN",
    "about 65 % CBN",
    "PCBN",
    "PCD",
    "10 µm grain",
    "TiCN",
    "Al2O3",
    "DLC",
    "HRC",
    "HB",
    "TPI",
    "HSS-E",
    "MQL",
  ])("explains %s by itself", (code) => {
    expect(explainCode(code)?.text).toMatch(/\.$/);
    expect(words(explainCode(code)?.text ?? "")).toBeLessThanOrEqual(40);
  });

  it.each([
    ["10 mm h6, DIN 6535 HB", ["h6", "DIN 6535 HB"]],
    ["P – steel; M – stainless steel", ["P", "M"]],
    ["Coated carbide, ISO P25 (P15–P35)", ["ISO", "P25", "P15–P35"]],
    ["Chamfered and honed S01020, RE 0.8 mm", ["S01020", "RE"]],
    ["CVD TiCN + Al2O3 + TiN", ["CVD", "TiCN", "Al2O3", "TiN"]],
    ["≤ 45 HRC", ["HRC"]],
    ["10 mm", []],
  ])("finds the codes in %s", (value, codes) => {
    expect(codesIn(value).map(({ term }) => term)).toEqual(codes);
  });

  it("reads the chamfer out of its code", () => {
    expect(explainCode("S01020")?.text).toContain("chamfer 0.10 mm wide at 20°, then honed");
    expect(explainCode("T02020")?.text).toContain("chamfer 0.20 mm wide at 20°, not honed");
  });

  it("explains nothing that it doesn't know", () => {
    for (const word of ["steel", "XYZ", "", "CNMG 120408"]) expect(explainCode(word)).toBeUndefined();
  });
});
