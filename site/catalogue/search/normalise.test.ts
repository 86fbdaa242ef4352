import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normalise, normalisedText } from "./normalise.ts";

/** Texts with the characters of the rules, and anything else between them. */
const texts = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        "Ø",
        "⌀",
        "DIA",
        "dia",
        "×",
        ",",
        ".",
        "-",
        "–",
        "_",
        "·",
        "/",
        " ",
        "8",
        "5",
        "12",
        "D",
        "m",
      ),
      fc.string({ unit: "grapheme", maxLength: 3 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(""));

describe("the form in which codes are compared", () => {
  it.each([
    ["cnmg120408", "CNMG120408"],
    ["CNMG 12 04 08", "CNMG120408"],
    ["cnmg-120408", "CNMG120408"],
    ["CNMG_12·04/08", "CNMG120408"],
    ["8,5", "8.5"],
    ["8.5", "8.5"],
    ["S25T-SCLCR 09", "S25TSCLCR09"],
    ["approx. 8.5 mm.", "APPROX8.5MM"],
    ["10 × 22 × 72", "10X22X72"],
    ["10x22x72", "10X22X72"],
    ["Ø8,5", "D8.5"],
    ["⌀ 10", "D10"],
    ["DIA 10", "D10"],
    ["dia. 10", "D10"],
    ["Ørsted", "ØRSTED"],
    ["DIAMOND 10", "DIAMOND10"],
    ["MEDIA 10", "MEDIA10"],
    ["ＣＮＭＧ１２", "CNMG12"],
    ["1,2,3", "1.2.3"],
    ["Al₂O₃", "AL2O3"],
    ["\u1100\u1161 8", "\uac008"],
    ["ㄱㅏ", "\uac00"],
    ["ｶﾞ", "ガ"],
  ])("%s is %s", (original, text) => {
    expect(normalise(original).text).toBe(text);
    expect(normalisedText(original)).toBe(text);
  });

  it("is the same by the quick way", () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(normalisedText(text)).toBe(normalise(text).text);
      }),
      { numRuns: 300 },
    );
  });

  it("knows for each character where it came from, in the order of the text", () => {
    fc.assert(
      fc.property(texts, (original) => {
        const { text, starts, ends } = normalise(original);
        expect(starts).toHaveLength(text.length);
        expect(ends).toHaveLength(text.length);
        starts.forEach((start, at) => {
          expect(start).toBeGreaterThanOrEqual(starts[at - 1] ?? 0);
          expect(ends[at]).toBeGreaterThan(start);
          expect(ends[at]).toBeLessThanOrEqual(original.length);
        });
      }),
    );
  });
});
