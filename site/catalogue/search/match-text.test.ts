import { describe, expect, it } from "vitest";
import { matchable, matchDesignation, matchText, wordsOf } from "./match-text.ts";
import { normalisedText } from "./normalise.ts";

const match = (text: string, token: string, isTyping = false): number =>
  matchText(matchable(wordsOf(text)), normalisedText(token), isTyping);

describe("looking for a word", () => {
  it.each([
    ["Solid carbide end mill", "mill", 2],
    ["Solid carbide end mill", "carb", 1],
    ["Solid carbide end mill", "endmill", 1],
    ["Endmill", "mill", 1],
    ["4-flute", "flute", 2],
    ["Drill Ø8.5, 3 × D", "8,5", 1],
    ["Drill Ø8.5, 3 × D", "Ø8.5", 2],
    ["Drill Ø8.5, 3 × D", "5", 0],
    ["Drill Ø8.5, 3 × D", "8", 0],
    ["50 mm", "5", 0],
    ["15 mm", "5", 0],
    ["P25", "P2", 0],
    ["Solid carbide", "bid", 0],
    ["wide edge", "deed", 0],
    ["Small M25", "LM25", 0],
    ["Steel", "s", 0],
  ] as const)("in %s for %s: %d", (text, token, expected) => {
    expect(match(text, token)).toBe(expected);
  });

  it("lets a number go on while it is typed, but never begin inside another", () => {
    expect(match("Drill Ø10.2", "Ø10", true)).toBe(1);
    expect(match("Drill Ø10.2", "Ø10")).toBe(0);
    expect(match("Drill Ø10.2", "2", true)).toBe(0);
  });
});

describe("looking in a designation", () => {
  it.each([
    ["CNMG120408", "08", true],
    ["CNMG120408", "8", false],
    ["16ERAG60", "AG60", true],
    ["10X22X72", "22", true],
    ["10X22X72", "2", false],
    ["8.5X47X89", "5", false],
    ["M8X1.25", "8", true],
  ])("%s for %s: %s", (code, token, expected) => {
    expect(matchDesignation(code, token)).toBe(expected);
  });
});
