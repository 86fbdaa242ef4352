import { useSyncExternalStore } from "react";
import { Observable } from "../../../browsing/observable/observable.ts";
import type { LengthUnits } from "../../../catalogue/units/length-units.ts";

/** Storage key of the choice on this device. */
const KEY = "length-units/1";

/** The choice if it can't be stored. */
const inMemory = new Observable<LengthUnits | undefined>(undefined);

function read(): LengthUnits {
  try {
    return inMemory.state() ?? (localStorage.getItem(KEY) === "inch" ? "inch" : "mm");
  } catch {
    return "mm";
  }
}

let isListening = false;

function subscribe(listener: () => void): () => void {
  if (!isListening) {
    isListening = true;
    addEventListener("storage", ({ key }) => {
      if (key === KEY || key === null) inMemory.set(undefined);
    });
  }
  return inMemory.subscribe(listener);
}

/** The unit of lengths on this device, the same in all its windows. The first render is as prerendered: mm. */
export function useUnits(): LengthUnits {
  return useSyncExternalStore(subscribe, read, () => "mm");
}

/** Shows lengths in these units from now on, and stores the choice on this device. */
export function storeUnits(units: LengthUnits): void {
  let unstored: LengthUnits | undefined;
  try {
    localStorage.setItem(KEY, units);
  } catch {
    // If storage is blocked, the choice lasts until a reload.
    unstored = units;
  }
  inMemory.set(unstored);
}
