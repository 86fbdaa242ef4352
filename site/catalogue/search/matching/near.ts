import type { Entry, OpenedSearch } from "../open-search.ts";
import type { Concept } from "../reading/tables/concept.ts";
import type { ToolCode } from "../reading/tool-code.ts";
import { inRange, type Found } from "./find.ts";
import { NO_MATCH } from "./match.ts";
import { distanceOf } from "./match-number.ts";
import { holeFor } from "./match-thread.ts";
import type { PreparedPart, PreparedQuery } from "./prepare.ts";

/** Tools that miss something of a query, and what they miss. */
export interface NearTools {
  found: Found[];
  missed: readonly PreparedPart[];
  /** Whether they have the seat of the asked code. */
  isSameSeat: boolean;
  /** Whether each part that is missed is met by a tool of the asked family, only not together with the rest. */
  isListed: boolean;
  /** Whether the query names several tools, of which each of these is one. */
  isEither?: boolean;
}

const NOTHING_ALIKE = 100;

/** Costs of missing a part: what a tool is costs most, what is only said of it least. */
const roleCosts: Readonly<Record<Concept["role"], number>> = {
  family: 50,
  hand: 14,
  substance: 12,
  coating: 5,
  detail: 5,
  operation: 4,
  spare: 3,
};

function insertCost(asked: string, own: string, seat: string | undefined, entry: Entry): number {
  const different = (from: number, to: number): number =>
    Array.from(asked.slice(from, to)).filter((letter, at) => own[from + at] !== letter).length;
  // Letters in another order are a slip of the fingers.
  const isSwapped =
    Array.from(asked.slice(0, 4)).sort().join("") === Array.from(own.slice(0, 4)).sort().join("");
  const radius = Math.abs((Number(asked.slice(8, 10)) || 0) - (Number(own.slice(8, 10)) || 0)) / 10;
  if (seat !== undefined && entry.seat === seat)
    return 10 + Math.min(radius, 5) + (isSwapped ? 0.1 : different(2, 4) * 0.4);
  if (asked.slice(0, 2) !== own.slice(0, 2)) return asked[0] === own[0] ? 60 : NOTHING_ALIKE;
  return (
    30 +
    Math.min(20, Math.abs((Number(asked.slice(4, 6)) || 0) - (Number(own.slice(4, 6)) || 0))) +
    different(2, 4) * 0.4
  );
}

function holderCost(asked: Extract<ToolCode, { form: "holder" }>, own: ToolCode): number {
  if (own.form !== "holder" || (asked.bar === undefined) !== (own.bar === undefined)) return NOTHING_ALIKE;
  const differs = (at: number): boolean => asked.head[at] !== undefined && asked.head[at] !== own.head[at];
  if (differs(1) || differs(3)) return NOTHING_ALIKE;
  const other = (one: string | undefined, two: string | undefined, cost: number): number =>
    one === undefined || one === two ? 0 : cost + Math.abs((Number(one) || 0) - (Number(two) || 0)) / 100;
  return (
    10 +
    (differs(0) ? 1 : 0) +
    (differs(4) ? 6 : 0) +
    (differs(2) ? 12 : 0) +
    other(asked.height, own.height, 4) +
    other(asked.bar, own.bar, 4) +
    other(asked.size, own.size, 5) +
    other(asked.length, own.length, 0.5)
  );
}

function codeCost(asked: ToolCode, entry: Entry): number {
  const own = entry.code;
  if (!own || own.form !== asked.form) return NOTHING_ALIKE;
  if (asked.form === "insert" && own.form === "insert")
    return insertCost(asked.key, own.key, asked.seat, entry);
  if (asked.form === "holder") return holderCost(asked, own);
  if (asked.form === "threading" && own.form === "threading") {
    const pitch =
      asked.pitch === own.pitch
        ? 0
        : 4 + Math.min(5, Math.abs((Number(asked.pitch) || 0) - (Number(own.pitch) || 0)));
    const seat = asked.seat === own.seat ? 0 : asked.seat[2] === own.seat[2] ? 5 : 30;
    return 10 + pitch + seat + (asked.profile === undefined || asked.profile === own.profile ? 0 : 3);
  }
  if (asked.form === "threading-holder" && own.form === "threading-holder")
    return asked.head === own.head ? 12 : NOTHING_ALIKE;
  return NOTHING_ALIKE;
}

