import { pitchOfThreads } from "../units/convert.ts";
import type { Mm } from "../units/units.ts";
import { lengthLetters } from "./holder-codes.ts";
import { lengthWords } from "./holder-grammar.ts";
import { refuse, type Refusal } from "./refusal.ts";
import { choicesOf, isIn, oneOf, plainText, readSlots, refusePart, type Slot } from "./slots.ts";
import { metricPitches, pitchRanges, profiles, threadingSizes } from "./threading-codes.ts";

/** The decoded trade designation of a laydown threading or grooving insert. Lengths in mm. */
export interface ThreadingInsertDesignation {
  kind: "threading-insert";
  /** As printed: `16ER AG60`, `16ER 14 W`. */
  code: string;
  /** The seat: `16ER`. */
  seat: string;
  inscribedCircle: Mm;
  place: "external" | "internal";
  hand: "R" | "L";
  /** One pitch twice, or the ends of a range; undefined for grooving inserts. */
  pitch?: [Mm, Mm];
  profile?: string;
  /** Width of the groove, for grooving inserts. */
  grooveWidth?: Mm;
  /** The maker's own suffix. */
  maker?: string;
}

const places: Record<string, string> = { E: "external", I: "internal" };
const hands: Record<string, string> = { R: "right hand", L: "left hand" };

/** The positions of `16ER AG60`. */
export const threadingInsertSlots: readonly Slot[] = [
  {
    name: "size",
    pattern: /^[\dO]{2}/,
    isNumeric: true,
    expected: oneOf(threadingSizes),
    accepts: isIn(threadingSizes),
    choices: () => choicesOf(threadingSizes, ({ circle }) => `IC ${circle} mm`),
  },
  {
    name: "place",
    pattern: /^[A-Z]/,
    expected: "E (external) or I (internal)",
    accepts: isIn(places),
    choices: () => choicesOf(places, (words) => words),
  },
  {
    name: "hand",
    pattern: /^[A-Z]/,
    expected: "R or L",
    accepts: isIn(hands),
    choices: () => choicesOf(hands, (words) => words),
  },
  {
    name: "pitch",
    // Letters only before a figure or nothing more, so that a profile without pitch isn't read as one.
    pattern: /^(?:AG|[AGNQU](?![A-Z])|\d+(?:\.\d+)?(?!\d))/,
    expected: `one of ${Object.keys(pitchRanges).join(", ")}, a pitch in mm, or threads per inch`,
    choices: () => choicesOf(pitchRanges, ([from, to]) => `pitch ${from}–${to} mm`),
  },
];

const profilePattern = new RegExp(
  `^[\\s_·-]*(${Object.keys(profiles).join("|")})(?![A-Z\\d])(?:[\\s_./·-]+(.+))?$`,
);

/**
 * Reads `16ER AG60`, `16IR 1.50 ISO`, `16ER 14 W` (threads per inch) and, for circlip grooves, `16ER 1.60`, with or
 * without spaces. Trade usage, no standard. A refusal names the invalid position.
 */
export function decodeThreadingInsert(text: string): ThreadingInsertDesignation | Refusal {
  // A figure and the profile's own 60 or 55 may stand without a space only behind letters: 16ERAG60.
  const read = readSlots(text, threadingInsertSlots);
  if (read.kind === "refusal") return read;
  if (read.kind === "part") return refusePart(read);
  const [size = "", place = "", hand = "", pitchCode = ""] = read.codes;
  const { circle, largestPitch } = threadingSizes[size] ?? { circle: 0, largestPitch: 0 };
  const seat = `${size}${place}${hand}`;
  const base = {
    kind: "threading-insert" as const,
    seat,
    inscribedCircle: circle,
    place: place === "E" ? ("external" as const) : ("internal" as const),
    hand: hand === "L" ? ("L" as const) : ("R" as const),
  };
  const figure = Number(pitchCode);
  if (read.rest === "" && pitchCode.includes(".") && figure > 0 && !metricPitches.includes(figure)) {
    return { ...base, code: `${seat} ${pitchCode}`, grooveWidth: figure };
  }
  const [, profileCode = "", maker] = profilePattern.exec(read.rest) ?? [];
  const profile = profiles[profileCode];
  if (!profile) return refuse(5, "profile", oneOf(profiles), read.rest.trim());
  const range = pitchRanges[pitchCode];
  if (range && !profile.isPartial)
    return refuse(4, "pitch", `one pitch, because ${profileCode} is a full profile`, pitchCode);
  if (!range && !(figure > 0)) return refuse(4, "pitch", "a pitch in mm or threads per inch", pitchCode);
  const single = profile.figure === "per inch" ? pitchOfThreads(figure) : figure;
  const pitch: [Mm, Mm] = range ?? [single, single];
  if (pitch[1] > largestPitch) {
    return refuse(4, "pitch", `at most ${largestPitch} mm on size ${size}`, pitchCode);
  }
  return {
    ...base,
    code: range ? `${seat} ${pitchCode}${profileCode}` : `${seat} ${pitchCode} ${profileCode}`,
    pitch,
    profile: profileCode,
    ...(maker === undefined ? {} : { maker }),
  };
}

