import { mmOf } from "#engineering/units/convert.ts";
import type { Meaning, NumberField } from "./query-part.ts";

/** A number found at a position of a text, with its meaning and its end. */
interface FoundNumber {
  meaning: Extract<Meaning, { kind: "number" | "dimensions" | "concept" }>;
  end: number;
}

const figure = String.raw`\d{1,6}(?:\.\d{1,4})?|\.\d{1,4}`;
const unit = String.raw`\s*(MM(?!\d)|एमएम|मिमी|CM(?![\p{L}\d])|"|''|INCH(?:ES)?(?!\p{L})|IN(?=[\s.,]|$))?`;
const fraction = String.raw`(?:(\d{1,2})(?:\s*-\s*|\s+))?(\d{1,2})\/(2|4|8|16|32|64)(?!\d)`;

/** Before or after a number. If several begin alike, the longest is first. */
const fieldWords: readonly (readonly [NumberField | "none", string])[] = [
  [
    "depth",
    "FLUTE LENGTHS?|CUTTING LENGTH|CUT LENGTH|LENGTH OF CUT|LOC|DEPTH OF CUT|DEPTH|DEEP|DOC|CUTTING DEPTH",
  ],
  [
    "shank",
    String.raw`SHANK DIA(?:METER)?|SHANK SIZE|SHANK|SHK|SQUARE SHANK|SQ(?:UARE)?\.? SHANK|SQ(?:UARE)?\.?|HEIGHT|HT`,
  ],
  ["bore", "MIN(?:IMUM)?\\.? BORE(?: DIA(?:METER)?)?|BORE DIA(?:METER)?|BORE|ARBOU?R"],
  [
    "radius",
    "CORNER RADIUS|CORNER RAD|NOSE RADIUS|NOSE RAD|BALL RADIUS|RADIUS|RADII|RAD|RE|CR(?=\\s?[0-5](?:\\.\\d+)?(?![\\d.]))",
  ],
  ["length", "OVERALL LENGTH|TOTAL LENGTH|LENGTH|LONG(?! REACH| SERIES)|LG|OAL"],
  ["width", "CUTTING WIDTH|GROOVE WIDTH|WIDTH|WIDE|THICKNESS|THICK|THK"],
  ["pitch", "PITCH"],
  ["tpi", "TPI|THREADS PER INCH"],
  ["flutes", "FLUTES?|FLUTED|FLTS?|FL|TEETHS?|TOOTH|DENTS?|SCHNEIDEN|फ्लूट|दाँत"],
  ["angle", String.raw`DEGREES?|DEG\.?|GRAD|POINT ANGLE|ANGLE|KAPR`],
  ["hole", "HOLES?"],
  ["none", "SIZE"],
  ["diameter", String.raw`CUTTING DIA(?:METER)?|DIA(?:METERS?|MTR)?\.?|OD`],
];
const words = fieldWords.map(([, pattern]) => `(${pattern})`).join("|");
const letters: Readonly<Record<string, NumberField>> = {
  Ø: "diameter",
  D: "diameter",
  R: "radius",
  Z: "flutes",
  L: "length",
  W: "width",
};

const dimensions = new RegExp(
  String.raw`(?:(?:Ø|DIA\.?)\s*)?(${figure})${unit}\s*[X*]\s*(?:Ø\s*)?(${figure})${unit}(?:\s*[X*]\s*(${figure})${unit})?(?:\s*[X*]\s*(${figure})${unit})?(?![\p{L}\d]|\.\d|\s*-?\s*(?:°|DEG|FLUTE|FLT|TEETH))`,
  "yu",
);
/** "10 x 90 deg", "12 x 4 flute": neither is a side of a size. */
const timesAngle = /[X*]\s*(?=\d{1,3}(?:\.\d+)?\s*-?\s*(?:°|DEG|FLUTE|FLT|TEETH))/uy;
const ratio = new RegExp(
  String.raw`(?:[X*]\s*)?(\d{1,2}(?:\.5)?)(?:\s*[X*]?\s*D| TIMES (?:D|DIA|DIAMETER))(?![\p{L}\d])`,
  "yu",
);
const inFraction = new RegExp(`${fraction}${unit}`, "yu");
const number = new RegExp(`(${figure})${unit}`, "yu");
const letterBefore = new RegExp(String.raw`([ØDRZLW])\s*[=:-]?\s*(?=\.?\d)`, "yu");
const wordBefore = new RegExp(String.raw`(?:${words})(?!\p{L})\.?\s*[=:-]?\s*(?=\.?\d|Ø)`, "yu");
/** "10 mm corner radius nahi": the word is ruled out, and not the number's. */
const wordAfter = new RegExp(
  String.raw`[\s-]*(?:${words}|(°)|(Ø))(?!\p{L})(?<!(?:RADIUS|RAD)(?=(?: WAL[AIE]| KE)? (?:NAHI|NAHIN|NHI|NAI|MAT|NOT|BINA|नहीं)(?!\p{L})))`,
  "yu",
);
const letterAfter = /(?:(?<=\d)([FZTR])|\s([FZ])(?!\s*\d))(?![\p{L}\d])/uy;
const shankPair = /(08|10|12|16|20|25|32|40|50)(08|10|12|16|20|25|32|40|50)(?![\p{L}\d.])/uy;

