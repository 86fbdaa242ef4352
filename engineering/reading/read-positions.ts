import { readDesignation } from "./read-designation.ts";
import type { Position } from "./reading.ts";

/** A designation read position by position, with the standard it follows. */
export interface ReadDesignation {
  standard: string;
  positions: Position[];
  /** Where sources disagree, or the trade's use isn't the standard's: a sentence each. */
  remarks: string[];
}

/** Reads a whole designation of any family position by position. Undefined for any other text. */
export function readPositions(text: string): ReadDesignation | undefined {
  const read = readDesignation(text);
  return read?.kind === "whole" ? read : undefined;
}
