import { refuse, type Refusal } from "./refusal.ts";

/** What may stand in a position: its characters and their meaning. */
export interface Choice {
  code: string;
  meaning: string;
}

/** A position of a designation's grammar. */
export interface Slot {
  /** Its name in the standard: `thickness`. */
  name: string;
  /** Matches the position's characters at the start of what is left of the text. */
  pattern: RegExp;
  /** What belongs here, for a refusal: `two digits such as 12`. */
  expected: string;
  /** Whether characters of the right form mean anything; by default all do. */
  accepts?: (code: string) => boolean;
  /** Digits, in which people type the letter O for zero. */
  isNumeric?: boolean;
  /** What may be typed, given the characters of the positions before; none where there are too many to list. */
  choices?: (before: readonly string[]) => Choice[];
}

/** A text held against a grammar: whole, with what follows it; a beginning, with the position that comes next; refused. */
export type SlotReading =
  | { kind: "whole"; codes: string[]; rest: string }
  | { kind: "part"; codes: string[]; position: number; next: Slot; choices: Choice[] }
  | Refusal;

const separators = /^[\s_./·*-]+/;

/** A typed text in the form that all grammars read: capital letters, plain digits, no space around. */
export function plainText(text: string): string {
  return text.normalize("NFKC").toUpperCase().trim();
}

/**
 * Reads a text position by position; spaces, hyphens and dots between positions don't count.
 * A refusal names the first position that can't be read.
 */
export function readSlots(text: string, slots: readonly Slot[]): SlotReading {
  let rest = plainText(text);
  const codes: string[] = [];
  for (const [at, slot] of slots.entries()) {
    rest = rest.replace(separators, "");
    const found = slot.pattern.exec(rest)?.[0] ?? "";
    if (found === "") {
      const choices = slot.choices?.(codes).filter(({ code }) => code.startsWith(rest)) ?? [];
      if (rest === "" || choices.length > 0)
        return { kind: "part", codes, position: at + 1, next: slot, choices };
      return refuse(at + 1, slot.name, slot.expected, rest.slice(0, 2));
    }
    const code = slot.isNumeric ? found.replaceAll("O", "0") : found;
    if (slot.accepts?.(code) === false) return refuse(at + 1, slot.name, slot.expected, found);
    codes.push(code);
    rest = rest.slice(found.length);
  }
  return { kind: "whole", codes, rest };
}

/** Why a beginning alone is no designation. */
export function refusePart({ position, next }: Extract<SlotReading, { kind: "part" }>): Refusal {
  return refuse(position, next.name, next.expected, "");
}

/** Whether a table has a code of its own. */
export function isIn(table: object): (code: string) => boolean {
  return (code) => Object.hasOwn(table, code);
}

/** A table's codes for a sentence: `one of A, B, C`. */
export function oneOf(table: object): string {
  return `one of ${Object.keys(table).join(", ")}`;
}

/** The choices of a table of codes. */
export function choicesOf<T>(
  table: Readonly<Record<string, T>>,
  words: (value: T, code: string) => string,
): Choice[] {
  return Object.entries(table).map(([code, value]) => ({ code, meaning: words(value, code) }));
}
