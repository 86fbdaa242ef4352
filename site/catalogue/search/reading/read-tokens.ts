import { isWorkpieceGroup } from "#engineering/values/workpiece-groups.ts";
import { normalisedText } from "../normalise.ts";
import { makersTail } from "./joining/makers-tail.ts";
import { joinPartNumbers } from "./joining/join-part-numbers.ts";
import { readCodeAt } from "./read-code.ts";
import { readCutAt } from "../cuts/read-cut.ts";
import { readHardnessAt } from "./read-hardness.ts";
import { ownCodeAt, type KnownRange } from "./read-own-code.ts";
import { makersGradeAt } from "../grades/makers-grade.ts";
import { readGaugeAt } from "./inches/read-gauge.ts";
import { readNumberAt } from "./read-number.ts";
import { readQuantityAt } from "./read-quantity.ts";
import { readThreadAt } from "./read-thread.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { readWorkpieceAt } from "./read-workpiece.ts";
import { grooveAt } from "./read-groove.ts";
import type { Meaning } from "./query-part.ts";

/** A token of a query in upper case: recognised by its form, or a word. */
export interface Token {
  start: number;
  end: number;
  /** Undefined for words, which the phrase tables recognise together. */
  meaning?: Meaning;
  /** Name of a workpiece material that can be hardened. */
  text: string;
}

const grade =
  /(?:ISO\s?)?([PMKNSH])\s?-?(0[15]|[1-4][05]|50)(?:\s*-\s*[PMKNSH]?(?:0[15]|[1-4][05]|50))?(?![\p{L}\d]|\.\d)/uy;
const group = /(?:ISO|GROUP|CLASS)\s?-?([PMKNSH])(?![\p{L}\d])/uy;
/** Machine tapers and collets: the range contains none. */
const taper =
  /(?:(?:BT|HSK|SK|CAT|NT|DAT|BBT|MAS)\s?-?\d{2,3}[A-F]?|ER\s?-?(?:8|11|16|20|25|32|40|50)|MT\s?-?[0-6])(?![\p{L}\d])/uy;
const standard = /(?:DIN|ISO|ANSI|BS|JIS)\s?-?\d{3,5}(?:\s?(?:HA|HB|HE|[KLNAB]))?(?![\p{L}\d])/uy;
/** A maker's grade before a quantity: without a code before it, "4325 x 10" would be two sides. */
const gradeBeforeTimes = /\d{4,5}\p{L}?(?=\s*[X*]\s?\d{1,4}(?![\p{L}\d.]|\s*[X*]))/uy;
/** Cutting data with their figures, which are no sizes: `6000 rpm`, `vc 180`, `feed 0.2`. */
const cuttingData =
  /(?:\d+(?:\.\d+)?\s*(?:RPM|M\/MIN|MM\/MIN|MPM|SFM|MM\/REV|MM\/TOOTH|KW)|(?:VC|RPM)\s*[:=]?\s*\d{2,5}|(?:F[ZN]|FEED)\s*[:=]?\s*0?\.\d+)(?![\p{L}\d.])/uy;
/** Tolerance classes of nuts' threads: metric, their older names, inch. */
const tolerance = /(?:([4-8][GH](?:[4-8][GH])?X?|[23]B)|ISO\s?([123]))(?![\p{L}\d])/uy;
/** "10H7": a size before its class of fit (ISO 286). H10 apart from it is a grade. */
const fitted =
  /(\d+(?:\.\d+)?)\s?((?<!\s)[EFGH]1?\d|[EFGH](?:[5-9]|1[1-3])|JS1?\d|[KMN]7|[NP]9)(?![\p{L}\d])/uy;
