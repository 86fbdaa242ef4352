import type { WorkpieceGroup } from "#engineering/values/workpiece-groups.ts";
import type { WorkpieceWords } from "../../vocabulary/workpieces-schema.ts";

/** A workpiece material by its number. Hardenable ones are P as delivered and H after hardening. */
export interface WorkpieceNumber {
  group: WorkpieceGroup;
  /** Sticky, for a text in upper case. */
  pattern: RegExp;
  /** Words that tools use for this material, so that a tool made for it comes before a general one. */
  words: RegExp | undefined;
}

/** A pattern composed of named pieces. */
function whole(pattern: string, pieces: WorkpieceWords["pieces"], depth = 0): string {
  return pattern.replaceAll(/\{([a-z]+)\}/g, (named, name: string) => {
    const piece = depth < 4 ? pieces[name] : undefined;
    return piece === undefined ? named : whole(piece, pieces, depth + 1);
  });
}

/** The patterns of the owner's list. Throws if one is no regular expression. */
export function workpieceNumbers({ numbers, pieces }: WorkpieceWords): WorkpieceNumber[] {
  return numbers.map(({ group, pattern, words }) => ({
    group,
    pattern: new RegExp(String.raw`(?:${whole(pattern, pieces)})(?![\p{L}\d]|\.\d)`, "yu"),
    words: words === undefined ? undefined : new RegExp(words, "i"),
  }));
}

/**
 * Parses the number of a workpiece material at a position of a text in upper case: `EN31`, `SS 304`, `1.4301`,
 * `20MNCR5`.
 */
export function readWorkpieceAt(
  text: string,
  at: number,
  numbers: readonly WorkpieceNumber[],
): { number: WorkpieceNumber; end: number } | undefined {
  let best: { number: WorkpieceNumber; end: number } | undefined;
  for (const number of numbers) {
    number.pattern.lastIndex = at;
    const found = number.pattern.exec(text);
    if (found && at + found[0].length > (best?.end ?? at)) best = { number, end: at + found[0].length };
  }
  return best;
}
