import type { Partner, Fitting } from "../../../catalogue/relations/fits.ts";
import { familyOf, type ToolFamily } from "../../../catalogue/model/tool-family.ts";

/** What holds inserts, by the word a workshop has for it; a holder where it is called nothing else. */
const bodies: Partial<Record<ToolFamily, string>> = {
  "milling-cutter": "cutter",
  "milling-insert": "cutter",
  "u-drill": "drill",
  "drilling-insert": "drill",
  "boring-bar": "bar",
  "parting-blade": "blade",
};

/** What heads a list of partners, by what they are to the product. */
export function fitTitle(as: Partner<Fitting>["as"], product: Pick<Fitting, "specifications">): string {
  if (as === "tapping drill") return "Tapping drill";
  if (as === "tap") return "Tap for this hole";
  const family = familyOf(product);
  const body = (family && bodies[family]) ?? "holder";
  if (as === "insert") return `Inserts for this ${body}`;
  return `${body.charAt(0).toUpperCase()}${body.slice(1)}s for this insert`;
}

/** How many partners a list leaves unnamed, in words; undefined where it names all. */
export function moreWords(total: number, named: number): string | undefined {
  return total > named ? `and ${total - named} more` : undefined;
}
