import { breakerBehind } from "../../grades/makers-breaker.ts";
import type { RawPart } from "../read-query.ts";
import type { KnownRange } from "../read-own-code.ts";
import type { Token } from "../read-tokens.ts";
import { textOf } from "./part-text.ts";

/** Whether a code is complete, so that a following bare number counts pieces and an unknown word is the maker's. */
function isWholeCode({ meaning }: RawPart): boolean {
  if (meaning.kind !== "code") return false;
  const { code } = meaning;
  if (code.form === "insert") return code.key.length >= 8;
  return code.form === "own" || code.form === "holder" || code.form === "threading";
}

/** A trade code for grooving whose width was understood: `MGMN 300`. */
const grooveCode = /^M[GR][MGN]N/;

/** Whether a part is an unknown maker's code: its grade may follow. */
function isMakersCode({ meaning }: RawPart): boolean {
  return meaning.kind === "part-number" && /\p{L}/u.test(meaning.token);
}

/** A seat's figures after a holder tell which of two seats it has. */
function saysSeat(text: string, before: RawPart | undefined): boolean {
  return /^\d{4}$/.test(text) && before?.meaning.kind === "code" && before.meaning.code.form === "holder";
}

const MOST_PIECES = 999;
/** Chipbreakers and grades: a few letters, or letters and digits. */
const makersWord = /^(?:\p{Lu}{1,3}|\p{Lu}{1,5}\d[\p{Lu}\d]*|\d{4,5}\p{Lu}?)$/u;

/**
 * Words after a complete code that mean nothing else are the maker's chipbreaker and grade: they are set aside. A bare
 * whole number there is the quantity.
 */
export function setTailsAside(
  parts: readonly RawPart[],
  tokens: readonly Token[],
  range: KnownRange,
): RawPart[] {
  let isBehind = false;
  let insert: string | undefined;
  const read = parts.map((part, number): RawPart => {
    const { meaning } = part;
    const text = textOf(part, tokens, "");
    if (isWholeCode(part) || grooveCode.test(text) || (!isBehind && isMakersCode(part))) {
      isBehind = true;
      insert = meaning.kind === "code" && meaning.code.form === "insert" ? meaning.code.key : undefined;
      return part;
    }
    if (meaning.kind === "tail" || meaning.kind === "grade" || meaning.kind === "quantity") return part;
    if (meaning.kind === "makers-grade" || meaning.kind === "breaker") return part;
    if (!isBehind) return part;
    const classes =
      meaning.kind === "word" ? breakerBehind(insert, text, range.vocabulary.makersBreakers) : undefined;
    if (classes) return { ...part, meaning: { kind: "breaker", classes } };
    if (meaning.kind === "word" && makersWord.test(text) && !range.hasWord(text.toLowerCase()))
      return { ...part, meaning: { kind: "tail" } };
    // A maker's name before the grade.
    if (meaning.kind === "word" && /^\p{L}+$/u.test(text) && !range.hasWord(text.toLowerCase())) return part;
    const isFigures = meaning.kind === "part-number" || meaning.kind === "dimensions";
    if (
      isFigures &&
      (!/^\d+$/.test(text) || !saysSeat(text, parts[number - 1])) &&
      /^[\p{L}\d/.-]+$/u.test(text) &&
      !/\dX\d/.test(text)
    )
      return { ...part, meaning: { kind: "tail" } };
    if (meaning.kind === "number" && meaning.field === undefined && /^\d+$/.test(text)) {
      const isCount = meaning.value >= 1 && meaning.value <= MOST_PIECES;
      return { ...part, meaning: isCount ? { kind: "quantity", quantity: meaning.value } : { kind: "tail" } };
    }
    isBehind = false;
    return part;
  });
  return joined(countedLast(read, tokens));
}

/** "CNGA 120408 hard 60hrc 2": after a complete code and a hardness or a workpiece the last bare number counts pieces. */
function countedLast(parts: readonly RawPart[], tokens: readonly Token[]): readonly RawPart[] {
  const [before, last] = parts.slice(-2);
  if (!before || !last || !["hardness", "workpiece"].includes(before.meaning.kind)) return parts;
  const text = textOf(last, tokens, "");
  if (last.meaning.kind !== "number" || !/^[1-9]\d{0,2}$/.test(text) || !parts.some(isWholeCode))
    return parts;
  return [...parts.slice(0, -1), { ...last, meaning: { kind: "quantity", quantity: Number(text) } }];
}

/** Joins consecutive tails. */
function joined(parts: readonly RawPart[]): RawPart[] {
  const all: RawPart[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (last?.meaning.kind === "tail" && part.meaning.kind === "tail")
      all[all.length - 1] = { ...last, tokens: [...last.tokens, ...part.tokens] };
    else all.push(part);
  }
  return all;
}
