import type { Token } from "../read-tokens.ts";
import type { ToolCode } from "../tool-code.ts";
import type { Vocabulary } from "../vocabulary.ts";
import { breakerBehind } from "../../grades/makers-breaker.ts";

/** What a maker wrote behind a code, "-PM-4325": chipbreaker and grade as far as they are known, the rest set aside. */
export function makersTail(
  tail: string,
  start: number,
  code: ToolCode,
  { makersGrades, makersBreakers }: Vocabulary,
): Token[] {
  const tokens: Token[] = [];
  for (const { 0: piece, index } of tail.matchAll(/[-/]?[^-/]+/g)) {
    const text = piece.replace(/^[-/]/, "");
    const end = start + index + piece.length;
    const ranges = makersGrades.get(text);
    const classes = breakerBehind(code.form === "insert" ? code.key : undefined, text, makersBreakers);
    const known = { start: end - text.length, end, text };
    const last = tokens.at(-1);
    if (ranges) tokens.push({ ...known, meaning: { kind: "makers-grade", ranges } });
    else if (classes) tokens.push({ ...known, meaning: { kind: "breaker", classes } });
    else if (last?.meaning?.kind === "tail")
      tokens[tokens.length - 1] = { ...last, end, text: last.text + piece };
    else tokens.push({ start: start + index, end, text: piece, meaning: { kind: "tail" } });
  }
  return tokens;
}
