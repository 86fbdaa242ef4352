import { useSyncExternalStore } from "react";
import { pageLanguage } from "./words/page-language.ts";

let known = { day: "", words: "" };

/** Worded once a day: React asks several times a drawing, and each wording loads the language's rules anew. */
function today(): string {
  const now = new Date();
  const day = now.toDateString();
  if (known.day !== day) {
    const words = now.toLocaleDateString(pageLanguage(), { day: "numeric", month: "long", year: "numeric" });
    known = { day, words };
  }
  return known.words;
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
