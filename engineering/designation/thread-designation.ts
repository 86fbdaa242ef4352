import { pitchOfThreads } from "../units/convert.ts";
import type { Mm } from "../units/units.ts";
import { findThread } from "../standards/metric-threads.ts";
import { inchSizes, inchThread, type InchForm } from "../standards/inch-threads.ts";
import { refuse, type Refusal } from "./refusal.ts";

/** The forms of thread that are read. */
export type ThreadForm = "M" | "Tr" | InchForm;

/** A decoded thread, with the holes to make before it is cut or formed. Lengths in mm. */
export interface ThreadDesignation {
  kind: "thread";
  form: ThreadForm;
  /** As printed: `M10 × 1.5-6H`, `1/4-20 UNC`, `G 1/2`, `Tr 20 × 4`. */
  code: string;
  /** Major diameter; of NPT the pipe's outer diameter. */
  diameter: Mm;
  pitch: Mm;
  /** As typed: `6H` is internal, `6g` external. */
  tolerance?: string;
  isLeftHand: boolean;
  /** Undefined for taper threads. */
  pitchDiameter?: Mm;
  /** Of the internal thread, D1; undefined for taper threads. */
  minorDiameter?: Mm;
  /** L1 of a taper thread: how far it is screwed together by hand. */
  handTight?: Mm;
  /** Tapping drill for a thread that is cut. */
  drill: Mm;
  /** About, for a forming tap: d − 0.5 · P; undefined for threads that are not formed. */
  formingDrill?: Mm;
  remarks: string[];
}

/** Flank heights of each profile in pitches: what the pitch and minor diameters lack from the major one. */
const heights: Partial<Record<ThreadForm, [pitchDiameter: number, minorDiameter: number]>> = {
  M: [0.649519, 1.082532],
  UNC: [0.649519, 1.082532],
  UNF: [0.649519, 1.082532],
  G: [0.640327, 1.280654],
  Tr: [0.5, 1],
};

/**
 * The tapping drill of a metric thread that no table has, mm: d − P, of fine pitches to a twentieth as ISO 2306 lists
 * them, of others down to a tenth, which the limits of D1 allow.
 */
function unlistedDrill(diameter: Mm, pitch: Mm): Mm {
  const least = round(diameter - pitch, 3);
  return pitch < 0.5 ? round(Math.round(least * 20) / 20, 2) : round(Math.floor(least * 10) / 10, 1);
}

/** Forms that are pressed as well as cut. */
const formed = new Set<ThreadForm>(["M", "UNC", "UNF"]);

/** A pitch above this part of the diameter belongs to no metric thread. */
const STEEPEST = 0.26;
const STEEPEST_TRAPEZOID = 1 / 3;

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

interface Read {
  form: ThreadForm;
  code: string;
  diameter: Mm;
  pitch: Mm;
  drill: Mm;
  tolerance?: string;
  isLeftHand: boolean;
  handTight?: Mm | undefined;
  remarks?: string[];
}

function thread({
  form,
  code,
  diameter,
  pitch,
  drill,
  tolerance,
  isLeftHand,
  handTight,
  remarks = [],
}: Read): ThreadDesignation {
  const height = heights[form];
  return {
    kind: "thread",
    form,
    code: `${code}${tolerance === undefined ? "" : `-${tolerance}`}${isLeftHand ? " LH" : ""}`,
    diameter: round(diameter, 3),
    pitch,
    ...(tolerance !== undefined && { tolerance }),
    isLeftHand,
    ...(height && {
      pitchDiameter: round(diameter - height[0] * pitch, 3),
      minorDiameter: round(diameter - height[1] * pitch, 3),
    }),
    ...(handTight !== undefined && { handTight: round(handTight, 4) }),
    drill,
    ...(formed.has(form) && { formingDrill: round(diameter - 0.5 * pitch, 2) }),
    remarks,
  };
}

const figure = String.raw`(\d+(?:\.\d+)?)`;
const tolerances = String.raw`(?:[\s-]*(\d[A-Ha-h](?:\d[A-Ha-h])?))?`;
const leftHand = String.raw`(?:[\s-]*(LH))?`;
const metric = new RegExp(
  `^M\\s*${figure}(?:\\s*[x×*/ -]\\s*${figure}(?![A-Ha-h\\d]))?${tolerances}${leftHand}$`,
  "i",
);
const trapezoid = new RegExp(`^TR\\s*${figure}\\s*[x×*/ -]\\s*${figure}${tolerances}${leftHand}$`, "i");
const inchSize = String.raw`((?:#|NO\.? ?)?\d+(?:[ -]\d+\/\d+|\/\d+)?)`;
const perInch = String.raw`(?:\s*[- x×*]\s*(\d+(?:\.5|\s?1\/2)?)(?![\d/]))?`;
const nameFirst = new RegExp(
  `^(UNC|UNF|G|BSPP?|NPT)[ -]*${inchSize}${perInch}(?:[ -]*([123][AB]|[AB]))?${leftHand}$`,
  "i",
);
const nameLast = new RegExp(
  `^${inchSize}${perInch}[ -]*(UNC|UNF|NPT|BSPP?)(?:[ -]*([123][AB]))?${leftHand}$`,
  "i",
);

