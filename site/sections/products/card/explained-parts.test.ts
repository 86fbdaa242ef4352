import fc from "fast-check";
import { expect, test } from "vitest";
import { realGlossary, realProducts } from "../../../catalogue/testing/real-catalogue.ts";
import { explainedParts } from "./explained-parts.ts";

const joined = (value: string): string =>
  explainedParts(value, realGlossary)
    .map((part) => ("words" in part ? part.words : part.before + part.code.term + part.after))
    .join("");

test("a value with its codes marked still reads as the data has it", () => {
  for (const { specifications } of realProducts) {
    for (const value of Object.values(specifications)) expect(joined(value)).toBe(value);
  }
});

test("whatever a value says, marking its codes changes no character", () => {
  const piece = fc.constantFrom("h6", "DIN 6535 HB", "(", ")", ", ", " ", "/", "P25", "10 mm", "TiAlN", "≤");
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      expect(joined(pieces.join(""))).toBe(pieces.join(""));
    }),
  );
});

test("a code in brackets keeps its brackets at the end of a line", () => {
  expect(explainedParts("ISO P25 (P15–P35)", realGlossary).at(-1)).toMatchObject({
    before: "(",
    code: { term: "P15–P35" },
    after: ")",
  });
});

test("of a shank, tolerance and standard are explained, the size is not", () => {
  const terms = explainedParts("10 mm h6, DIN 6535 HB", realGlossary).map((part) =>
    "words" in part ? part.words : part.code.term,
  );
  expect(terms).toEqual(["10 mm ", "h6", " ", "DIN 6535 HB"]);
});
