import type { RawPart } from "../read-query.ts";
import type { KnownRange } from "../read-own-code.ts";
import type { Token } from "../read-tokens.ts";

const MOST_PIECES = 999;

/**
 * A bare number right before an insert's code counts pieces: "20 cnmg". It is the size where the range has such a code:
 * "16 tnmg" is said as well.
 */
export function joinAmounts(
  parts: readonly RawPart[],
  tokens: readonly Token[],
  range: KnownRange,
): RawPart[] {
  return parts.map((part, number) => {
    const { meaning } = part;
    const next = parts[number + 1]?.meaning;
    if (meaning.kind !== "number" || meaning.field !== undefined || next?.kind !== "code") return part;
    const text = part.tokens.map((each) => tokens[each]?.text ?? "").join(" ");
    if (!/^\d{1,3}$/.test(text) || meaning.value > MOST_PIECES || next.code.form !== "insert") return part;
    const { key } = next.code;
    if (key.length < 8 && [...range.codes].some((code) => code.startsWith(key + text)))
      return { ...part, meaning: { kind: "part-number", token: text } };
    return { ...part, meaning: { kind: "quantity", quantity: meaning.value } };
  });
}
