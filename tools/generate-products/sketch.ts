import type { Product } from "#site/catalogue/model/schema.ts";
import type { Random } from "./random.ts";

/** A product without an id: the generator assigns ids to those that it keeps. */
export type Sketch = Omit<Product, "id">;

/** Generates one product of a family; the same random numbers give the same product. */
export type Sketcher = (random: Random) => Sketch;

/** Workpiece groups with the words, hardness and coolant that go with them. */
export const workpieces = {
  P: { words: "P – steel", name: "steel", hardness: "≤ 300 HB", coolant: "Emulsion or dry" },
  M: {
    words: "M – stainless steel",
    name: "stainless steel",
    hardness: "≤ 270 HB",
    coolant: "Emulsion, high flow",
  },
  K: {
    words: "K – grey and nodular cast iron",
    name: "cast iron",
    hardness: "≤ 280 HB",
    coolant: "Dry or emulsion",
  },
  S: {
    words: "S – heat-resistant alloys",
    name: "heat-resistant alloys",
    hardness: "≤ 400 HB",
    coolant: "Emulsion, high pressure",
  },
} as const;

export const groups = ["P", "M", "K", "S"] as const;

/** Toughness steps of the generated grades. */
const steps = ["05", "10", "15", "20", "25", "30", "35", "40"] as const;

/** The steps of a group: ISO 513 ends with 30 for heat-resistant alloys. */
export function stepsOf(group: (typeof groups)[number]): readonly (typeof steps)[number][] {
  return group === "S" ? steps.slice(0, steps.indexOf("30") + 1) : steps;
}

export const coatings = [
  "PVD TiAlN",
  "PVD AlTiN",
  "PVD AlCrN",
  "CVD TiCN + Al2O3",
  "CVD TiCN + Al2O3 + TiN",
] as const;
