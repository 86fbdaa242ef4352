import { isWorkpieceGroup, type WorkpieceGroup } from "#engineering/values/workpiece-groups.ts";
import type { GradeWords } from "../../vocabulary/grades-schema.ts";

/** A range of application groups of ISO 513: P15 to P35. */
export interface GradeRange {
  letter: WorkpieceGroup;
  from: number;
  to: number;
}

/** Other makers' grades by their names, with the ranges that are stated for them, the main one first. */
export type MakersGrades = ReadonlyMap<string, readonly GradeRange[]>;

/** Reads the owner's list of grades. */
export function makersGrades(grades: GradeWords): MakersGrades {
  const rangesOf = (text: string): GradeRange[] =>
    text.split(", ").flatMap((range) => {
      const [letter = "", from = "", to = from] = /^(.)(\d\d)(?:-(\d\d))?$/.exec(range)?.slice(1) ?? [];
      return isWorkpieceGroup(letter) ? { letter, from: Number(from), to: Number(to) } : [];
    });
  return new Map(Object.entries(grades).map(([name, text]) => [name, rangesOf(text)]));
}

/** Letters and figures as makers write them: "GC 4325", "KC-5010", "WPP20S". */
const written = /(?:\p{Lu}{1,4}[\s-]?)?\d{2,5}\p{Lu}{0,3}(?![\p{L}\d.])/uy;

/** Steels by their SAE numbers. */
const steel = /^(?:1[0-3]|41|51|52|61|86|93)\d\d$/;
const shank = /^(?:08|10|12|16|20|25|32|40|50){2}$/;

/** A maker's grade at a position of a text in upper case. What may be something else is one only behind a code. */
export function makersGradeAt(
  text: string,
  at: number,
  grades: MakersGrades,
  isAfterCode: boolean,
): { end: number; ranges: readonly GradeRange[] } | undefined {
  written.lastIndex = at;
  const [found] = written.exec(text) ?? [];
  if (!found) return undefined;
  const name = found.replace(/[\s-]/, "");
  const ranges = grades.get(name);
  // "S30T" begins a boring bar, 1020 is a steel. A shank, such as 2020, is at least as high as it is wide.
  const isShank = shank.test(name) && name.slice(0, 2) >= name.slice(2);
  const isElse = name.length === 4 && (/\D/.test(name) || isShank || steel.test(name));
  if (!ranges || (isElse && !isAfterCode)) return undefined;
  return { end: at + found.length, ranges };
}

/** "P15–P35, M20". */
export function rangeWords(ranges: readonly GradeRange[]): string {
  const step = (letter: string, number: number): string => `${letter}${String(number).padStart(2, "0")}`;
  return ranges
    .map(({ letter, from, to }) => step(letter, from) + (to === from ? "" : `–${step(letter, to)}`))
    .join(", ");
}
