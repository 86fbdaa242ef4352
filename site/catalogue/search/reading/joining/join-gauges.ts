import { gaugeSize, unifiedOf } from "../inches/inch-threads.ts";
import type { RawPart } from "../read-query.ts";
import type { Token } from "../read-tokens.ts";

/** Two figures with no more than this between them stand together: "10 - 32". */
const LONGEST_GAP = 3;

/** A number without a unit or a word beside it. */
function figureOf(part: RawPart | undefined): string | undefined {
  return part?.meaning.kind === "number" && part.meaning.field === undefined
    ? String(part.meaning.value)
    : undefined;
}

/** Beside a word for a tap, "10-32" is the thread #10-32 UNF: taps have no ranges. */
export function joinGauges(parts: readonly RawPart[], tokens: readonly Token[]): RawPart[] {
  const isTap = parts.some(
    ({ meaning, tokens: own }) =>
      (meaning.kind === "concept" &&
        (meaning.concept.partner === "tap" || meaning.concept.id === "tapping drills")) ||
      own.some((token) => tokens[token]?.text.startsWith("TAPP")),
  );
  if (!isTap || parts.some(({ meaning }) => meaning.kind === "thread")) return [...parts];
  const at = parts.findIndex((part, number) => threadOf(part, parts[number + 1], tokens) !== undefined);
  const [one, other] = [parts[at], parts[at + 1]];
  const meaning = one && threadOf(one, other, tokens);
  if (!one || !other || !meaning) return [...parts];
  return [
    ...parts.slice(0, at),
    { meaning, tokens: [...one.tokens, ...other.tokens] },
    ...parts.slice(at + 2),
  ];
}

function threadOf(
  one: RawPart,
  other: RawPart | undefined,
  tokens: readonly Token[],
): (RawPart["meaning"] & { kind: "thread" }) | undefined {
  const size = gaugeSize(figureOf(one));
  const threads = figureOf(other);
  const gap = (tokens[other?.tokens[0] ?? -1]?.start ?? 0) - (tokens[one.tokens.at(-1) ?? -1]?.end ?? 0);
  if (size === undefined || threads === undefined || gap < 1 || gap > LONGEST_GAP) return undefined;
  const system = unifiedOf(size, Number(threads));
  return system && { kind: "thread", thread: { system, size, pitch: Number(threads) } };
}
