import type { OpenedSearch } from "../open-search.ts";
import { pitchOf, type RequestedThread } from "../reading/read-thread.ts";
import { NO_MATCH } from "./match.ts";
import { drilledHole } from "./match-thread.ts";
import type { PreparedPart } from "./prepare.ts";
import { Weakness } from "./weakness.ts";

/** Tolerance of a drill's diameter around the formula, in mm: for every forming tap the figure is approximate. */
const ABOUT = 0.05;

/** The hole for a formed metric thread in mm: about d − 0.5 · P; undefined for other threads. */
export function formedHoleFor(thread: RequestedThread): number | undefined {
  const pitch = pitchOf(thread);
  return thread.system === "M" && pitch !== undefined ? Number(thread.size) - 0.5 * pitch : undefined;
}

/**
 * Replaces the thread in "drill for M6 forming tap" by its drills. They are never those for a cutting tap: a forming
 * tap would break in such a hole. Any other part stays as it is.
 */
export function formedHole(search: OpenedSearch, prepared: PreparedPart): PreparedPart {
  const { meaning } = prepared.part;
  if (meaning.kind !== "thread") return prepared;
  const hole = formedHoleFor(meaning.thread);
  const weakness = new Weakness((entry) => {
    const own = drilledHole(entry);
    if (hole === undefined || own === undefined) return NO_MATCH;
    const away = Math.abs(own - hole);
    return away <= ABOUT ? Math.round(away * 100) : NO_MATCH;
  }, search.entries.length);
  return { ...prepared, weakness };
}
