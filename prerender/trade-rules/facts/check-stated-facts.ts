import type { Fault, Rule, Tool } from "../tool.ts";
import type { Fact, FactValue, TextField } from "./fact.ts";
import { facts } from "./facts.ts";

/** Numbers in letters, from 1. */
const numbers: readonly string[] = ["one", "two", "three", "four", "five", "six", "seven", "eight"];

/** Words after which a figure is another tool's, or one that isn't meant: "stiffer than the 3 mm blade". */
const otherTool =
  /\b(?:than|instead of|in place of|unlike|against|where|between|beside|compared|versus|partner|not|no)\b|n't\b/i;

const patterns = new Map(facts.map((fact) => [fact, fact.phrases.map((phrase) => patternOf(phrase, fact))]));

/**
 * What a product says of itself in words agrees with its fields. A series prints figures from the fields, and agrees by
 * that; this is for what an owner writes himself: a name in a spreadsheet, a description of one row.
 */
export const checkStatedFacts: Rule = (tool) => {
  const texts = textsOf(tool);
  return facts.flatMap((fact) => {
    const value = fact.read(tool);
    return value === undefined ? [] : texts.flatMap((text) => faultsIn(text, fact, value, tool));
  });
};

interface Text {
  at: TextField;
  /** The field that names it in a fault. */
  field: string;
  text: string;
}

function textsOf({
  product: { name, description, features = [], spares = [], specifications },
}: Tool): Text[] {
  return [
    { at: "name", field: "name", text: name },
    { at: "description", field: "description", text: description },
    ...features.map((text): Text => ({ at: "features", field: "features", text })),
    ...spares.map((spare, at): Text => ({ at: "spares", field: `spares[${at}].name`, text: spare.name })),
    ...(["type", "application", "grade", "threadStandards"] as const).map((at): Text => ({
      at,
      field: `specifications.${at}`,
      text: specifications[at] ?? "",
    })),
  ];
}

const usual: readonly TextField[] = ["name", "description", "features", "type", "application"];

function faultsIn({ at, field, text }: Text, fact: Fact, value: FactValue, tool: Tool): Fault[] {
  if (!(fact.in ?? usual).includes(at)) return [];
  return (patterns.get(fact) ?? []).flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const [words, said = ""] = match;
      if (agrees(said, value, fact.within) || otherTool.test(clauseBefore(text, match.index))) return [];
      // An insert's seat is in its designation.
      const key = tool.text(fact.key) === "" ? "size" : fact.key;
      const sentence = `expected words that agree with ${key} (${fact.name}: ${wordsOf(value)}), found "${words}" and ${key} "${tool.text(key)}". Correct the one that is wrong.`;
      return [{ field, sentence }];
    }),
  );
}

/** A phrase as a pattern whose only group is the value. */
function patternOf(phrase: string, { words }: Fact): RegExp {
  const value = words?.join("|") ?? `\\d+(?:\\.\\d+)?|${numbers.join("|")}`;
  const source = phrase
    .replaceAll("-", "[- ]")
    .replace("^", "(?:^|(?<=, ))")
    .replace("… ", String.raw`(?:[\w.Ø-]+ ){0,2}`)
    .replace("#", () => `(${value})`);
  const begins = /^[\w#]/.test(phrase) ? String.raw`(?<![\w.–±/-])` : "";
  return new RegExp(`${begins}${source}(?![\\w–])`, "gi");
}

function agrees(said: string, value: FactValue, within = 0): boolean {
  if (typeof value === "object") return value.some((each) => agrees(said, each, within));
  if (typeof value === "string") return said.toLowerCase() === value.toLowerCase();
  const figure = numbers.indexOf(said.toLowerCase()) + 1 || Number(said);
  return Math.abs(figure - value) < 0.0011 + within * value;
}

function wordsOf(value: FactValue): string {
  if (typeof value !== "object") return String(value);
  return value.length === 0 ? "none" : value.join(" or ");
}

/** What stands before a place in its clause. */
function clauseBefore(text: string, at: number): string {
  return (
    text
      .slice(0, at)
      .replaceAll("..", "")
      .split(/[:;,()]|\. /)
      .at(-1) ?? ""
  );
}
