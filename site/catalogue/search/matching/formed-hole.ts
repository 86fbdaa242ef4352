import type { OpenedSearch } from "../open-search.ts";
import { pitchOf, type ThreadAsked } from "../reading/read-thread.ts";
import { NO_MATCH } from "./match.ts";
import { drilledHole } from "./match-thread.ts";
import type { PreparedPart } from "./prepare.ts";
import { Weakness } from "./weakness.ts";

/** How far from the figure of the formula a drill's diameter may lie, mm: it is about this for every forming tap. */
const ABOUT = 0.05;

/** The hole for a metric thread that is pressed, mm: about d − 0.5 · P; undefined for other threads. */
export function formedHoleFor(thread: ThreadAsked): number | undefined {
  const pitch = pitchOf(thread);
  return thread.system === "M" && pitch !== undefined ? Number(thread.size) - 0.5 * pitch : undefined;
}

/**
 * The thread of "drill for M6 forming tap" as the drills for it: never those for a cutting tap, in whose hole a forming
 * tap breaks. Any other part stays as it is.
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