/** DIN 8140: "EG M6" is the thread for a wire insert. */
const forWireInsert = /EG\s?-?(?=M\s?\d)/uy;
const dotted = /\p{L}(?:\.\p{L}){1,4}\.?(?![\p{L}\d])/uy;
const slashed = /(L\/H|R\/H|E\/M|T\/H|B\/N|C\/I|S\/S|M\/S)(?![\p{L}\d])/uy;
const spelled = /\p{L}(?: \p{L}){3,6}(?=[\s-]*\d)/uy;
const word = /[\p{L}\p{M}]+(?:'[\p{L}]+)?/uy;
const tailOfWord = /[\p{L}\p{M}\d]*/uy;

function exec(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}

function gradeAt(text: string, at: number): Token | undefined {
  const found = exec(grade, text, at);
  const letter = found?.[1] ?? "";
  if (found && isWorkpieceGroup(letter)) {
    const meaning: Meaning = { kind: "grade", letter, step: Number(found[2]) };
    return { start: at, end: at + found[0].length, text: found[0], meaning };
  }
  const named = exec(group, text, at);
  const only = named?.[1] ?? "";
  if (!named || !isWorkpieceGroup(only)) return undefined;
  return {
    start: at,
    end: at + named[0].length,
    text: named[0],
    meaning: { kind: "workpiece", group: only },
  };
}

function joinedLetters(text: string, at: number): Token | undefined {
  const found = exec(dotted, text, at) ?? exec(slashed, text, at);
  return found && { start: at, end: at + found[0].length, text: found[0].replaceAll(/[./]/g, "") };
}

/** The tokens that begin at a position; none if a word begins there. `isAfterCode`: a code or its tail is before it. */
function tokensAt(
  text: string,
  at: number,
  range: KnownRange,
  isAfterCode: boolean,
  isWord: (word: string) => boolean,
): Token[] {
  const own = ownCodeAt(text, at, range);
  const formed = formAt(text, at, range.vocabulary, isAfterCode, isWord);
  // A designation that a standard explains contains more than a match in the range.
  const end = formed.filter(({ meaning }) => meaning?.kind !== "tail").at(-1)?.end ?? at;
  if (!own || own.end <= end) return formed;
  const code = { form: "own" as const, key: own.key };
  return [{ start: at, end: own.end, text: text.slice(at, own.end), meaning: { kind: "code", code } }];
}

/** A token that is recognised by its form. */
function formAt(
  text: string,
  at: number,
  vocabulary: Vocabulary,
  isAfterCode: boolean,
  isWord: (word: string) => boolean,
): Token[] {
  const { wireInserts, workpieceNumbers, makersGrades } = vocabulary;
  const one = (end: number, meaning: Meaning): Token[] => [
    { start: at, end, text: text.slice(at, end), meaning },
  ];
  const likened = makersGradeAt(text, at, makersGrades, isAfterCode);
  if (likened) return one(likened.end, { kind: "makers-grade", ranges: likened.ranges });
  const maker = isAfterCode ? exec(gradeBeforeTimes, text, at) : undefined;
  if (maker) return one(at + maker[0].length, { kind: "tail" });
  const quantity = readQuantityAt(text, at, isAfterCode);
  if (quantity) return one(quantity.end, { kind: "quantity", quantity: quantity.quantity });
  const hardness = readHardnessAt(text, at);
  if (hardness) return one(hardness.end, { kind: "hardness", hardness: hardness.hardness });
  const cut = readCutAt(text, at);
  if (cut) return one(cut.end, { kind: "cut", cut: cut.cut });
  const datum = exec(cuttingData, text, at);
  if (datum) return one(at + datum[0].length, { kind: "page", topic: "cutting data" });
  const inClass = exec(tolerance, text, at);
  if (inClass) {
    const [word, letters, iso] = inClass;
    return one(at + word.length, { kind: "tolerance", tolerance: letters ?? `ISO ${iso}` });
  }
  const [fit, size = "", grade = ""] = exec(fitted, text, at) ?? [];
  if (fit !== undefined) {
    const apart = at + fit.length - grade.length;
    const tokens = one(at + size.length, { kind: "number", value: Number(size) });
    return [
      ...tokens,
      { start: apart, end: at + fit.length, text: grade, meaning: { kind: "word", token: grade } },
    ];
  }
  const wire = exec(forWireInsert, text, at);
  if (wire && wireInserts)
    return one(at + wire[0].trimEnd().length, { kind: "concept", concept: wireInserts });
  const grooves = grooveAt(text, at);
  if (grooves.length > 0) return grooves;
  const named = exec(taper, text, at);
  if (named) return one(at + named[0].length, { kind: "absent" });
  const norm = exec(standard, text, at);
  if (norm) return one(at + norm[0].length, { kind: "word", token: normalisedText(norm[0]) });
  const spelledOut = exec(spelled, text, at);
  const code = readCodeAt(
    spelledOut
      ? text.slice(0, at) +
          spelledOut[0].replaceAll(" ", "").padEnd(spelledOut[0].length) +
          text.slice(at + spelledOut[0].length)
      : text,
    at,
  );
  // Letters may also be a word: "LEFT", "STEEL 12"; "SIR 0016" is a bar.
  const letters = /^\p{L}+(?![\d])/u.exec(text.slice(at, code?.end))?.[0] ?? "";
  const isBar = code?.code.form === "threading-holder" && code.code.height === "00";
  if (code && (isBar || !isWord(letters))) {
    const tokens = one(code.end, { kind: "code", code: code.code });
    if (code.tailEnd === code.end) return tokens;
    return [...tokens, ...makersTail(text.slice(code.end, code.tailEnd), code.end, code.code, vocabulary)];
  }
  const joined = joinedLetters(text, at);
  if (joined) return [joined];
  const thread = readThreadAt(text, at);
  const workpiece = readWorkpieceAt(text, at, workpieceNumbers);
  if (workpiece && workpiece.end >= (thread?.end ?? 0)) {
    const { group, words } = workpiece.number;
    return one(workpiece.end, {
      kind: "workpiece",
      group,
      ...(words && { words }),
    });
  }
  const inGrade = gradeAt(text, at);
  // "M20" is a thread or a grade: the thread's part represents both.
  if (inGrade && !thread) return [inGrade];
  if (thread) return one(thread.end, { kind: "thread", thread: thread.thread });
  const drill = readGaugeAt(text, at);
  if (drill) return one(drill.end, { kind: "number", value: drill.diameter, field: "diameter" });
  const number = readNumberAt(text, at);
  if (!number) return [];
  const word = text.slice(at, number.end);
  // No tool is a metre long: these are the figures of a seat, or a grade.
  if (number.meaning.kind === "number" && /^\d{4,}$/.test(word))
    return one(number.end, { kind: "part-number", token: word });
  return one(number.end, number.meaning);
}

/** "MWLNR/PWLNR 2525 M08": the last head has the sizes, and the shop's clamping counts. */
function isOtherHead(before: Token | undefined, next: Token | undefined, text: string): boolean {
  if (before?.meaning?.kind !== "code" || next?.meaning?.kind !== "code") return false;
  const { code } = before.meaning;
  const isHead = code.form === "holder" && code.height === undefined && code.bar === undefined;
  return isHead && next.meaning.code.form === "holder" && text.slice(before.end, next.start).trim() === "/";
}

/**
 * Splits a text in upper case into tokens: codes, threads, numbers and materials by their form, and the words between
 * them. `steps` counts the positions at which the forms were tried.
 */
export function readTokens(
  text: string,
  range: KnownRange,
  isWord: (word: string) => boolean,
): { tokens: Token[]; steps: number } {
  const tokens: Token[] = [];
  let steps = 0;
  let isAfterCode = false;
  for (let at = 0; at < text.length;) {
    if (/[\s,;:()[\]{}!?&+|/]/.test(text[at] ?? "")) {
      at += 1;
      continue;
    }
    steps += 1;
    const found = tokensAt(text, at, range, isAfterCode, isWord);
    if (found.length > 0) {
      if (isOtherHead(tokens.at(-1), found[0], text)) tokens.pop();
      tokens.push(...found);
      at = found.at(-1)?.end ?? at + 1;
      const kind = found.at(-1)?.meaning?.kind ?? "";
      // "CNMG 120408 P25 x 50": the grade belongs to the code.
      isAfterCode =
        ["code", "tail", "makers-grade", "breaker"].includes(kind) || (isAfterCode && kind === "grade");
      continue;
    }
    const letters = exec(word, text, at);
    if (letters) {
      // "UE6020" is one word, "DRILL8" are two.
      const glued = isWord(letters[0]) ? "" : (exec(tailOfWord, text, at + letters[0].length)?.[0] ?? "");
      const word = letters[0] + glued;
      tokens.push({ start: at, end: at + word.length, text: word });
      at += word.length;
      // A maker's chipbreaker is an unknown word.
      isAfterCode &&= !isWord(word);
    } else at += 1;
  }
  return { tokens: joinPartNumbers(tokens, text, isWord), steps };
}
