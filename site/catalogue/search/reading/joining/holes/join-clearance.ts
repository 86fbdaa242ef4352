import type { Concept } from "../../concept.ts";
import type { RawPart } from "../../read-query.ts";
import type { RequestedThread } from "../../read-thread.ts";

type Ids = readonly Concept["id"][];
/** The drills that make a whole hole. */
export const drills: Ids = [
  "drills",
  "tapping drills",
  "jobber drills",
  "short drills",
  "long drills",
  "U-drills",
];
const holes: Ids = ["drilling", "through holes"];
const threads: Ids = ["forming tap", "tapping", "threading", "blind holes"];

function idOf({ meaning }: RawPart): Concept["id"] {
  return meaning.kind === "concept" ? meaning.concept.id : undefined;
}

function isOneOf(ids: Ids, part: RawPart): boolean {
  const id = idOf(part);
  return id !== undefined && ids.includes(id);
}

const makesThreads = (part: RawPart): boolean =>
  isOneOf(threads, part) || (part.meaning.kind === "concept" && part.meaning.concept.partner === "tap");

/** The bolt: a thread, or beside a word for the bolt only its diameter. */
function boltOf({ meaning }: RawPart, isSure: boolean): RequestedThread | undefined {
  if (meaning.kind === "thread") return meaning.thread.size === undefined ? undefined : meaning.thread;
  const isSize = meaning.kind === "number" && (meaning.field === undefined || meaning.field === "diameter");
  return isSize && isSure ? { system: "M", size: String(meaning.value) } : undefined;
}

const isPassage = ({ meaning }: RawPart): boolean => meaning.kind === "passage";

/** Whether "for" is between the hole and the thread: "through hole for M10". */
function isHoleFor(parts: readonly RawPart[]): boolean {
  const hole = parts.findIndex((part) => idOf(part) === "through holes");
  const next = parts[hole + 1]?.meaning;
  return (
    hole >= 0 && next?.kind === "link" && next.link === "for" && parts[hole + 2]?.meaning.kind === "thread"
  );
}

/**
 * "M10 bolt hole", "clearance M8", "through hole for M12" request the hole that a bolt passes through: a hole drilled
 * for the thread would be scrap.
 */
export function joinClearance(parts: readonly RawPart[]): RawPart[] {
  const passages = parts.filter(isPassage);
  const isDrilled = parts.some((part) => isOneOf([...drills, ...holes], part));
  const isSure = passages.some(({ meaning }) => meaning.kind === "passage" && meaning.isSure);
  const isThrough =
    parts.some((part) => idOf(part) === "through holes") &&
    (isHoleFor(parts) || parts.some((part) => isOneOf(drills, part)));
  const isMeant = isSure || isThrough || (passages.length > 0 && isDrilled);
  const bolt = parts.find((part) =>
    boltOf(part, passages.length > 0 && !parts.some(({ meaning }) => meaning.kind === "thread")),
  );
  const thread = bolt && boltOf(bolt, true);
  if (!isMeant || !bolt || !thread || parts.some(makesThreads)) return parts.map(withoutPassage);
  const row = passages.flatMap(({ meaning }) => (meaning.kind === "passage" && meaning.row) || [])[0];
  const joined = new Set(parts.filter((part) => isPassage(part) || isOneOf(holes, part)));
  const tokens = [bolt, ...joined].flatMap((part) => part.tokens).sort((one, other) => one - other);
  return parts.flatMap((part): RawPart[] => {
    if (part === bolt) return [{ meaning: { kind: "clearance", thread, ...(row && { row }) }, tokens }];
    return joined.has(part) ? [] : [part];
  });
}

/** A bolt without a hole is something that we don't list; "clearance" is an ordinary word then. */
function withoutPassage(part: RawPart): RawPart {
  return isPassage(part) ? { ...part, meaning: { kind: "ask" } } : part;
}
