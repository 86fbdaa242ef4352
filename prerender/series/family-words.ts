import type { ToolFamily } from "#site/catalogue/families/families.ts";

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

/** The family that the words of a type name; undefined if they name none. A tool's own family is written in the content. */
export function familyNamedBy(type = ""): ToolFamily | undefined {
  return words.find(([pattern]) => pattern.test(type))?.[1];
}
