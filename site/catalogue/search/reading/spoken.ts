import type { SpokenWords } from "../../vocabulary/spoken-schema.ts";
import type { Readable } from "./readable.ts";

/** Dictated figures and letters, in a form that can be found in a text. */
export interface Dictation {
  /** With the letter of a thread before it: "M TEN". */
  number: RegExp;
  /** With the number before it, once that is in figures: "3 EIGHTHS" of an inch. */
  fraction: RegExp;
  /** The same for words that need no "inch" behind them: "4 SOOT". */
  inchPart: RegExp;
  letterRun: RegExp;
  oneLetter: RegExp;
  letters: Readonly<Record<string, string>>;
  valueOf: (words: string) => number;
  partsOf: (word: string) => number;
}

/** Without words it matches nothing. */
const anyOf = (words: Readonly<Record<string, unknown>>): string => Object.keys(words).join("|") || "(?!)";

/** The patterns of dictated words. */
export function dictationOf(words: SpokenWords): Dictation {
  const { one, ones, teens, tens, point, letters, fractions, inchParts } = words;
  const whole = `(?:(?:${anyOf(tens)})(?:[ -](?:${anyOf(ones)}|${one}))?|${anyOf(teens)}|${anyOf(ones)})`;
  const digit = `(?:${anyOf(ones)}|${one})`;
  const values = new Map(Object.entries({ ...ones, ...teens, ...tens, [one]: 1 }));
  return {
    number: new RegExp(
      String.raw`(?:(?<![\p{L}\d/.])(M) )?(?<!\p{L})(${whole})((?: ${point}(?: ${digit})+)?)(?!\p{L})`,
      "gu",
    ),
    fraction: new RegExp(
      String.raw`(?<![\p{L}\d/.])(?:(\d{1,2})[ -])?(${anyOf(fractions)})(?=[ -](?:INCH|UN[CF]?|BS[PWF]|NPT))`,
      "gu",
    ),
    inchPart: new RegExp(String.raw`(?<![\p{L}\d/.])(\d{1,2}) (${anyOf(inchParts)})(?!\p{L})`, "gu"),
    // At least four letters: fewer may be words, such as "EN EM".
    letterRun: new RegExp(
      String.raw`(?<!\p{L})(?:${anyOf(letters)})(?: (?:${anyOf(letters)})){3,5}(?!\p{L})`,
      "gu",
    ),
    oneLetter: new RegExp(anyOf(letters), "gu"),
    letters,
    valueOf: (spoken) => spoken.split(/[ -]/).reduce((sum, word) => sum + (values.get(word) ?? 0), 0),
    partsOf: (word) => fractions[word] ?? inchParts[word] ?? 1,
  };
}

/** A fraction as sizes are written: 4 of 8 parts are `1/2`. */
function shortened(top: number, bottom: number): string {
  if (top % bottom === 0) return String(top / bottom);
  return top % 2 === 0 && bottom % 2 === 0 ? shortened(top / 2, bottom / 2) : `${top}/${bottom}`;
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

/**
 * Converts dictated text to typed text: "drill eight point five" → "DRILL 8.5", "see en em gee" → "CNMG", "half inch UNC
 * tap" → "1/2 INCH UNC TAP".
 */
export function asTyped(
  readable: Readable,
  { number, fraction, inchPart, letterRun, oneLetter, letters, valueOf, partsOf }: Dictation,
): Readable {
  const threads = replaced(readable, /(?<![\p{L}\p{M}])एम ?(?=\d)/gu, () => "M");
  const named = replaced(threads, letterRun, ([found]) =>
    (found.match(oneLetter) ?? []).map((name) => letters[name] ?? "").join(""),
  );
  const inFigures = replaced(named, number, ([, letter = "", whole = "", decimals = ""]) => {
    const behind = decimals.split(" ").slice(2).map(valueOf).join("");
    return `${letter}${valueOf(whole)}${behind === "" ? "" : `.${behind}`}`;
  });
  const inFractions = replaced(inFigures, fraction, ([, top = "1", word = ""]) =>
    shortened(Number(top), partsOf(word)),
  );
  // "12 mm se chhota": less than that, and no short tool.
  const compared = replaced(inFractions, /(?<=(?:SE|से) )(?:CHH?OT[AIE]|छोट[ाीे])(?!\p{L})/gu, ([word]) =>
    word.startsWith("C") ? "KAM" : "कम",
  );
  const refused = replaced(
    compared,
    /(?<!\p{L})(?:DO NOT|DON'?T) (?:WANT|NEED|SEND|GIVE)(?!\p{L})/gu,
    () => "NOT",
  );
  const crossed = replaced(refused, /(?<=\d) INTO (?=\d)/gu, () => " X ");
  return replaced(
    crossed,
    inchPart,
    ([, top = "", word = ""]) => `${shortened(Number(top), partsOf(word))} INCH`,
  );
}
