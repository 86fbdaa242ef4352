import type { Product } from "./schema.ts";

/** The families of tools; each has its own rules, its own drawing and its own first attributes. */
export type ToolFamily =
  | "turning-insert"
  | "turning-holder"
  | "boring-bar"
  | "end-mill"
  | "ball-nose"
  | "milling-insert"
  | "milling-cutter"
  | "tap"
  | "threading-holder"
  | "threading-insert"
  | "drill"
  | "drilling-insert"
  | "u-drill"
  | "grooving-holder"
  | "grooving-insert"
  | "parting-blade"
  | "parting-insert"
  | "superhard-insert";

/** The words of `type` that name a family; the first that fits counts. */
const words: [RegExp, ToolFamily][] = [
  [/\b(PCBN|PCD)\b.* insert/i, "superhard-insert"],
  [/threading insert/i, "threading-insert"],
  [/grooving insert/i, "grooving-insert"],
  [/parting insert/i, "parting-insert"],
  [/drilling insert/i, "drilling-insert"],
  [/milling insert/i, "milling-insert"],
  [/turning insert/i, "turning-insert"],
  [/boring bar/i, "boring-bar"],
  [/threading bar/i, "threading-holder"],
  [/grooving toolholder/i, "grooving-holder"],
  [/turning toolholder/i, "turning-holder"],
  [/parting blade/i, "parting-blade"],
  [/U-drill/i, "u-drill"],
  [/drill/i, "drill"],
  [/\btap\b/i, "tap"],
  [/indexable .*mill/i, "milling-cutter"],
  [/ball nose/i, "ball-nose"],
  [/end mill/i, "end-mill"],
];

/** The family that a product's `type` names; undefined where its words name none. */
export function familyOf(product: Pick<Product, "specifications">): ToolFamily | undefined {
  const type = product.specifications.type ?? "";
  return words.find(([pattern]) => pattern.test(type))?.[1];
}
