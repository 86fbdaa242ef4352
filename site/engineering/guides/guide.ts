import type { ToolFamily } from "../../catalogue/model/tool-family.ts";
import type { Product } from "../../catalogue/model/schema.ts";
import type { SpecificationKey } from "../../catalogue/model/specification-keys.ts";
import type { WearName } from "./wear-kinds.ts";

/** What a guide takes from a product. */
export type GuideTool = Pick<
  Product,
  "id" | "name" | "category" | "subcategory" | "item" | "family" | "specifications"
>;

/** A cell of a guide's table: words, or a product by its id. */
export type GuideCell = string | { text: string; product: string };

/** Figures in rows under their headings. */
export interface GuideTable {
  title: string;
  /** Where the figures come from. */
  note: string;
  head: string[];
  rows: GuideCell[][];
}

/** What is written by hand about a family; codes, grades, counts and figures are worked out from tables and range. */
export interface GuideText {
  family: ToolFamily;
  /** Families that belong to the same guide. */
  also?: ToolFamily[];
  /** `Turning inserts`. */
  title: string;
  lead: string;
  /** A size that the guide reads and draws; the range's first one stands in where it is gone. */
  example: string;
  /** Names of what the size of a solid tool states, one for each figure: such sizes follow no code. */
  sizeNames?: string[];
  /** Of tools whose names follow no standard: the rows of the specification that say what counts, and what they mean. */
  says?: { key: SpecificationKey; means: string }[];
  /** The positions of the code whose characters are listed; by default all. */
  listed?: string[];
  /** The rows of the specification whose codes are explained. */
  keys: SpecificationKey[];
  /** What decides, and what follows from it. */
  choose: { when: string; take: string }[];
  wear: WearName[];
  /** Figures from the engineering tables. */
  tables?: (products: readonly GuideTool[]) => GuideTable[];
}

/** All families of a guide, its main one first. */
export function familiesOf({ family, also = [] }: GuideText): ToolFamily[] {
  return [family, ...also];
}
