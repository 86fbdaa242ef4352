import { describe, expect, it } from "vitest";
import { codeWidth, cornerOf, labelPapers, labelsOn, marginsOf, QUIET, sheetsOf } from "./label-paper.ts";

function paperOf(name: string) {
  const paper = labelPapers.find((each) => each.name === name);
  if (!paper) throw new Error(`No paper "${name}".`);
  return paper;
}

describe("each label is where the sheet has it", () => {
  // By hand: (paper − all labels − all gaps) / 2 is the margin.
  it.each([
    ["A4, 3 × 8 of 70 × 37 mm", 24, [0, 0.5], [70, 0.5], [140, 259.5]],
    ["A4, 3 × 8 of 70 × 36 mm", 24, [0, 4.5], [70, 4.5], [140, 256.5]],
    ["A4, 2 × 7 of 99.1 × 38.1 mm", 14, [4.65, 15.15], [106.25, 15.15], [106.25, 243.75]],
    ["A4, 4 × 10 of 48.5 × 25.4 mm", 40, [8, 21.5], [56.5, 21.5], [153.5, 250.1]],
    // In inches: 3/16 and 1/2 from the edges, 2 3/4 from column to column.
    ["Letter, 3 × 10 of 66.7 × 25.4 mm", 30, [4.7625, 12.7], [74.6125, 12.7], [144.4625, 241.3]],
  ] as const)("%s", (name, count, first, second, last) => {
    const paper = paperOf(name);
    expect(labelsOn(paper)).toBe(count);
    for (const [index, [left, top]] of [
      [0, first],
      [1, second],
      [count - 1, last],
    ] as const) {
      const corner = cornerOf(paper, index);
      expect(corner.left).toBeCloseTo(left, 6);
      expect(corner.top).toBeCloseTo(top, 6);
    }
  });
});

it("nothing stands in the 5 mm that printers leave blank", () => {
  for (const paper of labelPapers) {
    const { left, top } = cornerOf(paper, 0);
    const { x, y } = marginsOf(paper);
    expect(left + x).toBeGreaterThanOrEqual(5);
    expect(top + y).toBeGreaterThanOrEqual(5);
  }
});

it("a code's squares are 0.4 mm at least, and a code that has no room is not drawn smaller", () => {
  for (const paper of labelPapers) {
    // Version 5 of the standard: an address of 84 bytes.
    const width = codeWidth(paper, 37) ?? 0;
    expect(width / (37 + 2 * QUIET)).toBeGreaterThanOrEqual(0.4);
    expect(width).toBeLessThanOrEqual(paper.label.height - 2 * marginsOf(paper).y);
  }
  expect(codeWidth(paperOf("A4, 4 × 10 of 48.5 × 25.4 mm"), 49)).toBeUndefined();
  expect(codeWidth(paperOf("A4, 3 × 8 of 70 × 37 mm"), 49)).toBeDefined();
});

it("a sheet that was begun goes on at its first free label", () => {
  const paper = paperOf("A4, 2 × 7 of 99.1 × 38.1 mm");
  const sheets = sheetsOf(paper, ["a", "b", "c"], 13);
  expect(sheets).toEqual([
    [
      { label: "a", index: 12 },
      { label: "b", index: 13 },
    ],
    [{ label: "c", index: 0 }],
  ]);
  expect(sheetsOf(paper, [], 1)).toEqual([]);
});
