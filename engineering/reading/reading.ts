import type { Refusal } from "../designation/refusal.ts";
import type { Choice, Slot, SlotReading } from "../designation/slots.ts";

/** One position of a designation: its characters, its name in the standard, and its meaning. */
export interface Position {
  code: string;
  name: string;
  meaning: string;
}

/** A designation read to its end. */
export interface WholeReading {
  kind: "whole";
  /** The standard that it follows, or the trade's use: `ISO 1832`. */
  standard: string;
  /** As printed. */
  code: string;
  positions: Position[];
  /** The insert seat that it has or fits, as in the catalogue: `CN.. 1204`, `16ER`; undefined if it names none. */
  seat?: string;
  /** Where sources disagree, or the trade's use isn't the standard's: a sentence each. */
  remarks: string[];
}

/** The beginning of a designation. */
export interface PartReading {
  kind: "part";
  standard: string;
  positions: Position[];
  /** What comes next: the position from 1, its name, and what may be typed, if that can be listed. */
  next: { position: number; name: string; expected: string; choices: Choice[] };
}

/** What a text says as a designation: read to its end, begun, or refused with the position at fault. */
export type Reading = WholeReading | PartReading | Refusal;

/** A name as a heading: `Edge length`. */
export function heading(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The positions that have been typed, with the meanings that their grammar lists. */
export function typedPositions(slots: readonly Slot[], codes: readonly string[]): Position[] {
  return codes.map((code, at) => {
    const slot = slots[at];
    const meaning = slot?.choices?.(codes.slice(0, at)).find((choice) => choice.code === code)?.meaning;
    return { code, name: heading(slot?.name ?? ""), meaning: meaning ?? "" };
  });
}

/** A beginning as a reading. */
export function partReading(
  standard: string,
  slots: readonly Slot[],
  { codes, position, next, choices }: Extract<SlotReading, { kind: "part" }>,
): PartReading {
  return {
    kind: "part",
    standard,
    positions: typedPositions(slots, codes),
    next: { position, name: next.name, expected: next.expected, choices },
  };
}
