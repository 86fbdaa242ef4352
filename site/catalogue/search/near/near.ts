import { drilledTolerance } from "#engineering/standards/hole-tolerances.ts";
import type { Entry, OpenedSearch } from "../open-search.ts";
import { byUse, type Found } from "../matching/find.ts";
import { NO_MATCH } from "../matching/match.ts";
import { distanceOf } from "../matching/match-number.ts";
import { drilledHole, isInThreadsHole } from "../matching/match-thread.ts";
import { reachesGrade } from "../matching/match-workpiece.ts";
import { codeCost } from "./near-code.ts";
import type { PreparedPart, PreparedQuery } from "../matching/prepare.ts";
import { unusual } from "../matching/usual.ts";
import { worthOf } from "../matching/worth.ts";
import type { ToolCode } from "../reading/tool-code.ts";
import { valuesOf } from "#engineering/values/values.ts";

/** Tools that miss some parts of a query, and those parts. */
export interface NearTools {
  found: Found[];
  missed: readonly PreparedPart[];
  /** Whether they have the seat of the requested code. */
  isSameSeat: boolean;
  /** Whether some tool of the requested family meets each missed part, but not together with the rest. */
  isListed: boolean;
  /** Whether the query names several tools, and each of these is one of them. */
  isEither?: boolean;
  /** Whether they are of another kind than was asked for: what else holds the insert. */
  isOtherKind?: boolean;
}

/** The fraction of the requested size within which another size counts as the next one. */
const STEP = 0.15;

/** Whether a part names a kind of tool. */
function isKind({ part: { meaning } }: PreparedPart): boolean {
  return meaning.kind === "concept" && ["family", "kind"].includes(meaning.concept.role);
}

/** Checks for a query's sizes whether the range has a tool of that kind and size. */
function listedSizes({ entries }: OpenedSearch, { parts }: PreparedQuery): (sized: PreparedPart) => boolean {
  const kinds = parts.filter((part) => part.weakness && isKind(part));
  const known = new Map<PreparedPart, boolean>();
  return (sized) => {
    const listed =
      known.get(sized) ??
      entries.some((entry) => [sized, ...kinds].every(({ weakness }) => weakness?.of(entry) !== NO_MATCH));
    known.set(sized, listed);
    return listed;
  };
}

const drills: readonly Entry["family"][] = ["drill", "step-drill", "u-drill"];

/**
 * Whether a tool makes a hole of this size: a drill by its diameter within H12, a tap by its thread. What only spots or
 * centres makes none.
 */
function makesHole(value: number, entry: Entry): boolean {
  const { family } = entry;
  if (family === "tap") return false;
  if (!drills.includes(family) || (family === "drill" && drilledHole(entry) === undefined)) return true;
  const wider = (valuesOf(entry).diameter?.max ?? Number.NaN) - value;
  return wider >= 0 && wider <= drilledTolerance(value) + 0.001;
}

/** The cost of another size; undefined if it isn't a next size. Another length costs less than another diameter. */
function stepCost(
  search: OpenedSearch,
  { meaning }: PreparedPart["part"],
  isListed: boolean,
  entry: Entry,
): number | undefined {
  const value =
    meaning.kind === "dimensions" ? (meaning.sides[0] ?? 0) : meaning.kind === "number" ? meaning.value : 0;
  const field = meaning.kind === "number" ? meaning.field : undefined;
  const distance = distanceOf(search, { value, ...(field && { field }) }, entry);
  if (distance === undefined || distance > value * STEP || !makesHole(value, entry)) return undefined;
  if (meaning.kind !== "dimensions") return isListed ? undefined : 20 + Math.min(9, distance);
  const isSame = distance === 0;
  if (!isSame && search.entries.some(({ sides }) => sides[0] === value)) return undefined;
  const lengths = meaning.sides
    .slice(1)
    .map((side, at) => Math.abs(side - (entry.sides[at + 1] ?? side + 40)) / (at === 0 ? 4 : 10));
  return (
    20 +
    distance * 3 +
    Math.min(
      9,
      lengths.reduce((sum, each) => sum + each, 0),
    )
  );
}