/**
 * Reads a thread: `M10`, `M10x1.5-6H`, `M10*1.5`, `1/4-20 UNC`, `G1/2`, `1/2 NPT`, `Tr 20x4`. A refusal names the
 * invalid position.
 */
export function decodeThread(text: string): ThreadDesignation | Refusal {
  const plain = text
    .normalize("NFKC")
    .trim()
    .replaceAll(/(\d),(\d)/g, "$1.$2")
    .replaceAll(/["”″]/g, "");
  const m = metric.exec(plain);
  if (m) return readMetric(m);
  const tr = trapezoid.exec(plain);
  if (tr) return readTrapezoid(tr);
  const first = nameFirst.exec(plain);
  if (first) {
    const [, form = "", size = "", count, tolerance, left] = first;
    return readInch(form.toUpperCase(), size, count, tolerance, left !== undefined);
  }
  const last = nameLast.exec(plain);
  if (last) {
    const [, size = "", count, form = "", tolerance, left] = last;
    return readInch(form.toUpperCase(), size, count, tolerance, left !== undefined);
  }
  return refuse(1, "form", "a thread such as M10 × 1.5, 1/4-20 UNC, G 1/2, 1/2 NPT or Tr 20 × 4", plain);
}

function readMetric([, size = "", given, tolerance, left]: RegExpExecArray): ThreadDesignation | Refusal {
  const diameter = Number(size);
  const pitch = given === undefined ? findThread(diameter)?.pitch : Number(given);
  if (!(diameter > 0)) return refuse(2, "diameter", "a diameter in mm", size);
  if (pitch === undefined) return refuse(3, "pitch", `a pitch, because M${size} has no coarse one here`, "");
  if (!(pitch > 0 && pitch <= STEEPEST * diameter)) {
    return refuse(3, "pitch", `a pitch of at most ${round(STEEPEST * diameter, 2)} mm`, given ?? "");
  }
  const listed = findThread(diameter, pitch);
  return thread({
    form: "M",
    code: `M${diameter} × ${pitch}`,
    diameter,
    pitch,
    drill: listed?.drill ?? unlistedDrill(diameter, pitch),
    ...(tolerance !== undefined && { tolerance }),
    isLeftHand: left !== undefined,
    ...(!listed && {
      remarks: ["Not in the table of usual threads: the drill is d − P, rounded as ISO 2306 does."],
    }),
  });
}

function readTrapezoid([, size = "", given = "", tolerance, left]: RegExpExecArray):
  | ThreadDesignation
  | Refusal {
  const [diameter, pitch] = [Number(size), Number(given)];
  if (!(diameter > 0)) return refuse(2, "diameter", "a diameter in mm", size);
  if (!(pitch > 0 && pitch <= STEEPEST_TRAPEZOID * diameter)) {
    return refuse(3, "pitch", `a pitch of at most ${round(STEEPEST_TRAPEZOID * diameter, 2)} mm`, given);
  }
  return thread({
    form: "Tr",
    code: `Tr ${diameter} × ${pitch}`,
    diameter,
    pitch,
    drill: round(diameter - pitch, 2),
    ...(tolerance !== undefined && { tolerance }),
    isLeftHand: left !== undefined,
    remarks: ["The drill is d − P, the least minor diameter; its tolerance allows a slightly larger one."],
  });
}

const forms: Record<string, InchForm> = { UNC: "UNC", UNF: "UNF", G: "G", BSP: "G", BSPP: "G", NPT: "NPT" };

function readInch(
  name: string,
  typed: string,
  count: string | undefined,
  tolerance: string | undefined,
  isLeftHand: boolean,
): ThreadDesignation | Refusal {
  const form = forms[name] ?? "G";
  const bare = typed
    .toUpperCase()
    .replace(/^NO\.? ?/, "#")
    .replace("-", " ");
  // Unified sizes below a quarter inch are numbers, with or without their sign.
  const size = /^\d+$/.test(bare) && form.startsWith("UN") && bare !== "1" ? `#${bare}` : bare;
  const found = inchThread(form, size);
  if (!found) return refuse(2, "size", `one of ${inchSizes(form).join(", ")}`, typed);
  const isCount = count === undefined || Number(count.replace(/\s?1\/2/, ".5")) === found.perInch;
  if (!isCount) return refuse(3, "threads per inch", `${found.perInch} for ${size} ${form}`, count);
  const isUnified = form.startsWith("UN");
  return thread({
    form,
    code: isUnified ? `${size}-${found.perInch} ${form}` : `${form} ${size}`,
    diameter: found.diameter,
    pitch: round(pitchOfThreads(found.perInch), 4),
    drill: found.drill,
    ...(tolerance !== undefined && { tolerance: tolerance.toUpperCase() }),
    isLeftHand,
    handTight: found.handTight,
    ...(form === "NPT" && {
      remarks: ["Taper 1:16, drilled straight without a reamer; sources differ by up to half a millimetre."],
    }),
  });
}
