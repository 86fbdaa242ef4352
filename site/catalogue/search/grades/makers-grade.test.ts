import { describe, expect, it } from "vitest";
import { makersGradeAt, makersGrades, rangeWords } from "./makers-grade.ts";

const grades = makersGrades({
  "4325": "P15-35",
  "2020": "M20",
  "1020": "P10",
  S30T: "S25-40, M20",
  NC3225: "P20-30",
});
const read = (text: string, isAfterCode = false) => {
  const found = makersGradeAt(text, 0, grades, isAfterCode);
  return found && `${text.slice(0, found.end)}: ${rangeWords(found.ranges)}`;
};

describe("another maker's grade", () => {
  it.each([
    ["4325", "4325: P15–P35"],
    ["4325 INSERT", "4325: P15–P35"],
    ["NC3225", "NC3225: P20–P30"],
    ["NC 3225", "NC 3225: P20–P30"],
    ["NC-3225, 10", "NC-3225: P20–P30"],
  ])("is read in %s", (text, words) => {
    expect(read(text)).toBe(words);
  });

  it.each([
    ["2020", "2020: M20"],
    ["S30T", "S30T: S25–S40, M20"],
    ["1020", "1020: P10"],
  ])("that may be a shank, a bar or a steel, %s, is one only behind a code", (text, words) => {
    expect(read(text)).toBeUndefined();
    expect(read(text, true)).toBe(words);
  });

  it.each(["43250", "4325.5", "NC32255", "TI-1005", "CNMG 120408"])("is not %s", (text) => {
    expect(read(text, true)).toBeUndefined();
  });
});