/** "Without corner radius 12 mm": any radius of a tool of 12 mm. */
const withoutRadius = /(?:WITHOUT|BINA|NO|NOT|OHNE|SANS)(?: (?:CORNER|NOSE|ANY|THE))* $/u;
const LEAST_DIAMETER = 3;
function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}

function fieldOf(groups: readonly (string | undefined)[]): NumberField | "none" | undefined {
  const found = fieldWords.findIndex((_, index) => groups[index] !== undefined);
  return fieldWords[found]?.[0];
}

const perUnit = (text: string | undefined): number =>
  text === undefined || /^(?:MM|एमएम|मिमी)$/.test(text) ? 1 : text === "CM" ? 10 : mmOf(1);

function valueAt(text: string, at: number): { value: number; end: number } | undefined {
  const parts = matchAt(inFraction, text, at);
  if (parts) {
    const [found, whole = "0", top, bottom] = parts;
    return { value: mmOf(Number(whole) + Number(top) / Number(bottom)), end: at + found.length };
  }
  const plain = matchAt(number, text, at);
  if (!plain) return undefined;
  return { value: Number(plain[1]) * perUnit(plain[2]), end: at + plain[0].trimEnd().length };
}

/**
 * The field word after a number that ends here, unless the word belongs to the next number: "8 mm depth 40". `own` is
 * the number if it can count flutes.
 */
function fieldAfter(
  text: string,
  at: number,
  own?: number,
): { field: NumberField | "none"; end: number } | undefined {
  const letter = matchAt(letterAfter, text, at);
  if (letter)
    return { field: (letter[1] ?? letter[2]) === "R" ? "radius" : "flutes", end: at + letter[0].length };
  const found = matchAt(wordAfter, text, at);
  if (!found) return undefined;
  const groups = found.slice(1);
  const field = fieldOf(groups) ?? (groups.at(-2) === undefined ? "diameter" : "angle");
  const end = at + found[0].length;
  const after = /^[\s=:-]*(?=\.?\d)/.exec(text.slice(end, end + 8));
  if (after && field !== "angle" && !found[0].endsWith("HT")) {
    const start = end + after[0].length;
    const next = matchAt(ratio, text, start) ? undefined : valueAt(text, start);
    // Of two numbers that could count flutes, the smaller one does: "4 flute 12", "12 flutes 4".
    const isOwn = (other: number): boolean =>
      !mayCount(other, text.slice(start, next?.end)) || (own !== undefined && own <= other);
    if (field === "flutes" && next && isOwn(next.value)) return { field, end };
    if (next && !matchAt(wordAfter, text, next.end) && !matchAt(letterAfter, text, next.end))
      return undefined;
  }
  return { field, end };
}

const MOST_FLUTES = 12;

/** Whether a number can count flutes: in "2 flute 10 mm" the 2 can. */
function mayCount(value: number, typed: string): boolean {
  return Number.isInteger(value) && value <= MOST_FLUTES && /^\d+$/.test(typed);
}

function asNumber(value: number, field: NumberField | "none" | undefined, end: number): FoundNumber {
  const rounded = Math.round(value * 1e4) / 1e4;
  return { meaning: { kind: "number", value: rounded, ...(field && field !== "none" && { field }) }, end };
}

function ratioAt(text: string, at: number): FoundNumber | undefined {
  const found = matchAt(ratio, text, at);
  if (!found) return undefined;
  const [whole, times = ""] = found;
  const pattern = new RegExp(String.raw`(?<![\d.])${times.replace(".", String.raw`\.`)} ?[×x] ?D\b`);
  const tests = [{ keys: ["type", "name", "application"] as const, pattern, weak: 0 }];
  return {
    meaning: { kind: "concept", concept: { role: "detail", label: `${times} × D`, all: [tests] } },
    end: at + whole.length,
  };
}

/**
 * Parses a number with its unit and field at a position of a text in upper case: `Ø8.5`, `1/4"`, `4 FLUTE`, `R5`, `Z4`,
 * `3XD`, `25X25`, `10X22X72`. Inches are converted to mm.
 */
