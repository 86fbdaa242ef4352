import type { Partner, Fitting } from "../../../../catalogue/relations/fits.ts";
import { families } from "../../../../catalogue/families/families.ts";
import type { Family } from "../../../../catalogue/families/family.ts";

/** Title of a list of partners, by their relation to the product. */
export function fitTitle(as: Partner<Fitting>["as"], product: Pick<Fitting, "family">): string {
  if (as === "tapping drill") return "Drills";
  if (as === "tap") return "Taps";
  const family: Family = families[product.family];
  const holderName = family.carrier ?? "holder";
  if (as === "insert") return `Inserts for this ${holderName}`;
  return `${holderName.charAt(0).toUpperCase()}${holderName.slice(1)}s for this insert`;
}

/** The number of partners that a list leaves out, in words; undefined if it is complete. */
export function moreWords(total: number, named: number): string | undefined {
  return total > named ? `and ${total - named} more` : undefined;
}
