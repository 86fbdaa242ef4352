import type { OperationId } from "#engineering/calculator/operations/operation.ts";
import { readOperationId } from "#engineering/calculator/operations/operations.ts";
import { quantities, type QuantityName } from "#engineering/calculator/quantities.ts";
import { costFields } from "#engineering/calculator/read-cost.ts";
import { findWorkpiece } from "#engineering/calculator/workpieces.ts";
import type { Inputs } from "./calculator-state.ts";

/** Path of the calculator's page. */
export const CALCULATOR_PATH = "/calculator";

const MAX_VALUE_LENGTH = 16;
const names = Object.keys(quantities) as QuantityName[]; // Object.keys loses the literal type

/** Inputs as an address, so that a link shows the same: `/calculator?operation=milling&diameter=12`. */
export function calculatorAddress({
  operation,
  workpiece,
  hardness,
  typed,
  cost,
}: Omit<Inputs, "machine">): string {
  const query = new URLSearchParams({ operation });
  if (workpiece !== "") query.set("workpiece", workpiece);
  if (hardness !== "") query.set("hardness", hardness);
  for (const name of names) {
    const text = typed[name];
    if (text !== undefined) query.set(name, text);
  }
  for (const { name } of costFields) {
    const text = cost[name] ?? "";
    if (text !== "") query.set(name, text);
  }
  return `${CALCULATOR_PATH}?${query}`;
}

/** Reads an address's query. Unknown and overlong values are left out. */
export function readCalculatorQuery(search: string, fallback: OperationId): Omit<Inputs, "machine"> {
  const query = new URLSearchParams(search);
  const text = (name: string): string | undefined => query.get(name)?.slice(0, MAX_VALUE_LENGTH);
  const typed: Inputs["typed"] = {};
  for (const name of names) {
    const found = text(name);
    if (found !== undefined) typed[name] = found;
  }
  const cost: Inputs["cost"] = {};
  for (const { name } of costFields) {
    const found = text(name);
    if (found !== undefined) cost[name] = found;
  }
  return {
    operation: readOperationId(query.get("operation")) ?? fallback,
    workpiece: findWorkpiece(query.get("workpiece"))?.id ?? "",
    hardness: text("hardness") ?? "",
    typed,
    cost,
  };
}
