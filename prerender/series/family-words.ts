import { families, toolFamilies, type ToolFamily } from "#site/catalogue/families/families.ts";

/** The words that name a family, for people. */
export const familyWords = (family: ToolFamily): string =>
  families[family].typeWords.map((words) => `"${words}"`).join(" or ");

const patternOf = (words: string): RegExp =>
  new RegExp(String.raw`\b${words.replace(" … ", String.raw`\b.*`)}s?\b`, "i");

/** The last family counts: a U-drill is named by "drill" too, a PCD turning insert by "turning insert". */
const patterns = toolFamilies
  .map((family) => ({ family, patterns: families[family].typeWords.map(patternOf) }))
  .toReversed();

/** The family that the words of a type name; undefined if they name none. A tool's own family is written in the content. */
export function familyNamedBy(type = ""): ToolFamily | undefined {
  return patterns.find((each) => each.patterns.some((pattern) => pattern.test(type)))?.family;
}
