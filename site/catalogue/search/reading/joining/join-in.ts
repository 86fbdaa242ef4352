import type { RawPart } from "../read-query.ts";
import type { Token } from "../read-tokens.ts";

/** Nobody drills so many inches, or has a tool of so many. */
const LEAST = 4;

/** "M8 through 20 in EN8": before a workpiece "in" is no inch. */
export function joinIn(parts: readonly RawPart[], tokens: readonly Token[]): RawPart[] {
  return parts.map((part, at) => {
    const { meaning } = part;
    if (meaning.kind !== "number" || parts[at + 1]?.meaning.kind !== "workpiece") return part;
    const [, figure] = /^(\d+)\s+in$/i.exec(tokens[part.tokens.at(-1) ?? -1]?.text ?? "") ?? [];
    const value = Number(figure);
    return value >= LEAST ? { ...part, meaning: { ...meaning, value } } : part;
  });
}
