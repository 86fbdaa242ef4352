import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { realProducts } from "#site/catalogue/testing/real-catalogue.ts";
import { isInsert } from "../values/tool.ts";
import { matchInHand, rangeInsert, type InHand } from "./in-hand.ts";

const range = realProducts
  .filter((product) => isInsert(product))
  .map((product) => rangeInsert(product.id, product.specifications.size ?? ""));
const decoded = range.flatMap(({ designation, decoded: insert }) =>
  insert ? [{ designation, insert }] : [],
);

function codesFor(hand: InHand): string[] {
  return matchInHand(range, hand).inserts.map(({ designation }) => designation);
}

describe("a part of the printed code leads to the inserts that have it", () => {
  test.each([
    ["408", /0408/],
    ["WNMG", /^WNMG/],
    ["wn?g 08", /^WN.G ?08/],
    ["06T3", /06T3/],
    ["O6O4", /0604/],
    ["CN 1204", /^CN.*1204/],
  ])("%s", (printed, expected) => {
    const { inserts, mismatches } = matchInHand(range, { printed });
    expect(mismatches).toEqual([]);
    expect(inserts.length).toBeGreaterThan(0);
    for (const { designation } of inserts) expect(designation).toMatch(expected);
  });
});

describe("shape, size and hole lead to the seat", () => {
  test.each<[string, InHand, RegExp]>([
    [
      "80° rhombus, circle 12.7, straight hole",
      { shape: "C", size: { mm: 12.7, of: "circle" }, hole: "straight" },
      /^CN.[AG] ?1204/,
    ],
    [
      "the same, edge measured between its corners",
      { shape: "C", size: { mm: 11.6, of: "edge" }, hole: "straight" },
      /^CN.[AG] ?1204/,
    ],
    ["trigon, circle 12.7", { shape: "W", size: { mm: 12.6, of: "circle" } }, /^WN.. ?08/],
    ["round, measured across", { shape: "R", size: { mm: 12, of: "edge" } }, /^R... ?12/],
  ])("%s", (_, hand, expected) => {
    const codes = codesFor(hand);
    expect(matchInHand(range, hand).mismatches).toEqual([]);
    expect(codes.length).toBeGreaterThan(0);
    for (const code of codes) expect(code).toMatch(expected);
  });
});

test("every insert of the range is found by what a hand can tell of it", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...decoded),
      fc.double({ min: -0.3, max: 0.3, noNaN: true }),
      ({ designation, insert }, off) => {
        const [circle] = insert.inscribedCircles;
        const hand: InHand = {
          shape: insert.shapeLetter,
          ...(circle !== undefined && { size: { mm: circle + off, of: "circle" } }),
          printed: designation.slice(0, 4),
        };
        expect(codesFor(hand)).toContain(designation);
      },
    ),
  );
});

test("whatever is given, an exact match contradicts nothing, and what comes near says in what it differs", () => {
  const hands = fc.record(
    {
      shape: fc.constantFrom("C", "D", "S", "T", "V", "W", "R", "A", "H"),
      size: fc.record({
        mm: fc.double({ min: 3, max: 32, noNaN: true }),
        of: fc.constantFrom("edge", "circle"),
      }),
      hole: fc.constantFrom("none", "straight", "countersunk"),
      printed: fc.stringMatching(/^[A-Z0-9? ]{0,6}$/),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(hands, (given) => {
      const hand = given as InHand;
      const { inserts, mismatches } = matchInHand(range, hand);
      for (const part of mismatches) expect(hand[part]).toBeDefined();
      // Never everything that was said is contradicted.
      if (inserts.length > 0) expect(mismatches.length).toBeLessThan(Object.keys(hand).length);
      else expect(mismatches).toEqual([]);
    }),
  );
});

test("a size that no insert of the shape has leads to the shape, the nearest size first", () => {
  const hand: InHand = { shape: "C", size: { mm: 14.2, of: "circle" } };
  const { inserts, mismatches } = matchInHand(range, hand);
  expect(mismatches).toEqual(["size"]);
  expect(inserts[0]?.designation).toMatch(/^C... ?12/);
});

test("nothing said finds nothing", () => {
  expect(matchInHand(range, {})).toEqual({ inserts: [], mismatches: [] });
});
