import { useSyncExternalStore } from "react";
import type { LengthUnits } from "../../../catalogue/units/length-units.ts";

/** Storage key of the choice on this device. */
const KEY = "length-units/1";

const listeners = new Set<() => void>();
let inMemory: LengthUnits | undefined;

function read(): LengthUnits {
  if (inMemory) return inMemory;
  try {
    return localStorage.getItem(KEY) === "inch" ? "inch" : "mm";
  } catch {
    return "mm";
  }
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (event.key !== KEY && event.key !== null) return;
    inMemory = undefined;
    listener();
  };
  listeners.add(listener);
  addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", onStorage);
  };
}

/** What this device shows lengths in, in all its windows. The first render is as prerendered: mm. */
export function useUnits(): LengthUnits {
  return useSyncExternalStore(subscribe, read, () => "mm");
}

/** Shows lengths in these units from now on, and keeps the choice on this device. */
export function keepUnits(units: LengthUnits): void {
  inMemory = units;
  try {
    localStorage.setItem(KEY, units);
    // Another window may change it later.
    inMemory = undefined;
  } catch {
    // Where storage is blocked the choice lasts until the page is loaded anew.
  }
  for (const listener of listeners) listener();
}
