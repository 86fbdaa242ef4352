import { normalisedText } from "../../normalise.ts";
import type { KnownRange } from "../read-own-code.ts";
import type { RawPart } from "../read-query.ts";
import type { Token } from "../read-tokens.ts";
import { textOf } from "./part-text.ts";

const LONGEST_CODE = 6;

/**
 * A query that contains only short unknown words followed by figures is one maker's code: "TDJ 3", "GIP 3.00E-0.40
 * IC808". The 3 is no diameter.
 */
export function joinUnread(
  parts: readonly RawPart[],
  tokens: readonly Token[],
  range: KnownRange,
): RawPart[] {
  const isUnknown = (part: RawPart | undefined): boolean =>
    part?.meaning.kind === "word" &&
    textOf(part, tokens).length <= LONGEST_CODE &&
    (textOf(part, tokens).length === 1 || !range.hasWord(textOf(part, tokens).toLowerCase()));
  const isFigure = (part: RawPart | undefined): boolean =>
    part !== undefined &&
    (part.meaning.kind === "part-number" ||
      (part.meaning.kind === "number" && /^[\d.]+$/.test(textOf(part, tokens))));
  const isForeign = ({ meaning }: RawPart): boolean =>
    meaning.kind === "part-number" &&
    /\p{L}/u.test(meaning.token) &&
    ![...range.codes].some((code) => code.includes(meaning.token));
  const isCode = (part: RawPart | undefined): boolean =>
    isUnknown(part) ||
    isFigure(part) ||
    part?.meaning.kind === "tail" ||
    (part !== undefined && isForeign(part));
  const isNamed = parts.some(
    (part) => !isCode(part) && !["link", "ask", "quantity"].includes(part.meaning.kind),
  );
  const first = parts.findIndex(
    (part, number) =>
      (isUnknown(part) && isFigure(parts[number + 1])) || (isForeign(part) && isCode(parts[number + 1])),
  );
  const foreign = parts.findIndex((part, number) => isForeign(part) && isFigure(parts[number - 1]));
  if (isNamed || (first === -1 && foreign === -1)) return [...parts];
  let start = first === -1 ? foreign : first;
  let end = start;
  while (isFigure(parts[start - 1])) start -= 1;
  while (isCode(parts[end])) end += 1;
  const own = parts.slice(start, end).flatMap((part) => part.tokens);
  const token = normalisedText(own.map((each) => tokens[each]?.text ?? "").join(""));
  return [
    ...parts.slice(0, start),
    { meaning: { kind: "part-number", token }, tokens: own },
    ...parts.slice(end),
  ];
}
