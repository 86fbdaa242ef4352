import { expect, it } from "vitest";
import type { Product } from "#site/catalogue/model/schema.ts";
import { madeUpThreadMill, millM10 } from "#site/catalogue/testing/made-up-thread-mill.ts";
import { checkTrade } from "../content/check-trade.ts";
import { pictureFault } from "../picture-rules/check-picture.ts";
import { ContentError } from "../reading/parse-content.ts";

function faultsOf(product: Product): string {
  try {
    checkTrade([product]);
    return "";
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
}

it("a thread mill that enters its hole and whose teeth reach twice its diameter is taken", () => {
  expect(faultsOf(millM10)).toBe("");
});

it.each<
  [what: string, thread: string, pitch: number, sides: [number, number, number, number], words: string]
>([
  [
    "no room in its hole",
    "M10",
    1.5,
    [8, 22.5, 63, 8],
    "expected at most 7.5 mm (nine tenths of the hole, 8.376 mm",
  ],
  ["teeth too short", "M10", 1.5, [7.5, 18, 63, 8], "expected teeth of 20 mm or more (2 × D of M10 × 1.5)"],
  ["half a tooth", "M10", 1.5, [7.5, 22, 63, 8], "expected teeth of a whole number of pitches of 1.5 mm"],
  ["a thread of no table", "M10", 2, [7.5, 24, 63, 8], "a name with a thread of ISO 261"],
  ["no length for its shank", "M10", 1.5, [7.5, 28.5, 63, 8], "expected 64.5 mm or more"],
])("one with %s is refused", (_, thread, pitch, sides, words) => {
  expect(faultsOf(madeUpThreadMill(thread, pitch, sides))).toContain(words);
});

it("one named after another pitch is refused, and so is a picture of an end mill", () => {
  const { specifications } = millM10;
  const other = { ...millM10, specifications: { ...specifications, threadPitch: "1.25 mm" } };
  expect(faultsOf(other)).toContain("expected 1.5 mm (M10 × 1.5)");
  const threadStandards = "M – ISO 261, internal thread 60°, from M12 × 1.5";
  expect(faultsOf({ ...millM10, specifications: { ...specifications, threadStandards } })).toContain(
    'expected "… from M10 × 1.5"',
  );
  expect(pictureFault({ ...millM10, picture: "endmill-4" })).toContain(
    "kind of tool: end mill instead of thread mill",
  );
  expect(pictureFault(millM10)).toBeUndefined();
});
