import { useSyncExternalStore } from "react";

function today(): string {
  return new Date().toLocaleDateString("en-IN", { day: "numeric", month: "long", year: "numeric" });
}

/** A sheet may lie open overnight: the day is read again when it is printed. */
function subscribe(listener: () => void): () => void {
  addEventListener("beforeprint", listener);
  return () => removeEventListener("beforeprint", listener);
}

/** The visitor's present day in words: "20 November 2026". */
export function useToday(): string {
  return useSyncExternalStore(subscribe, today, today);
}
