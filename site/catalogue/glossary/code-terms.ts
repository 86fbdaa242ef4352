import type { GlossaryWords } from "./glossary-schema.ts";
import { isWorkpieceGroup, workpieceGroups } from "#engineering/values/workpiece-groups.ts";

/** A kind of code: a pattern that finds it, and the explanation of a code. */
export interface CodeTerm {
  /** Global, so that every match is found. */
  pattern: RegExp;
  explain: (code: string) => string;
}

/**
 * One term for all codes that may start and end alike: a term for each took a slow phone 73 ms to compile. A code that
 * starts or ends with a letter or digit must start or end a word there.
 */
function writtenTerms(meanings: ReadonlyMap<string, string>): CodeTerm[] {
  const isInWord = (character: string | undefined): boolean => /^[\p{L}\d]$/u.test(character ?? "");
  const alike = Map.groupBy(
    // Of "HSS" and "HSS-E" the longer one must be tried first.
    [...meanings.keys()].toSorted((one, other) => other.length - one.length),
    (code) =>
      `${isInWord(code[0]) ? "(?<![\\p{L}\\d])" : ""}(?:…)${isInWord(code.at(-1)) ? "(?![\\p{L}\\d])" : ""}`,
  );
  return [...alike].map(([frame, codes]) => {
    const writings = codes.map((code) => code.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`));
    return {
      pattern: new RegExp(
        frame.replace("…", () => writings.join("|")),
        "gu",
      ),
      explain: (code) => meanings.get(code) ?? "",
    };
  });
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (field, name: string) => values[name] ?? field);
}

/** Codes whose letters and figures are decoded: groups and classes of ISO 513, chamfers of superhard inserts. */
function readTerms({ groups, classes, chamfers }: GlossaryWords): CodeTerm[] {
  const explainGroup = (letter: string): string => (isWorkpieceGroup(letter) ? groups[letter] : "");
  /** "P25", "P15–P35". */
  const explainClass = (code: string): string => {
    const letter = code.charAt(0);
    const number = Number(code.slice(1, 3));
    const side = number <= 15 ? classes.hard : number >= 30 ? classes.tough : classes.middle;
    const group = isWorkpieceGroup(letter) ? workpieceGroups[letter].toLowerCase() : "";
    return fill(code.includes("–") ? classes.range : classes.one, { group, side });
  };
  /** "S01020": chamfer 0.10 mm × 20°, honed. */
  const explainChamfer = (code: string): string =>
    fill(code.startsWith("S") ? chamfers.honed : chamfers.sharp, {
      width: (Number(code.slice(1, 4)) / 100).toFixed(2),
      angle: String(Number(code.slice(4))),
    });
  return [
    { pattern: /(?<![\p{L}\d])[PMKNSH](?= – (?!ISO ))/gu, explain: explainGroup },
    { pattern: /(?<![\p{L}\d])[PMKNSH](?![\p{L}\d])(?=$)/gu, explain: explainGroup },
    { pattern: /\b[PMKNSH](?:01|\d[05])(?:–[PMKNSH](?:01|\d[05]))?\b(?! substrate)/g, explain: explainClass },
    { pattern: /\b[ST]\d{5}\b/g, explain: explainChamfer },
  ];
}

/** All codes that a glossary explains. If several begin and end at the same positions, the first counts. */
export function codeTerms(words: GlossaryWords): CodeTerm[] {
  const meanings = new Map(
    words.codes.flatMap(({ codes = [], means }) => codes.map((code) => [code, means])),
  );
  const patterns = words.codes.flatMap(({ pattern, means }): CodeTerm[] =>
    pattern === undefined ? [] : [{ pattern: new RegExp(pattern, "gu"), explain: () => means }],
  );
  return [...readTerms(words), ...writtenTerms(meanings), ...patterns];
}