/** A holder's code with the hand that follows it in the query: "PCLNR 2525 M12 L/H" is PCLNL. */
function inSaidHand(code: ToolCode, parts: readonly PreparedPart[]): ToolCode {
  const hand = parts.flatMap(({ part: { meaning } }) =>
    meaning.kind === "concept" && meaning.concept.role === "hand" ? meaning.concept.label : [],
  )[0];
  if (code.form !== "holder" || code.head.length < 5 || hand === undefined) return code;
  return { ...code, head: code.head.slice(0, 4) + hand.charAt(0) };
}

/** The cost of a tool that misses a part; undefined for a tool that isn't offered without it. */
function costOf(
  search: OpenedSearch,
  prepared: PreparedPart,
  parts: readonly PreparedPart[],
  isListed: (sized: PreparedPart) => boolean,
  entry: Entry,
): number | undefined {
  const { meaning } = prepared.part;
  if (meaning.kind === "code") return codeCost(inSaidHand(meaning.code, parts), entry);
  // An unusual drill still makes the hole, within the limits of its thread.
  if (meaning.kind === "thread" && isInThreadsHole(meaning.thread, entry)) return 25;
  if (meaning.kind === "grade" && reachesGrade(search, meaning, entry)) return 6;
  // For an end mill an angle is usually the helix, which the data don't state; for a thread or a cutting edge it is the
  // form.
  if (meaning.kind === "number" && meaning.field === "angle" && entry.family === "end-mill") return 14;
  const worth = worthOf(meaning);
  if (worth === "never") return undefined;
  if (worth === "size") return stepCost(search, prepared.part, isListed(prepared), entry);
  // Of tools that are too short, the longest comes first.
  const away =
    meaning.kind === "number" ? (distanceOf(search, meaning, entry) ?? meaning.value) / meaning.value : 0;
  return worth + Math.min(5, 5 * away);
}

interface NearTool extends Found {
  missed: PreparedPart[];
}

/** A tool with the parts that it misses; undefined if a missed part can't be given up, or no part is met. */
function comesNear(
  search: OpenedSearch,
  parts: readonly PreparedPart[],
  isListed: (sized: PreparedPart) => boolean,
  entry: Entry,
): NearTool | undefined {
  const missed: PreparedPart[] = [];
  let score = 0;
  let isAlike = false;
  for (const prepared of parts) {
    const weak = prepared.weakness?.of(entry) ?? 0;
    if (weak !== NO_MATCH) {
      score += (weak * prepared.weight) / 100;
      continue;
    }
    const cost = costOf(search, prepared, parts, isListed, entry);
    if (cost === undefined) return undefined;
    isAlike ||= typeof worthOf(prepared.part.meaning) !== "number" || prepared.part.meaning.kind === "code";
    missed.push(prepared);
    score += cost;
  }
  return isAlike || missed.length < parts.length ? { entry, score, missed } : undefined;
}

const WIDEST = 9;
const MOST = 12;

/**
 * The nearest tools to a query that no tool meets, without anything that would spoil part or tool (worth.ts): the same
 * seat with another radius, the next size, a tool without the coating.
 */
export function findNear(search: OpenedSearch, query: PreparedQuery): NearTools | undefined {
  const narrowing = query.parts.filter(({ weakness }) => weakness);
  if (narrowing.length === 0) return undefined;
  const isListed = listedSizes(search, query);
  const unusually = unusual(search, narrowing);
  const all = search.entries.flatMap((entry) => {
    const near = comesNear(search, narrowing, isListed, entry);
    return near ? [{ ...near, score: near.score + unusually(entry) }] : [];
  });
  all.sort((one, other) => one.score - other.score || byUse(one.entry, other.entry));
  const [best] = all;
  if (!best) return undefined;
  const kinds = narrowing.filter(isKind);
  const isMet = (parts: readonly PreparedPart[]): boolean =>
    search.entries.some((entry) => parts.every(({ weakness }) => weakness?.of(entry) !== NO_MATCH));
  const code = best.missed.find(({ part }) => part.meaning.kind === "code")?.part.meaning;
  return {
    found: all
      .filter(({ score }) => score <= best.score + WIDEST)
      .slice(0, MOST)
      .map(({ entry, score }) => ({ entry, score })),
    missed: best.missed,
    isListed: best.missed.every((part) => isMet([part, ...kinds])),
    isSameSeat: code?.kind === "code" && code.code.form === "insert" && code.code.seat === best.entry.seat,
  };
}
