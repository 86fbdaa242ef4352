import type { Readable } from "./readable.ts";

/** Numbers as they are dictated. "One" is left out: it is a word like others. */
const ones: Readonly<Record<string, number>> = {
  ZERO: 0,
  OH: 0,
  TWO: 2,
  THREE: 3,
  FOUR: 4,
  FIVE: 5,
  SIX: 6,
  SEVEN: 7,
  EIGHT: 8,
  NINE: 9,
};
const teens: Readonly<Record<string, number>> = {
  TEN: 10,
  ELEVEN: 11,
  TWELVE: 12,
  THIRTEEN: 13,
  FOURTEEN: 14,
  FIFTEEN: 15,
  SIXTEEN: 16,
  SEVENTEEN: 17,
  EIGHTEEN: 18,
  NINETEEN: 19,
};
const tens: Readonly<Record<string, number>> = {
  TWENTY: 20,
  THIRTY: 30,
  FORTY: 40,
  FIFTY: 50,
  SIXTY: 60,
  SEVENTY: 70,
  EIGHTY: 80,
  NINETY: 90,
};

/** Letters by their names, in English and as they sound in Hindi. */
const letters: Readonly<Record<string, string>> = {
  AY: "A",
  SEE: "C",
  SEA: "C",
  CEE: "C",
  SI: "C",
  DEE: "D",
  DI: "D",
  GEE: "G",
  JI: "G",
  KAY: "K",
  EL: "L",
  ELL: "L",
  EM: "M",
  EN: "N",
  PEE: "P",
  AR: "R",
  ARE: "R",
  ESS: "S",
  ES: "S",
  TEE: "T",
  TI: "T",
  VEE: "V",
  VI: "V",
  "DOUBLE YOU": "W",
  "DOUBLE U": "W",
  DABLU: "W",
};

const anyOf = (words: Readonly<Record<string, unknown>>): string => Object.keys(words).join("|");
const whole = `(?:(?:${anyOf(tens)})(?:[ -](?:${anyOf(ones)}|ONE))?|${anyOf(teens)}|${anyOf(ones)})`;
const digit = `(?:${anyOf(ones)}|ONE)`;
/** With the letter of a thread before it, "M TEN". */
const number = new RegExp(
  String.raw`(?:(?<![\p{L}\d/.])(M) )?(?<!\p{L})(${whole})((?: POINT(?: ${digit})+)?)(?!\p{L})`,
  "gu",
);
/** Four letters and more: fewer may be words, "EN EM". */
const letterRun = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf(letters)})(?: (?:${anyOf(letters)})){3,5}(?!\p{L})`,
  "gu",
);
const oneLetter = new RegExp(anyOf(letters), "gu");

function valueOf(words: string): number {
  return words
    .split(/[ -]/)
    .reduce((sum, word) => sum + (ones[word] ?? teens[word] ?? tens[word] ?? (word === "ONE" ? 1 : 0)), 0);
}

/** Replaces pieces of a text; what replaces one stands where the piece began. */
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
    const said = by(found);
    written += said;
    places.push(...Array.from(said, () => starts[found.index] ?? 0));
    at = found.index + found[0].length;
  }
  return { text: written + text.slice(at), starts: [...places, ...starts.slice(at)] };
}

/** Writes what was dictated as it is typed: "drill eight point five" → "DRILL 8.5", "see en em gee" → "CNMG". */
export function asTyped(readable: Readable): Readable {
  const named = replaced(readable, letterRun, ([found]) =>
    (found.match(oneLetter) ?? []).map((name) => letters[name] ?? "").join(""),
  );
  return replaced(named, number, ([, letter = "", said = "", decimals = ""]) => {
    const behind = decimals.split(" ").slice(2).map(valueOf).join("");
    return `${letter}${valueOf(said)}${behind === "" ? "" : `.${behind}`}`;
  });
}
