import type { RawPart } from "../../read-query.ts";
import type { Token } from "../../read-tokens.ts";

const boring = /^(?:boring|बोरिंग)$/iu;

/**
 * A number directly after the word for boring is the bored hole: "tool for boring 20 mm". After "boring bar" it is the
 * bar's shank.
 */
export function readBores(parts: readonly RawPart[], tokens: readonly Token[]): RawPart[] {
  return parts.map((part) => {
    const { meaning } = part;
    if (meaning.kind !== "number" || meaning.field !== undefined) return part;
    const before = tokens[(part.tokens[0] ?? 0) - 1];
    return boring.test(before?.text ?? "") ? { ...part, meaning: { ...meaning, field: "bore" } } : part;
  });
}
