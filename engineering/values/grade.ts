import { isWorkpieceGroup, type WorkpieceGroup } from "./workpiece-groups.ts";

/** An application group of ISO 513: the letter and the toughness number, 01 (wear-resistant) to 50 (tough). */
export interface Application {
  letter: WorkpieceGroup;
  from: number;
  /** The other end, if it is a range. */
  to?: number;
}

/** A cutting material with its application groups of ISO 513. */
export interface Grade {
  kind: "grade";
  /** `Coated carbide`, `HSS-E (cobalt)`, `PCD, 10 µm grain`. */
  substance: string;
  /** The main groups; empty for materials that the standard doesn't classify. */
  applications: Application[];
  /** The range around the main group. */
  range?: Application;
  /** Whether the group is that of the carbide without its coating. */
  isSubstrate: boolean;
}

const grammar = /^(.+?)(?:, ISO ([^()]+?)(?: \(([^()]+)\))?( substrate)?)?$/;

/**
 * Reads `Coated carbide, ISO P25 (P15–P35)`, `Coated carbide, ISO P30 / M30`, `HSS-E (cobalt)`. Undefined if
 * "ISO" isn't followed by an application group of ISO 513.
 */
export function parseGrade(text: string): Grade | undefined {
  const [, substance, groups, around, substrate] = grammar.exec(text) ?? [];
  if (!substance || (groups === undefined && /\bISO\b/.test(substance))) return undefined;
  const applications = groups === undefined ? [] : groups.split(" / ").map(parseApplication);
  const range = around === undefined ? undefined : parseApplication(around);
  if (!applications.every((each) => each !== undefined)) return undefined;
  if (around !== undefined && range?.to === undefined) return undefined;
  return {
    kind: "grade",
    substance,
    applications,
    ...(range ? { range } : {}),
    isSubstrate: substrate !== undefined,
  };
}

function parseApplication(text: string): Application | undefined {
  const [, letter, from, otherLetter, to] = /^([PMKNSH])(\d\d)(?:–([PMKNSH])(\d\d))?$/.exec(text) ?? [];
  if (letter === undefined || !isWorkpieceGroup(letter)) return undefined;
  if (to === undefined) return { letter, from: Number(from) };
  if (otherLetter !== letter || Number(to) <= Number(from)) return undefined;
  return { letter, from: Number(from), to: Number(to) };
}

/** Formats a grade as in a data sheet, the inverse of `parseGrade`. */
export function formatGrade({ substance, applications, range, isSubstrate }: Grade): string {
  if (applications.length === 0) return substance;
  const groups = applications.map(formatApplication).join(" / ");
  const around = range ? ` (${formatApplication(range)})` : "";
  return `${substance}, ISO ${groups}${around}${isSubstrate ? " substrate" : ""}`;
}

/** `P25`, or `P15–P35` for a range. */
export function formatApplication({ letter, from, to }: Application): string {
  const step = (number: number) => `${letter}${String(number).padStart(2, "0")}`;
  return to === undefined ? step(from) : `${step(from)}–${step(to)}`;
}
