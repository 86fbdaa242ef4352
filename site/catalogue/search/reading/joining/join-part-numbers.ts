import { normalisedText } from "../../normalise.ts";
import type { Token } from "../read-tokens.ts";

/** The characters between spaces, commas and brackets. */
const chunks = /[^\s,;()[\]{}!?&|]+/gu;
/** Words of letters and digits that are no codes: a key's size, a price, "1st". */
const plainMix = /^(?:(?:T|TX|IP|SW|HEX)-?\d{1,2}|RS\.?\d+(?:\/-)?|\d+(?:ST|ND|RD|TH))$/;
/** A short word may be the beginning of a code; "DRILL8.5" is two words. */
const LONGEST_PREFIX = 3;

/** Shape and clearance of the inserts that cutters are called by (ISO 1832). */
const seatLetters = /^[ACDLORSTVWX][NPEDCBF]$/;

const isBare = ({ text, meaning }: Token): boolean =>
  (meaning?.kind === "number" || meaning?.kind === "part-number" || meaning?.kind === "dimensions") &&
  /^[\d.]+$/.test(text);

/** Whether nothing was understood in a token of a word that mixes letters and digits. */
function isLoose(own: readonly Token[], number: number, isWord: (word: string) => boolean): boolean {
  const token = own[number];
  const before = own[number - 1];
  if (!token) return false;
  const isBesideFigure = [before, own[number + 1]].some(
    (other) =>
      other !== undefined && isBare(other) && (other.end === token.start || other.start === token.end),
  );
  // "SE12" is the beginning of a seat, though "se" is a word.
  if (!token.meaning && seatLetters.test(token.text) && own[number + 1]?.start === token.end) return true;
  // A single letter between figures is no word: the E of "3.00E-0.40".
  if (!token.meaning) return !isWord(token.text) || (token.text.length === 1 && isBesideFigure);
  // "880-D2000": no tool is a metre wide.
  if (token.meaning.kind === "number" && token.meaning.value >= 1000 && /\p{L}/u.test(token.text))
    return true;
  if (!isBare(token) || before?.end !== token.start) return false;
  // "NC3225": three figures after two letters are no size.
  return !before.meaning && before.text.length <= LONGEST_PREFIX && /^\d{3}/.test(token.text);
}

/** Whether a number is followed directly by letters that are no unit: "2525M12". */
function isGlued(own: readonly Token[], number: number): boolean {
  const [token, next] = [own[number], own[number + 1]];
  return token !== undefined && isBare(token) && /^\d{3}/.test(token.text) && next?.start === token.end;
}

/** The tokens of a word, joined from the first one that wasn't understood; the tokens before it stay. */
function joined(
  own: readonly Token[],
  text: string,
  end: number,
  isWord: (word: string) => boolean,
): Token[] {
  const loose = own.findIndex((_, number) => isLoose(own, number, isWord) || isGlued(own, number));
  if (loose === -1) return [...own];
  let first = loose;
  // Numbers and short letters before it belong to it: the 11 of "11T308".
  for (let before = own[first - 1]; before; before = own[first - 1]) {
    const isOwn = !before.meaning || ["number", "part-number", "dimensions"].includes(before.meaning.kind);
    const isApart = !before.meaning && before.text.length > LONGEST_PREFIX && isWord(before.text);
    if (!isOwn || isApart) break;
    first -= 1;
  }
  const before = own.slice(0, first);
  const start = own[first]?.start ?? end;
  const word = text.slice(start, end).replace(/[^\p{L}\d]+$/u, "");
  const isBehindCode = before.some(({ meaning }) => ["code", "tail"].includes(meaning?.kind ?? ""));
  const isGroove = before.some(({ meaning }) => meaning?.kind === "concept");
  return [
    ...before,
    {
      start,
      end: start + word.length,
      text: word,
      meaning:
        isBehindCode || isGroove ? { kind: "tail" } : { kind: "part-number", token: normalisedText(word) },
    },
  ];
}

/**
 * Keeps unknown words that mix letters and digits whole: `N123H2-0400`, `NC3225`, `R390-11T308M-PM` are makers' codes,
 * and none of their figures is a size.
 */
export function joinPartNumbers(
  tokens: readonly Token[],
  text: string,
  isWord: (word: string) => boolean,
): Token[] {
  const all: Token[] = [];
  let next = 0;
  for (const found of text.matchAll(chunks)) {
    const end = found.index + found[0].length;
    const own: Token[] = [];
    for (let token = tokens[next]; token && token.start < end; token = tokens[next]) {
      own.push(token);
      next += 1;
    }
    const isMixed = /\p{L}/u.test(found[0]) && /\d/.test(found[0]) && !plainMix.test(found[0]);
    const isWhole = own.every((token) => token.end <= end);
    all.push(...(isMixed && isWhole ? joined(own, text, end, isWord) : own));
  }
  return [...all, ...tokens.slice(next)];
}
