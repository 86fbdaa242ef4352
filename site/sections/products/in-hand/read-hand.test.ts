import fc from "fast-check";
import { expect, test } from "vitest";
import { mismatchWords, handWords } from "./hand-words.ts";
import { noFields, type HandFields } from "../../../catalogue/places/hand-address.ts";
import { readHand } from "./read-hand.ts";

function fields(part: Partial<HandFields>): HandFields {
  return { ...noFields, ...part };
}

test("what is filled in counts, what is empty says nothing", () => {
  expect(readHand(fields({ shape: "C", measured: "12,7", of: "edge", hole: "", printed: " 408 " }))).toEqual({
    hand: { shape: "C", size: { mm: 12.7, of: "edge" }, printed: "408" },
  });
});

test("an empty form and one with signs alone get a sentence that says what helps", () => {
  expect(readHand(fields({}))).toMatchObject({
    field: "all",
    fault: expect.stringMatching(/^Say one thing at least/),
  });
  expect(readHand(fields({ printed: "???" }))).toMatchObject({
    fault: expect.stringMatching(/letter or a digit/),
  });
  expect(readHand(fields({ shape: "C", measured: "half an inch" }))).toMatchObject({ field: "measured" });
});

test("whatever is typed is read or answered with a sentence", () => {
  const any = fc.record({
    shape: fc.constantFrom("", "C", "R"),
    measured: fc.string(),
    of: fc.string(),
    hole: fc.constantFrom("", "none", "straight"),
    printed: fc.string(),
  });
  fc.assert(
    fc.property(any, (part) => {
      const read = readHand(part);
      if ("fault" in read) expect(read.fault).toMatch(/\.$/);
      else expect(Object.keys(read.hand).length).toBeGreaterThan(0);
    }),
  );
});

test("the reading says what was said, in the words of a workshop", () => {
  const hand = {
    shape: "C",
    size: { mm: 12.7, of: "circle" as const },
    hole: "straight" as const,
    printed: "408",
  };
  expect(handWords({ hand })).toBe("C, rhombic 80° · circle 12.7 mm · straight hole · printed “408”");
  expect(mismatchWords(["size", "printed"])).toBe("another size and another printed code");
});
