/** A query with one spelling for each character, and the position of each character in the typed text. */
export interface Readable {
  /** Upper case. */
  text: string;
  /** For each UTF-16 unit of `text`, and for its end: the start of its source in the typed text. */
  starts: readonly number[];
}

/** Characters with several spellings. */
const sameSigns: readonly (readonly [RegExp, string])[] = [
  [/[⌀φΦϕ]/u, "Ø"],
  [/[×✕✖∗﹡]/u, "X"],
  [/[″“”„]/u, '"'],
  [/[′‘’`]/u, "'"],
  [/[\p{Pd}−]/u, "-"],
  [/[⁄∕]/u, "/"],
  [/[\s\u200B-\u200D\uFEFF]/u, " "],
];

function plainSign(char: string): string {
  return sameSigns.find(([pattern]) => pattern.test(char))?.[1] ?? char;
}

/** Digits of Indian scripts, in blocks of ten. */
const digitBlocks = [0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66];

function plainDigit(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  const zero = digitBlocks.find((first) => code >= first && code < first + 10);
  return zero === undefined ? char : String(code - zero);
}

/** Normalises a query: `ø 8,5` → `Ø 8.5`, `½"` → ` 1/2"`. Accepts any text. */
export function readable(query: string): Readable {
  let text = "";
  const starts: number[] = [];
  let at = 0;
  for (const char of query) {
    // A fraction after a digit, as in 1½, is a separate number.
    const isFraction = /[¼-¾⅐-⅞]/u.test(char);
    const plain = Array.from(plainDigit(plainSign(char)).normalize("NFKC"), plainSign).join("");
    const upper = plain.toUpperCase();
    const shown = (isFraction ? " " : "") + (upper.length === plain.length ? upper : plain);
    text += shown;
    for (let unit = 0; unit < shown.length; unit += 1) starts.push(at);
    at += char.length;
  }
  starts.push(at);
  return { text: text.replaceAll(/(?<=\d),(?=\d)/g, "."), starts };
}
