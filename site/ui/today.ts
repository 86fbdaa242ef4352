import { pageLanguage } from "./words/page-language.ts";

/** The visitor's current date in words: "20 November 2026". */
export function today(): string {
  return new Date().toLocaleDateString(pageLanguage(), { day: "numeric", month: "long", year: "numeric" });
}
