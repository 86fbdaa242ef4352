import { costFields, type CostTyped } from "#engineering/calculator/read-cost.ts";
import type { Typed } from "#engineering/calculator/read-figures.ts";
import { machineFields } from "./calculator-state.ts";

/** Keys of the machine's limits and of the cost's figures in the device's storage. */
const KEY = "machine";
const COST_KEY = "cost";
const LONGEST = 12;

/** The machine's limits as kept on this device; none where nothing is kept or storage is blocked. */
export function readMachineMemory(): Typed {
  return readKept(
    KEY,
    machineFields.map(({ name }) => name),
  );
}

/** Keeps the machine's limits on this device. */
export function keepMachine(typed: Typed): void {
  keep(KEY, typed);
}

/** The figures of a part's cost as kept on this device. */
export function readCostMemory(): CostTyped {
  return readKept(
    COST_KEY,
    costFields.map(({ name }) => name),
  );
}

/** Keeps the figures of a part's cost on this device. */
export function keepCost(typed: CostTyped): void {
  keep(COST_KEY, typed);
}

function keep(key: string, typed: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(typed));
  } catch {
    // Storage is blocked or full: the figures hold until the page is left.
  }
}

function readKept<Name extends string>(key: string, names: readonly Name[]): Partial<Record<Name, string>> {
  const texts: Partial<Record<Name, string>> = {};
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    for (const name of names) {
      const text: unknown = Object.entries(kept).find(([each]) => each === name)?.[1];
      if (typeof text === "string" && text.length <= LONGEST) texts[name] = text;
    }
  } catch {
    // Blocked storage, or something that another page of this host keeps there.
  }
  return texts;
}
