import { readCodeAt } from "../read-code.ts";
import type { RawPart } from "../read-query.ts";
import type { KnownRange } from "../read-own-code.ts";
import type { Token } from "../read-tokens.ts";
import { textOf } from "./part-text.ts";

const MOST_PIECES = 999;

/** The figures of an insert's seat and radius: `1604`, `09T3`, `120408`. */
const figures = /^\d\d[\dT]\d(?:\d\d)?$/;

/** The letters of a part that is only the beginning of an insert's code. */
function lettersOf(part: RawPart | undefined): string | undefined {
  if (part?.meaning.kind !== "code" || part.meaning.code.form !== "insert") return undefined;
  const { key } = part.meaning.code;
  return key.length === 4 ? key : undefined;
}

/** "1604 apmt", "09t3 dcmt": an insert's code with its letters last, as in speech. */
function joinFigures(parts: readonly RawPart[]): RawPart[] {
  return parts.flatMap((part, number): RawPart[] => {
    const figuresOf = (other: RawPart | undefined): string | undefined =>
      other?.meaning.kind === "part-number" && figures.test(other.meaning.token)
        ? other.meaning.token
        : undefined;
    if (figuresOf(part) !== undefined && lettersOf(parts[number + 1]) !== undefined) return [];
    const [letters, before] = [lettersOf(part), parts[number - 1]];
    const size = figuresOf(before);
    if (letters === undefined || before === undefined || size === undefined) return [part];
    const code = readCodeAt(letters + size, 0)?.code;
    const tokens = [...before.tokens, ...part.tokens];
    return [code ? { meaning: { kind: "code", code }, tokens } : part];
  });
}

/**
 * A bare number directly before an insert's code counts pieces: "20 cnmg". It is the size if the range has such a code
 * ("16 tnmg"), or if it follows the name of a tool ("face mill 80 SEHT").
 */
export function joinAmounts(all: readonly RawPart[], tokens: readonly Token[], range: KnownRange): RawPart[] {
  const parts = joinFigures(all);
  return parts.map((part, number) => {
    const { meaning } = part;
    const next = parts[number + 1]?.meaning;
    const before = parts[number - 1]?.meaning;
    if (meaning.kind !== "number" || meaning.field !== undefined || next?.kind !== "code") return part;
    if (before?.kind === "concept" && before.concept.role === "family") return part;
    const text = textOf(part, tokens);
    if (!/^\d{1,3}$/.test(text) || meaning.value > MOST_PIECES || next.code.form !== "insert") return part;
    const { key } = next.code;
    if (key.length < 8 && [...range.codes].some((code) => code.startsWith(key + text)))
      return { ...part, meaning: { kind: "part-number", token: text } };
    return { ...part, meaning: { kind: "quantity", quantity: meaning.value } };
  });
}
