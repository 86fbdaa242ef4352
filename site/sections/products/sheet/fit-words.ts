import type { Partner, Fitting } from "../../../catalogue/fits.ts";

/** What heads a list of partners, by what they are to the product. */
export const fitTitles: Readonly<Record<Partner<Fitting>["as"], string>> = {
  insert: "Inserts for this holder",
  holder: "Holders for this insert",
  "tapping drill": "Tapping drill",
  tap: "Tap for this hole",
};

/** How many partners a list leaves unnamed, in words; undefined where it names all. */
export function moreWords(total: number, named: number): string | undefined {
  return total > named ? `and ${total - named} more` : undefined;
}
