import type { ShownPart } from "../../../../catalogue/search/shown-part.ts";
import { readDesignation } from "#engineering/reading/read-designation.ts";
import type { Reading } from "#engineering/reading/reading.ts";

type Part = Pick<ShownPart, "typed" | "label" | "as">;

function plain(text: string): string {
  return text.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
}

/** Whether the search knows a part as a word: "steel" is a workpiece, not the beginning of a holder's code. */
function isWord({ typed, label, as }: Part): boolean {
  return as !== "unknown" && as !== "absent" && plain(label) !== plain(typed);
}

/**
 * The tool code in a query: the first complete code, otherwise the first incomplete or wrong code that isn't a word.
 */
export function codeOfQuery(parts: readonly Part[]): Reading | undefined {
  const readings = parts.flatMap((part) => {
    const reading = readDesignation(part.typed);
    return reading ? [{ part, reading }] : [];
  });
  const whole = readings.find(({ reading }) => reading.kind === "whole");
  return (whole ?? readings.find(({ part }) => !isWord(part)))?.reading;
}
