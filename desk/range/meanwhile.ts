import type { Cells } from "./tool-fields.ts";

/** What somebody else has written into a form's fields while it was open. */
export interface Meanwhile {
  by: string;
  at: string;
  /** What stands now in each field that differs from what the form showed; empty if it was emptied. */
  texts: Cells;
}

/**
 * What was typed, laid over what stands now: a field that wasn't touched shows what stands now. `texts` are the fields that
 * have changed since the form was shown.
 */
export function layOver({ seen, typed, now }: { seen: Cells; typed: Cells; now: Cells }): {
  typed: Cells;
  texts: Cells;
} {
  const changed = Object.entries(now).filter(([name, text]) => (seen[name] ?? "") !== text);
  const untouched = changed.filter(([name]) => (typed[name] ?? "") === (seen[name] ?? ""));
  return { typed: { ...typed, ...Object.fromEntries(untouched) }, texts: Object.fromEntries(changed) };
}

/** The fields of a posted form whose names begin so, without that beginning. */
export function cellsOf(fields: Cells, begin: string): Cells {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, text]) =>
      name.startsWith(begin) ? [[name.slice(begin.length), text]] : [],
    ),
  );
}

/** What a form showed, as it says itself. */
export function seenIn(text = "{}"): Cells {
  try {
    const seen: unknown = JSON.parse(text);
    const entries = Object.entries(typeof seen === "object" && seen !== null ? seen : {});
    return Object.fromEntries(entries.map(([name, words]) => [name, String(words)]));
  } catch {
    return {};
  }
}
