import type { SpokenWords } from "../../vocabulary/spoken-schema.ts";
import type { Readable } from "./readable.ts";

/** Dictated figures and letters, in a form that can be found in a text. */
export interface Dictation {
  /** With the letter of a thread before it: "M TEN". */
  number: RegExp;
  letterRun: RegExp;
  oneLetter: RegExp;
  letters: Readonly<Record<string, string>>;
  valueOf: (words: string) => number;
}

const anyOf = (words: Readonly<Record<string, unknown>>): string => Object.keys(words).join("|");

/** The patterns of dictated words. */
export function dictationOf({ one, ones, teens, tens, point, letters }: SpokenWords): Dictation {
  const whole = `(?:(?:${anyOf(tens)})(?:[ -](?:${anyOf(ones)}|${one}))?|${anyOf(teens)}|${anyOf(ones)})`;
  const digit = `(?:${anyOf(ones)}|${one})`;
  const values = new Map(Object.entries({ ...ones, ...teens, ...tens, [one]: 1 }));
  return {
    number: new RegExp(
      String.raw`(?:(?<![\p{L}\d/.])(M) )?(?<!\p{L})(${whole})((?: ${point}(?: ${digit})+)?)(?!\p{L})`,
      "gu",
    ),
    // At least four letters: fewer may be words, such as "EN EM".
    letterRun: new RegExp(
      String.raw`(?<!\p{L})(?:${anyOf(letters)})(?: (?:${anyOf(letters)})){3,5}(?!\p{L})`,
      "gu",
    ),
    oneLetter: new RegExp(anyOf(letters), "gu"),
    letters,
    valueOf: (words) => words.split(/[ -]/).reduce((sum, word) => sum + (values.get(word) ?? 0), 0),
  };
}

/** Replaces pieces of a text; each replacement begins where the piece began. */
function replaced(
  { text, starts }: Readable,
  pattern: RegExp,
  by: (found: RegExpExecArray) => string,
): Readable {
  let written = "";
  const places: number[] = [];
  let at = 0;
  for (const found of text.matchAll(pattern)) {
    written += text.slice(at, found.index);
    places.push(...starts.slice(at, found.index));
    const replacement = by(found);
    written += replacement;
    places.push(...Array.from(replacement, () => starts[found.index] ?? 0));
    at = found.index + found[0].length;
  }
  return { text: written + text.slice(at), starts: [...places, ...starts.slice(at)] };
}

/** Converts dictated text to typed text: "drill eight point five" → "DRILL 8.5", "see en em gee" → "CNMG". */
export function asTyped(
  readable: Readable,
  { number, letterRun, oneLetter, letters, valueOf }: Dictation,
): Readable {
  const named = replaced(readable, letterRun, ([found]) =>
    (found.match(oneLetter) ?? []).map((name) => letters[name] ?? "").join(""),
  );
  return replaced(named, number, ([, letter = "", whole = "", decimals = ""]) => {
    const behind = decimals.split(" ").slice(2).map(valueOf).join("");
    return `${letter}${valueOf(whole)}${behind === "" ? "" : `.${behind}`}`;
  });
}
