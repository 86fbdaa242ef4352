import { expect, it } from "vitest";
import type { Product } from "#site/catalogue/model/schema.ts";
import { checkTrade } from "../content/check-trade.ts";
import { ContentError } from "../reading/parse-content.ts";

type Facts = Product["specifications"];

const inchTap: Facts = {
  type: "Machine tap, spiral flute",
  diameter: "6.35 mm",
  size: "1/4-20 UNC",
  threadPitch: "20 TPI",
  threadStandards: "UNC – ASME B1.1, tolerance 2B",
  shank: "6.48 mm, square 4.85 mm",
  length: "63.5 mm",
  edge: "Form C, 2–3 threads",
};
const leftTap: Facts = {
  type: "Machine tap, left hand, spiral flute",
  diameter: "8 mm",
  size: "M8 × 1.25 LH",
  threadPitch: "1.25 mm",
  shank: "8 mm, square 6.2 mm",
  length: "90 mm",
  edge: "Form C, 2–3 threads",
};

/** What the rules say of one tap; empty if nothing. */
function faultsOf(specifications: Facts, drill: number, standard: string): string {
  const product: Product = {
    category: "threading",
    subcategory: "internal",
    item: "tools",
    family: "tap",
    series: "taps",
    picture: "tap",
    id: "one",
    name: `Machine tap ${specifications.size}, ${standard}`,
    description: `Tapping drill ${drill} mm.`,
    specifications,
  };
  try {
    checkTrade([product]);
    return "";
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
}

it("a tap that agrees with its thread and its blank's standard is taken", () => {
  expect(faultsOf(inchTap, 5.1, "ASME B94.9")).toBe("");
  expect(faultsOf(leftTap, 6.8, "DIN 371")).toBe("");
});

it.each<[what: string, facts: Facts, words: string]>([
  ["a unified tap's threads", { ...inchTap, size: "1/4-18 UNC" }, "1/4-20 UNC, 5/16-18 UNC"],
  [
    "a unified tap's series",
    { ...inchTap, threadStandards: "UNF – ASME B1.1" },
    "begins with UNC (1/4-20 UNC)",
  ],
  ["a unified tap's diameter", { ...inchTap, diameter: "6.4 mm" }, "expected 6.35 mm (1/4-20 UNC)"],
  ["its shank", { ...inchTap, shank: "7 mm, square 5.5 mm" }, '"6.48 mm, square 4.85 mm" (ASME B94.9)'],
  ["its length", { ...inchTap, length: "80 mm" }, "expected 63.5 mm (ASME B94.9)"],
  ["metric words for it", { ...inchTap, threadStandards: "UNC – ISO 261" }, "ASME B1.1"],
  [
    "a hand that the size lacks",
    { ...inchTap, type: "Machine tap, left hand, spiral flute" },
    'no "left hand"',
  ],
])("%s that isn't the standard's is refused", (_, facts, words) => {
  expect(faultsOf(facts, 5.1, "ASME B94.9")).toContain(words);
});

it("a left-hand tap whose type doesn't say so, another drill and another blank are refused", () => {
  expect(faultsOf({ ...leftTap, type: "Machine tap, spiral flute" }, 6.8, "DIN 371")).toContain(
    '"left hand"',
  );
  expect(faultsOf(inchTap, 5.5, "ASME B94.9")).toContain("agree with size (tapping drill: 5.1)");
  expect(faultsOf({ ...leftTap, length: "100 mm" }, 6.8, "DIN 371")).toContain("expected 90 mm (DIN 371)");
});
