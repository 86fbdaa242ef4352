import type { Product } from "./schema.ts";

/** The families of tools; each has its own rules, drawing and leading attributes. */
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

type Tool = Pick<Product, "family" | "specifications">;

/**
 * Words of types whose outline isn't that of their family: a step drill is no drill of one diameter, a T-slot mill no
 * cylinder. No specification describes theirs.
 */
const ownForm =
  /\b(?:step|subland|core drill|cent(?:re|er)(?:ing)? drill|counterbor\w*|countersink\w*|t-slot|dovetail|taper(?:ed)?|corner.rounding|concave|convex|barrel|lollipop|undercut\w*|engraving|high.feed|thread(?:ing)? (?:end )?mill)\b/i;

/** Whether a tool has an outline of its own, which isn't that of its family. */
export function hasOwnForm({ specifications: { type = "" } }: Tool): boolean {
  return ownForm.test(type);
}

/** Whether a product fits into a seat, instead of having one. */
export function isInsert(product: Tool): boolean {
  return product.family.endsWith("-insert");
}

/** What a product's `diameter` means: its cutting diameter, its inscribed circle, or the smallest bore it enters. */
export function diameterMeaning(product: Tool): "cutting" | "circle" | "bore" {
  const { family } = product;
  if (family === "boring-bar" || family === "threading-holder") return "bore";
  return isInsert(product) ? "circle" : "cutting";
}

/** Names of the families, in the order in which lists show them. */
export const familyNames: Readonly<Record<ToolFamily, string>> = {
  "turning-insert": "Turning inserts",
  "turning-holder": "Turning toolholders",
  "boring-bar": "Boring bars",
  "end-mill": "End mills",
  "ball-nose": "Ball nose end mills",
  "milling-insert": "Milling inserts",
  "milling-cutter": "Milling cutters",
  "threading-holder": "Threading toolholders",
  tap: "Taps",
  "threading-insert": "Threading inserts",
  drill: "Drills",
  "drilling-insert": "Drilling inserts",
  "u-drill": "U-drills",
  "grooving-holder": "Grooving toolholders",
  "grooving-insert": "Grooving inserts",
  "parting-blade": "Parting blades",
  "parting-insert": "Parting inserts",
  "superhard-insert": "PCBN and PCD inserts",
};

/** The families, in the order in which lists show them. */
export const toolFamilies = Object.keys(familyNames) as ToolFamily[]; // Object.keys loses the literal type
