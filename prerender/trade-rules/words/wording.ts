import type { SpecificationKey } from "#engineering/values/specification-keys.ts";
import type { ToolFamily } from "#site/catalogue/families/families.ts";
import type { Fault, Tool } from "../tool.ts";

/** Where a product speaks of itself; `spares` are the names of its spare parts. */
export type Place = "name" | "description" | "features" | "spares" | SpecificationKey;

/** A figure or word; of a list each one agrees. */
export type Stated = string | number | readonly (string | number)[];

/** A wording that repeats what a specification says. */
export interface Wording {
  /** Only of these families. */
  of?: readonly ToolFamily[];
  /** Only at these places; else name, description, features and application. */
  in?: readonly Place[];
  /** Global. Each of its groups is a figure, a number in letters or a word. */
  says: RegExp;
  /** The specification that it must agree with. */
  key: SpecificationKey;
  /** What the specification says of each group; undefined where it leaves it open. */
  states: (tool: Tool, said: readonly string[]) => readonly (Stated | undefined)[] | undefined;
  /** What is compared, and its source, where words and specification alone don't show it. */
  because?: string;
}

/** One figure or word that a specification states, as `states` gives it. */
export function one(
  read: (tool: Tool) => Stated | undefined,
): (tool: Tool) => readonly (Stated | undefined)[] {
  return (tool) => [read(tool)];
}

/** A word that the specification's text must contain, in any case; `says` has no group. */
export function contains(
  key: SpecificationKey,
  word: RegExp,
): (tool: Tool, said: readonly string[]) => readonly Stated[] {
  return (tool, [whole = ""]) => [word.test(tool.text(key)) ? whole : []];
}

const spoken: readonly Place[] = ["name", "description", "features", "application"];

const numbers: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
};

/** Words after which a figure is another tool's, or one that isn't meant: "stiffer than the 3 mm blade". */
const otherTool =
  /\b(?:than|instead of|in place of|unlike|against|where|between|beside|compared|versus|partner|not|no)\b|n't\b/i;

/** The faults of a wording in a tool's texts. */
export function faultsOf(wording: Wording, tool: Tool, textsAt: TextsAt): Fault[] {
  if (tool.text(wording.key) === "") return [];
  return (wording.in ?? spoken).flatMap((place) =>
    textsAt(place).flatMap(([text, field]) => {
      // A search needs no copy of the pattern, and most texts say nothing of it.
      if (text.search(wording.says) < 0) return [];
      return [...text.matchAll(wording.says)].flatMap((match) => {
        if (otherTool.test(clauseBefore(text, match))) return [];
        return faultOf(wording, tool, match, [text, field]);
      });
    }),
  );
}

function faultOf(
  { key, states, because }: Wording,
  tool: Tool,
  match: RegExpExecArray,
  [text, field]: readonly [text: string, field: string],
): Fault[] {
  const said = match.length > 1 ? match.slice(1).map((group) => group ?? "") : [match[0]];
  const stated = states(tool, said);
  const isSame = said.every((each, at) => each === "" || agrees(each, stated?.[at]));
  // A spare part is known by its whole name.
  const words = field.startsWith("spares") ? text : match[0];
  return isSame ? [] : [contradiction(tool, field, words, key, because)];
}

/** The fault of words that contradict a specification. Which of the two is wrong, the owner knows. */
function contradiction(
  tool: Tool,
  field: string,
  words: string,
  key: SpecificationKey,
  because?: string,
): Fault {
  const of = because === undefined ? "" : ` (${because})`;
  const sentence = `expected words that agree with ${key}${of}, found "${words.trim()}" and ${key} "${tool.text(key)}". Correct the one that is wrong.`;
  return { field, sentence };
}

function agrees(said: string, stated: Stated | undefined): boolean {
  if (stated === undefined) return true;
  if (typeof stated === "object") return stated.some((each) => agrees(said, each));
  const word = said.toLowerCase();
  if (typeof stated === "string") return word === stated.toLowerCase();
  return Math.abs((numbers[word] ?? Number(word)) - stated) < 0.0011;
}

/** What stands before words in their clause; a bracket begins one. */
function clauseBefore(text: string, { 0: words, index }: RegExpExecArray): string {
  const at = words.startsWith("(") ? index + 1 : index;
  return /[^.:;,()]*$/.exec(text.slice(0, at).replaceAll(/\d\.\d|\.\./g, "0"))?.[0] ?? "";
}

/** The texts at a place, each with the field that names it in a fault. */
export type TextsAt = (place: Place) => readonly (readonly [text: string, field: string])[];

/** Reads a product's texts, each place once. */
export function textsOf({ product }: Tool): TextsAt {
  const { name, description, features = [], spares = [], specifications } = product;
  const own: Record<"name" | "description" | "features" | "spares", ReturnType<TextsAt>> = {
    name: [[name, "name"]],
    description: [[description, "description"]],
    features: features.map((feature) => [feature, "features"]),
    spares: spares.map((spare, at) => [spare.name, `spares[${at}].name`]),
  };
  return (place) => {
    if (place === "name" || place === "description" || place === "features" || place === "spares")
      return own[place];
    const text = specifications[place];
    return text === undefined ? [] : [[text, `specifications.${place}`]];
  };
}
