import type { Minutes } from "../units/units.ts";
import { costOf, type Cost } from "./cost.ts";
import { parseFigure } from "./read-figures.ts";

/** Fields of the cost, with what may be typed; times in minutes, money in the visitor's currency. */
export const costFields = [
  { name: "rate", label: "Machine, an hour", unit: "money", least: 0, most: 1_000_000 },
  { name: "insertPrice", label: "Insert or tool", unit: "money", least: 0, most: 1_000_000 },
  { name: "edges", label: "Edges of it", unit: "", least: 1, most: 100 },
  { name: "edgeLife", label: "An edge cuts for", unit: "min", least: 0.1, most: 10_000 },
  { name: "changeTime", label: "To change an edge", unit: "min", least: 0, most: 600 },
] as const;

export type CostField = (typeof costFields)[number]["name"];

/** What is typed into the fields of the cost. */
export type CostTyped = Partial<Record<CostField, string>>;

/** The cost of a part, as far as it can be told, and a sentence for each field that is wrong. */
export interface ReadCost {
  cost: Cost | undefined;
  errors: Partial<Record<CostField, string>>;
  /** Fields that are still empty. */
  missing: CostField[];
}

/** Works out a part's cost from what was typed and the time of the cut. */
export function readCost(typed: CostTyped, time: Minutes | undefined): ReadCost {
  const errors: ReadCost["errors"] = {};
  const missing: CostField[] = [];
  const read = (name: CostField): number => {
    const text = typed[name]?.trim() ?? "";
    const field = costFields.find((each) => each.name === name);
    if (text === "") missing.push(name);
    const value = parseFigure(text);
    if (text === "" || !field) return Number.NaN;
    const { label, least, most } = field;
    if (value === undefined || value < least || value > most) {
      errors[name] = `${label}: expected ${least} to ${most}, found "${text}".`;
      return Number.NaN;
    }
    if (name === "edges" && !Number.isInteger(value)) {
      errors[name] = `${label}: expected a whole number, found "${text}".`;
      return Number.NaN;
    }
    return value;
  };
  const question = {
    edgeLife: read("edgeLife"),
    rate: read("rate"),
    insertPrice: read("insertPrice"),
    edges: read("edges"),
    changeTime: read("changeTime"),
  };
  return { cost: time === undefined ? undefined : costOf({ time, ...question }), errors, missing };
}
