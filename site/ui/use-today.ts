import { useSyncExternalStore } from "react";
import { pageLanguage } from "./words/page-language.ts";

function today(): string {
  return new Date().toLocaleDateString(pageLanguage(), { day: "numeric", month: "long", year: "numeric" });
}

/** A sheet may stay open overnight: the date is read again on printing. */
function subscribe(listener: () => void): () => void {
  addEventListener("beforeprint", listener);
  return () => removeEventListener("beforeprint", listener);
}

/** The visitor's current date in words: "20 November 2026". */
export function useToday(): string {
  return useSyncExternalStore(subscribe, today, today);
}