export function readNumberAt(text: string, at: number): FoundNumber | undefined {
  const before = matchAt(timesAngle, text, at);
  if (before) return readNumberAt(text, at + before[0].length);
  const sides = matchAt(dimensions, text, at);
  if (sides) {
    const [whole, first, firstUnit, second, secondUnit, third, thirdUnit, fourth, fourthUnit] = sides;
    // "2 x 45 chamfer" is an angle; of four sides one is the shank, and the longest the length.
    if (!third && second === "45" && /CHAMF|CHAMPH|BEVEL/.test(text))
      return { meaning: { kind: "number", value: 45, field: "angle" }, end: at + whole.trimEnd().length };
    const last = fourthUnit ?? thirdUnit ?? secondUnit;
    const length = String(Math.max(Number(third ?? 0), Number(fourth ?? 0)));
    const values = [
      [first, firstUnit ?? last],
      [second, secondUnit ?? last],
      [third && length, thirdUnit ?? fourthUnit],
    ]
      .filter(([each]) => each !== undefined)
      .map(([each, own]) => Math.round(Number(each) * perUnit(own) * 1e4) / 1e4);
    return { meaning: { kind: "dimensions", sides: values }, end: at + whole.trimEnd().length };
  }
  const inDiameters = ratioAt(text, at);
  if (inDiameters) return inDiameters;
  const pair = matchAt(shankPair, text, at);
  // A shank is at least as high as it is wide: 2025 is a maker's grade.
  if (pair && Number(pair[1]) >= Number(pair[2]))
    return { meaning: { kind: "dimensions", sides: [Number(pair[1]), Number(pair[2])] }, end: at + 4 };
  const letter = letterAt(text, at);
  const fieldBefore = letter ?? matchAt(wordBefore, text, at);
  const start = at + (fieldBefore?.[0].length ?? 0);
  const named = letter ? letters[letter[1] ?? ""] : fieldBefore && fieldOf(fieldBefore.slice(1));
  // "Blind hole 3×D": the words before a number don't always belong to it.
  if (fieldBefore && (named === "none" || named === "hole" || matchAt(ratio, text, start))) return undefined;
  const value = valueAt(text, text[start] === "Ø" ? start + 1 : start);
  if (!value) return undefined;
  if (named === "radius" && value.value >= LEAST_DIAMETER && withoutRadius.test(text.slice(0, at)))
    return undefined;
  if (named) {
    // "R5 mm radius", "dia 16 mm dia": the same field twice.
    const again = fieldAfter(text, value.end);
    return asNumber(value.value, named, again?.field === named ? again.end : value.end);
  }
  const count = mayCount(value.value, text.slice(start, value.end)) ? value.value : undefined;
  const after = fieldAfter(text, value.end, count);
  return asNumber(value.value, after?.field, after?.end ?? value.end);
}

/** A letter that names the field of the following number; R390 is no radius. */
function letterAt(text: string, at: number): RegExpExecArray | undefined {
  const letter = matchAt(letterBefore, text, at);
  const isRadius = letter?.[1] === "R";
  return isRadius && /^\d{3}/.test(text.slice(at + letter[0].length)) ? undefined : letter;
}

/** A range for people: `Ø6 to Ø10 mm`, `below Ø63 mm`, `from 4 flutes`. */
export function intervalLabel(
  { from, to, isOpen, field }: Extract<Meaning, { kind: "interval" }>,
  isRound: boolean,
): string {
  const named = (value: number): string => numberLabel({ value, ...(field && { field }) }, isRound);
  if (from === undefined) return `${isOpen ? "below" : "up to"} ${named(to ?? 0)}`;
  return to === undefined ? `${isOpen ? "above" : "from"} ${named(from)}` : `${named(from)} to ${named(to)}`;
}

/** A number for people: `Ø6 mm`, `4 flutes`, `RE 0.8 mm`. `isRound`: numbers without a field are diameters. */
export function numberLabel(
  { value, field }: { value: number; field?: NumberField },
  isRound: boolean,
): string {
  const shown = String(Math.round(value * 1000) / 1000);
  switch (field) {
    case "flutes":
      return `${shown} flutes`;
    case "angle":
      return `${shown}°`;
    case "tpi":
      return `${shown} threads per inch`;
    case "radius":
      return `radius ${shown} mm`;
    case "pitch":
      return `pitch ${shown} mm`;
    case "diameter":
      return `Ø${shown} mm`;
    case "parted":
      return `part of Ø${shown} mm`;
    case "kerf":
      return `width ${shown} mm`;
    case "thread":
      return `M${shown}`;
    case undefined:
      return `${isRound ? "Ø" : ""}${shown} mm`;
    default:
      return `${field} ${shown} mm`;
  }
}