/** The decoded trade designation of a threading holder: shank height and width, or the bar's diameter, mm. */
export interface ThreadingHolderDesignation {
  kind: "threading-holder";
  /** As printed: `SER 2525 M16`. */
  code: string;
  seat: string;
  /** Height and width of the shank; a bar has the height 0 and its diameter as width. */
  height: Mm;
  width: Mm;
  /** Undefined where special. */
  length: Mm | undefined;
  hand: "R" | "L";
  /** The maker's own suffix. */
  maker?: string;
}

const holderPlaces: Record<string, string> = { E: "external", I: "internal", N: "internal" };

function digits(name: string, expected: string): Slot {
  return { name, pattern: /^[\dO]{2}/, isNumeric: true, expected };
}

/** The positions of `SER 2525 M16` and `SNR 0016 M16`. */
export const threadingHolderSlots: readonly Slot[] = [
  {
    name: "clamping",
    pattern: /^./,
    expected: "S, a screw",
    accepts: (code) => code === "S",
    choices: () => [{ code: "S", meaning: "screw" }],
  },
  {
    name: "place",
    pattern: /^./,
    expected: "E (external), N or I (internal)",
    accepts: isIn(holderPlaces),
    choices: () => choicesOf(holderPlaces, (words) => words),
  },
  {
    name: "hand",
    pattern: /^./,
    expected: "R or L",
    accepts: isIn(hands),
    choices: () => choicesOf(hands, (words) => words),
  },
  digits("shank height", "two digits, mm; 00 for a bar"),
  digits("shank width", "two digits, mm"),
  {
    name: "length",
    pattern: /^./,
    expected: oneOf(lengthLetters),
    accepts: isIn(lengthLetters),
    choices: () => choicesOf(lengthLetters, lengthWords),
  },
  {
    name: "insert size",
    pattern: /^[\dO]{2}/,
    isNumeric: true,
    expected: oneOf(threadingSizes),
    accepts: isIn(threadingSizes),
    choices: () => choicesOf(threadingSizes, ({ circle }) => `IC ${circle} mm`),
  },
];

/** Reads `SER 2525 M16` (external), `SNR 0016 M16` and `SIR 0016 M16` (internal). A refusal names the invalid position. */
export function decodeThreadingHolder(text: string): ThreadingHolderDesignation | Refusal {
  const read = readSlots(plainText(text), threadingHolderSlots);
  if (read.kind === "refusal") return read;
  if (read.kind === "part") return refusePart(read);
  const [clamping, place = "", hand = "", height = "", width = "", letter = "", size = ""] = read.codes;
  if (width === "00") return refuse(5, "shank width", "two digits, mm", width);
  const [whole, maker] = /^[\s_./·-]*((?!\d)\S.*)?$/.exec(read.rest) ?? [];
  if (whole === undefined) return refuse(8, "end", "nothing but the maker's own text", read.rest.trim());
  return {
    kind: "threading-holder",
    code: `${clamping}${place}${hand} ${height}${width} ${letter}${size}`,
    seat: `${size}${place === "E" ? "E" : "I"}${hand}`,
    height: Number(height),
    width: Number(width),
    length: lengthLetters[letter],
    hand: hand === "L" ? "L" : "R",
    ...(maker === undefined ? {} : { maker }),
  };
}
