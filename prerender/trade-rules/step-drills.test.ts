import { describe, expect, it } from "vitest";
import { madeUpStepDrill } from "#site/catalogue/testing/made-up-drills.ts";
import type { Product } from "#site/catalogue/model/schema.ts";
import { checkTrade } from "../content/check-trade.ts";
import { pictureContradictions } from "../picture-rules/check-picture.ts";
import { recipes } from "../picture-rules/recipes.ts";
import { shownFacts } from "../picture-rules/shown-facts.ts";
import { statedFacts } from "../picture-rules/stated-facts.ts";
import { Tool } from "./tool.ts";

const conical = madeUpStepDrill("DIN 8378", 8);
const flat = madeUpStepDrill("DIN 8376", 8);
const changed = (product: Product, values: Record<string, string>): Product => ({
  ...product,
  specifications: { ...product.specifications, ...values },
});

describe("a step drill", () => {
  it("of every thread of DIN 8378 and DIN 8376 is taken", () => {
    const all = [3, 4, 5, 6, 8, 10, 12].flatMap((thread) => [
      madeUpStepDrill("DIN 8378", thread),
      madeUpStepDrill("DIN 8376", thread),
    ]);
    expect(() => checkTrade(all)).not.toThrow();
  });

  it.each<[why: string, values: Record<string, string>, sentence: RegExp]>([
    [
      "no step",
      { edge: "Point angle 140°" },
      /edge: expected its step: "Point angle 140°, step 90° to Ø9 mm"/,
    ],
    ["no pilot length", { depth: "" }, /depth: /],
    [
      "another pilot",
      { diameter: "7 mm", size: "7 × 47 × 89 mm" },
      /diameter: expected 6.8 mm \(DIN 8378, M8\)/,
    ],
    ["another pilot length", { depth: "19 mm" }, /depth: expected 21 mm \(DIN 8378, M8\)/],
    ["a flat step", { edge: "Point angle 140°, step 180° to Ø9 mm" }, /edge: expected "step 90° to Ø9 mm"/],
    ["a step below its pilot", { edge: "Point angle 140°, step 90° to Ø6 mm" }, /a step wider than Ø6.8 mm/],
    ["a thinner shank", { shank: "8 mm h6, DIN 6535 HA" }, /shank: expected 10 mm \(DIN 6537 K, Ø9 mm\)/],
    ["the flutes of its pilot", { size: "6.8 × 34 × 89 mm" }, /size: expected 47 mm of flutes/],
  ])("with %s is refused", (_, values, sentence) => {
    expect(() => checkTrade([changed(conical, values)])).toThrow(sentence);
  });

  it("with a flat step isn't shown by the picture of a conical one, nor by a drill without a step", () => {
    const contradictions = (product: Product, name: string): string[] => {
      const recipe = recipes().get(name);
      if (!recipe) throw new Error(`No recipe ${name}.`);
      return pictureContradictions(shownFacts(recipe), statedFacts(new Tool(product)));
    };
    expect(contradictions(flat, "step-drill-flat")).toEqual([]);
    expect(contradictions(conical, "step-drill")).toEqual([]);
    expect(contradictions(flat, "step-drill").join()).toContain(
      "with a step of 90° instead of with a step of 180°",
    );
    expect(contradictions(conical, "drill-solid").join()).toContain("without a step");
  });
});
