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

/** The words in `type` that name a family; the first match counts. */
const words: [RegExp, ToolFamily][] = [
  [/\b(PCBN|PCD)\b.* insert/i, "superhard-insert"],
  [/threading insert/i, "threading-insert"],
  [/grooving insert/i, "grooving-insert"],
  [/parting insert/i, "parting-insert"],
  [/drilling insert/i, "drilling-insert"],
  [/milling insert/i, "milling-insert"],
  [/turning insert/i, "turning-insert"],
  [/boring bar/i, "boring-bar"],
  [/threading (bar|toolholder)/i, "threading-holder"],
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

/** The words that name a family, for people. */
export const familyWords = (family: ToolFamily): string =>
  words
    .filter(([, named]) => named === family)
    .map(
      ([{ source }]) =>
        `"${source
          .replaceAll(String.raw`\b`, "")
          .replace("(PCBN|PCD)", "PCBN or PCD")
          .replace("(bar|toolholder)", "bar or toolholder")
          .replace(/ ?\.\* ?/, " … ")}"`,
    )
    .join(" or ");

type Tool = Pick<Product, "specifications">;

/** Cache of families by `type`: thousands of products have few types, and each card asks several times. */
const known = new Map<string, ToolFamily | undefined>();

/** The family named by a product's `type`; undefined if there is none. */
export function familyOf(product: Tool): ToolFamily | undefined {
  const type = product.specifications.type ?? "";
  if (!known.has(type)) known.set(type, words.find(([pattern]) => pattern.test(type))?.[1]);
  return known.get(type);
}

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
  return familyOf(product)?.endsWith("-insert") ?? false;
}

/** What a product's `diameter` means: its cutting diameter, its inscribed circle, or the smallest bore it enters. */
export function diameterMeaning(product: Tool): "cutting" | "circle" | "bore" {
  const family = familyOf(product);
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
