import { lengthLetters } from "./holder-codes.ts";
import { refuse, type Refusal } from "./refusal.ts";

/** Inscribed circle, mm, by the trade's size of a threading insert: its edge length without decimals. */
const circles: Record<string, number> = {
  "06": 3.97,
  "08": 4.76,
  "11": 6.35,
  "16": 9.525,
  "22": 12.7,
  "27": 15.875,
};

/** Letters for ranges of pitches, mm. */
const pitchRanges: Record<string, [number, number]> = {
  A: [0.5, 1.5],
  G: [1.75, 3],
  AG: [0.5, 3],
  N: [3.5, 5],
  Q: [5.5, 6],
  U: [5.5, 9],
};

const profiles = ["60", "55", "ISO", "UN", "W", "NPT", "BSPT", "TR", "ACME", "RND"];

/** The decoded trade designation of a laydown threading or grooving insert. Lengths in mm. */
export interface ThreadingInsertDesignation {
  kind: "threading-insert";
  /** The seat: `16ER`. */
  seat: string;
  inscribedCircle: number;
  place: "external" | "internal";
  hand: "R" | "L";
  /** One pitch twice, or the ends of a range; undefined for grooving inserts. */
  pitch?: [number, number];
  profile?: string;
  /** Width of the groove, for grooving inserts. */
  grooveWidth?: number;
}

/**
 * Reads `16ER AG60`, `16IR 1.50 ISO`, `16ER 14 W` (threads per inch) and, for circlip grooves, `16ER 1.60`.
 * Trade usage, no standard. A refusal names the invalid position.
 */
export function decodeThreadingInsert(text: string): ThreadingInsertDesignation | Refusal {
  const plain = text.normalize("NFKC").toUpperCase().trim();
  const [whole, size = "", place, hand] = /^(\d\d) ?([EI])([RL])(?= |$)/.exec(plain) ?? [];
  const inscribedCircle = circles[size];
  if (whole === undefined || inscribedCircle === undefined) {
    return refuse(1, "seat", "size, E or I, and hand such as 16ER", plain);
  }
  const base = {
    kind: "threading-insert" as const,
    seat: whole.replace(" ", ""),
    inscribedCircle,
    place: place === "E" ? ("external" as const) : ("internal" as const),
    hand: hand === "L" ? ("L" as const) : ("R" as const),
  };
  const rest = plain.slice(whole.length).trim();
  const [, letters, figure, profile = ""] = /^(?:([A-Z]{1,2})|(\d+(?:\.\d+)?)) ?(\w*)$/.exec(rest) ?? [];
  if (figure !== undefined && profile === "" && figure.includes(".")) {
    return { ...base, grooveWidth: Number(figure) };
  }
  if (!profiles.includes(profile)) return refuse(5, "profile", `one of ${profiles.join(", ")}`, profile);
  if (letters !== undefined) {
    const pitch = pitchRanges[letters];
    if (!pitch) return refuse(4, "pitch", `one of ${Object.keys(pitchRanges).join(", ")}`, letters);
    return { ...base, pitch, profile };
  }
  // Inch profiles give threads per inch, a whole number; metric ones the pitch.
  const isPerInch = ["W", "UN", "NPT", "BSPT", "55"].includes(profile);
  const pitch = isPerInch ? 25.4 / Number(figure) : Number(figure);
  return { ...base, pitch: [pitch, pitch], profile };
}

/** The decoded trade designation of a threading holder: shank height and width, or the bar's diameter, mm. */
export interface ThreadingHolderDesignation {
  kind: "threading-holder";
  seat: string;
  /** Height and width of the shank; a bar has the height 0 and its diameter as width. */
  height: number;
  width: number;
  length: number;
  hand: "R" | "L";
}

/** Reads `SER 2525 M16` (external) and `SNR 0016 M16` (internal). A refusal names the invalid position. */
export function decodeThreadingHolder(text: string): ThreadingHolderDesignation | Refusal {
  const plain = text.normalize("NFKC").toUpperCase().trim();
  const found = /^S([EN])([RL]) ?(\d\d)(\d\d) ?([A-Z])(\d\d)$/.exec(plain);
  if (!found) return refuse(1, "form", "a form such as SER 2525 M16 or SNR 0016 M16", plain);
  const [, place, hand, height, width, letter = "", size = ""] = found;
  const length = lengthLetters[letter];
  if (length === undefined) {
    return refuse(5, "length", `one of ${Object.keys(lengthLetters).join(", ")}`, letter);
  }
  const seat = `${size}${place === "E" ? "E" : "I"}${hand}`;
  return {
    kind: "threading-holder",
    seat,
    height: Number(height),
    width: Number(width),
    length,
    hand: hand === "L" ? "L" : "R",
  };
}
