import type { Typed } from "../../../engineering/calculator/read-figures.ts";
import { machineFields } from "./calculator-state.ts";

/** Key of the machine's limits in the device's storage. */
const KEY = "machine";

/** The machine's limits as kept on this device; none where nothing is kept or storage is blocked. */
export function readMachineMemory(): Typed {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    const entries = Object.entries(kept);
    return Object.fromEntries(
      machineFields.flatMap(({ name }) => {
        const text: unknown = entries.find(([key]) => key === name)?.[1];
        return typeof text === "string" && text.length <= 12 ? [[name, text]] : [];
      }),
    );
  } catch {
    // Blocked storage, or something that another page of this host keeps there.
    return {};
  }
}

/** Keeps the machine's limits on this device. */
export function keepMachine(typed: Typed): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(typed));
  } catch {
    // Storage is blocked or full: the limits hold until the page is left.
  }
}
