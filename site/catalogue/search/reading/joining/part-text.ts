import type { RawPart } from "../read-query.ts";
import type { Token } from "../read-tokens.ts";

/** The text of a part's tokens, in upper case; empty for no part. */
export function textOf(part: RawPart | undefined, tokens: readonly Token[], between = " "): string {
  return (part?.tokens ?? []).map((each) => tokens[each]?.text ?? "").join(between);
}

/** Whether a part is only words: a filler, or a word that nothing else explains. */
export function isMereWord(part: RawPart | undefined): boolean {
  return part !== undefined && ["link", "word", "tail"].includes(part.meaning.kind);
}
