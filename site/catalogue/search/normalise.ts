/** A text in the form that the search compares, with the position of each character in the original. */
export interface Normalised {
  text: string;
  /** For each UTF-16 unit of `text`: the start of its source in the original. */
  starts: readonly number[];
  /** For each UTF-16 unit of `text`: the end of its source in the original. */
  ends: readonly number[];
}

interface Char {
  text: string;
  start: number;
  end: number;
}

/** A character with its combining marks. */
const cluster = /\P{M}\p{M}*|\p{M}+/gu;
const isDigit = (char: Char | undefined): boolean => char !== undefined && /^\d$/.test(char.text);
/** Separators without meaning in codes: spaces, every kind of dash, and `_ · /`. */
const separator = /^[\s\p{Pd}_·/]$/u;
const mayStandBeforeNumber = /^[\s\p{Pd}_·/.]$/u;

const compose = (text: string): string => text.normalize("NFKC");

/** The smallest pieces of a text that can be composed separately: parts of 가 and ガ aren't always marks. */
function piecesOf(original: string): string[] {
  // Nearly every text of a catalogue: if nothing is composed, each cluster is separate.
  if (compose(original) === original) return original.match(cluster) ?? [];
  const pieces: string[] = [];
  for (const [next] of original.matchAll(cluster)) {
    const last = pieces.at(-1) ?? "";
    if (compose(last + next) === compose(last) + compose(next)) pieces.push(next);
    else pieces[pieces.length - 1] = last + next;
  }
  return pieces;
}

/** NFKC and upper case, each character with its source. */
function charsOf(original: string): Char[] {
  let end = 0;
  return piecesOf(original).flatMap((piece) => {
    const start = end;
    end += piece.length;
    return Array.from(compose(piece).toUpperCase(), (text) => ({ text, start, end }));
  });
}

function isBeforeNumber(chars: readonly Char[], index: number): boolean {
  let next = index;
  while (mayStandBeforeNumber.test(chars[next]?.text ?? "")) next += 1;
  return isDigit(chars[next]);
}

/** The number of characters here that mean "diameter": Ø, ⌀ or the word DIA, only before a number. */
function diameterSign(chars: readonly Char[], index: number): number {
  const { text } = chars[index] ?? { text: "" };
  const isSign = text === "Ø" || text === "⌀";
  const isWord =
    text === "D" &&
    chars[index + 1]?.text === "I" &&
    chars[index + 2]?.text === "A" &&
    !/^\p{L}$/u.test(chars[index - 1]?.text ?? "");
  const length = isSign ? 1 : isWord ? 3 : 0;
  return length > 0 && isBeforeNumber(chars, index + length) ? length : 0;
}

/**
 * The form in which query and catalogue are compared: NFKC and upper case. A comma between digits becomes a dot; other
 * dots, spaces, dashes and `_ · /` are removed. × becomes X; Ø, ⌀ and DIA become D before a number. "cnmg 12 04-08" →
 * "CNMG120408"; "Ø 8,5" → "D8.5".
 */
export function normalise(original: string): Normalised {
  const chars = charsOf(original);
  const kept: Char[] = [];
  for (let index = 0; index < chars.length; index += 1) {
    const char = chars[index];
    if (!char) break;
    const isBetweenDigits = isDigit(chars[index - 1]) && isDigit(chars[index + 1]);
    const sign = diameterSign(chars, index);
    if (sign > 0) {
      kept.push({ text: "D", start: char.start, end: chars[index + sign - 1]?.end ?? char.end });
      index += sign - 1;
    } else if (char.text === "," && isBetweenDigits) kept.push({ ...char, text: "." });
    else if (char.text === "×") kept.push({ ...char, text: "X" });
    else if (char.text === "." ? isBetweenDigits : !separator.test(char.text)) kept.push(char);
  }
  const units = kept.flatMap((char) => Array.from({ length: char.text.length }, () => char));
  return {
    text: kept.map(({ text }) => text).join(""),
    starts: units.map(({ start }) => start),
    ends: units.map(({ end }) => end),
  };
}

/** The text of {@link normalise} without the positions, for the thousands of texts that are only compared. */
export function normalisedText(original: string): string {
  return original
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/(?<=\d),(?=\d)/g, ".")
    .replaceAll(/(?:[Ø⌀]|(?<!\p{L})DIA)(?=[\s\p{Pd}_·/.]*\d)/gu, "D")
    .replaceAll(/(?<!\d)\.|\.(?!\d)/g, "")
    .replaceAll("×", "X")
    .replaceAll(/[\s\p{Pd}_·/]/gu, "");
}
