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

const sizes = ["code", "thread", "dimensions"];

/** "10 tips CNMG", "5 end mills 10 mm", "M8 tap 10": a bare number beside tools whose size is said elsewhere. */
function joinCounts(parts: readonly RawPart[], tokens: readonly Token[]): RawPart[] {
  const isOfTool = (part: RawPart | undefined): boolean =>
    part?.meaning.kind === "concept" && part.meaning.concept.role === "family";
  const isSized = (part: RawPart): boolean =>
    parts.some(
      (other) =>
        other !== part &&
        (sizes.includes(other.meaning.kind) ||
          (other.meaning.kind === "number" && ["diameter", undefined].includes(other.meaning.field))),
    );
  return parts.map((part, number) => {
    const { meaning } = part;
    // "16 x 4 flute end mill": its diameter, if no other size is said.
    const isTimes = meaning.kind === "quantity" && /^\d+ ?[X*]\s*$/.test(textOf(part, tokens));
    if (isTimes && isOfTool(parts.at(-1)) && !isSized(part))
      return { ...part, meaning: { kind: "number", value: meaning.quantity } };
    if (meaning.kind !== "number" || meaning.field !== undefined || !/^\d{1,3}$/.test(textOf(part, tokens)))
      return part;
    const next = parts[number + 1];
    const isPlural = isOfTool(next) && /(?:[A-Z]S|TIP)$/.test(textOf(next, tokens));
    const isTap = parts.some(({ meaning: { kind } }) => kind === "thread") && number === parts.length - 1;
    const before = parts[number - 1];
    const isAfterTap =
      isTap && before?.meaning.kind === "concept" && before.meaning.concept.partner === "tap";
    return (isPlural && isSized(part)) || isAfterTap
      ? { ...part, meaning: { kind: "quantity", quantity: meaning.value } }
      : part;
  });
}

/**
 * A bare number directly before an insert's code counts pieces: "20 cnmg". It is the size if the range has such a code
 * ("16 tnmg"), or if it follows the name of a tool ("face mill 80 SEHT").
 */
export function joinAmounts(all: readonly RawPart[], tokens: readonly Token[], range: KnownRange): RawPart[] {
  const parts = joinCounts(joinFigures(all), tokens);
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
