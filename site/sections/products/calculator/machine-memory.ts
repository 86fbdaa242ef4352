import { costFields, type CostTyped } from "#engineering/calculator/read-cost.ts";
import type { Typed } from "#engineering/calculator/read-figures.ts";
import { machineFields } from "./calculator-state.ts";

/** Storage keys of the machine's limits and the cost figures. */
const KEY = "machine";
const COST_KEY = "cost";
const MAX_LENGTH = 12;

/** The machine's limits stored on this device; none if the storage is empty or blocked. */
export function readMachineMemory(): Typed {
  return readStored(
    KEY,
    machineFields.map(({ name }) => name),
  );
}

/** Stores the machine's limits on this device. */
export function storeMachine(typed: Typed): void {
  store(KEY, typed);
}

/** The cost figures stored on this device. */
export function readCostMemory(): CostTyped {
  return readStored(
    COST_KEY,
    costFields.map(({ name }) => name),
  );
}

/** Stores the cost figures on this device. */
export function storeCost(typed: CostTyped): void {
  store(COST_KEY, typed);
}

function store(key: string, typed: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(typed));
  } catch {
    // The storage is blocked or full: the figures last until the page is left.
  }
}

function readStored<Name extends string>(key: string, names: readonly Name[]): Partial<Record<Name, string>> {
  const texts: Partial<Record<Name, string>> = {};
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    if (typeof stored !== "object" || stored === null) return {};
    for (const name of names) {
      const text: unknown = Object.entries(stored).find(([each]) => each === name)?.[1];
      if (typeof text === "string" && text.length <= MAX_LENGTH) texts[name] = text;
    }
  } catch {
    // The storage is blocked, or another page of this host wrote the value.
  }
  return texts;
}