/** Another length costs less than another diameter. */
function sidesCost(search: OpenedSearch, sides: readonly number[], entry: Entry): number {
  const [first = 0, second = 0, third] = sides;
  if (third !== undefined) {
    const [diameter, cut = 0, length = 0] = entry.sides;
    if (diameter === undefined) return 60;
    const away = Math.abs(diameter - first) * 3 + Math.abs(cut - second) / 4 + Math.abs(length - third) / 10;
    return away > 20 ? 60 : 20 + away / 2.5;
  }
  const distance = distanceOf(search, { value: first }, entry);
  return distance === undefined ? 40 : 22 + Math.min(9, distance);
}

/** From this part of the asked diameter on another one is far from it. */
const FAR = 0.3;

/** What it costs a tool to miss a part. */
function costOf(search: OpenedSearch, { part: { meaning } }: PreparedPart, entry: Entry): number {
  switch (meaning.kind) {
    case "code":
      return codeCost(meaning.code, entry);
    case "thread": {
      const { thread } = entry;
      const hole = entry.family === "drill" ? holeFor(meaning.thread) : undefined;
      const away = hole === undefined ? undefined : distanceOf(search, { value: hole }, entry);
      if (away !== undefined) return 25 + Math.min(15, away);
      const isAlike = thread !== undefined && thread.system === meaning.thread.system;
      return isAlike
        ? 25 + Math.min(15, Math.abs(Number(thread.size) - Number(meaning.thread.size)) || 0)
        : 45;
    }
    case "number": {
      const distance = distanceOf(search, meaning, entry);
      if (distance === undefined) return 40;
      // A tool of quite another diameter is none that comes near.
      const isFar = (meaning.field ?? "diameter") === "diameter" && distance > meaning.value * FAR;
      return 20 + Math.min(9, distance / (1 + meaning.value / 10)) + (isFar ? 15 : 0);
    }
    case "dimensions":
      return sidesCost(search, meaning.sides, entry);
    case "concept":
      return roleCosts[meaning.concept.role];
    case "workpiece":
      return 30;
    case "hardness":
      return 25;
    case "grade":
      return 8;
    default:
      return 3;
  }
}

function isKind({ part: { meaning } }: PreparedPart): boolean {
  if (meaning.kind === "dimensions") return meaning.sides.length > 2;
  return (
    meaning.kind === "code" ||
    meaning.kind === "thread" ||
    (meaning.kind === "concept" && meaning.concept.role === "family")
  );
}

/** Costs from here on are those of something else. */
const ALIKE = 45;

interface NearTool extends Found {
  missed: PreparedPart[];
}

/** A tool with what it misses; undefined if it isn't the kind of thing that was asked for, or nothing like it. */
function comesNear(
  search: OpenedSearch,
  { parts }: PreparedQuery,
  entry: Entry,
  narrowing: number,
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
    const cost = costOf(search, prepared, entry);
    if (cost >= ALIKE && isKind(prepared)) return undefined;
    if (cost < ALIKE && isKind(prepared)) isAlike = true;
    missed.push(prepared);
    score += cost;
  }
  return isAlike || missed.length < narrowing ? { entry, score, missed } : undefined;
}

const WIDEST = 9;
const MOST = 12;

/**
 * The tools that come nearest to a query that none meets: the same seat with another radius, the next size, one without
 * the coating.
 */
export function findNear(search: OpenedSearch, query: PreparedQuery): NearTools | undefined {
  const narrowing = query.parts.filter(({ weakness }) => weakness);
  if (narrowing.length === 0) return undefined;
  const all: NearTool[] = [];
  for (const entry of search.entries) {
    const near = comesNear(search, query, entry, narrowing.length);
    if (near) all.push(near);
  }
  all.sort((one, other) => one.score - other.score || inRange(one.entry, other.entry));
  const [best] = all;
  if (!best) return undefined;
  const families = narrowing.filter(
    ({ part: { meaning } }) => meaning.kind === "concept" && meaning.concept.role === "family",
  );
  const isMet = (parts: readonly PreparedPart[]): boolean =>
    search.entries.some((entry) => parts.every(({ weakness }) => weakness?.of(entry) !== NO_MATCH));
  const code = best.missed.find(({ part }) => part.meaning.kind === "code")?.part.meaning;
  return {
    found: all
      .filter(({ score }) => score <= best.score + WIDEST)
      .slice(0, MOST)
      .map(({ entry, score }) => ({ entry, score })),
    missed: best.missed,
    isListed: best.missed.every((part) => isMet([part, ...families])),
    isSameSeat: code?.kind === "code" && code.code.form === "insert" && code.code.seat === best.entry.seat,
  };
}
