import { chipClassesOf, type ChipClass } from "#engineering/cutting/chip-class.ts";
import type { GradeRange } from "../grades/makers-grade.ts";
import type { WorkpieceGroup } from "#engineering/values/workpiece-groups.ts";
import type { Entry, OpenedSearch } from "../open-search.ts";
import type { Hardness } from "../reading/query-part.ts";
import { asBrinell, isHard } from "../reading/read-hardness.ts";
import { NO_MATCH, type Matcher } from "./match.ts";

const OF_ITS_INSERTS = 12;

/** Whether a tool's limit of hardness includes the requested one; undefined if it states no limit. */
function cutsHardness(
  { facts, sets }: OpenedSearch,
  requested: Hardness,
): (entry: Entry) => boolean | undefined {
  const value = asBrinell(requested.max, requested.unit);
  const bySet = sets.map((shared) => {
    const limit = shared.map((fact) => facts[fact]?.hardness).find((each) => each !== undefined);
    if (!limit || (limit.unit !== "HRC" && limit.unit !== "HB")) return undefined;
    const lowest = limit.min === undefined ? 0 : asBrinell(limit.min, limit.unit);
    return value >= lowest && value <= asBrinell(limit.max, limit.unit);
  });
  const isHeld = bySet.includes(true);
  // Hardened steel needs a tool that states it. A holder doesn't state it; its inserts do.
  return ({ set, isCarrier }) =>
    bySet[set] ?? (isHard(requested) && !(isCarrier && isHeld) ? false : undefined);
}

interface WorkpieceAsked {
  group: WorkpieceGroup;
  words?: RegExp;
  hardness?: Hardness;
}

/**
 * Whether a tool is for a workpiece. The first group in its data ranks above the third, a tool for only this group
 * above a general one, and a tool that names the exact material above the rest.
 */
export function matchWorkpiece(search: OpenedSearch, { group, words, hardness }: WorkpieceAsked): Matcher {
  const naming = search.facts.map(
    ({ key, text }) =>
      words !== undefined && (key === "material" || key === "application") && words.test(text),
  );
  const namedInSet = search.sets.map((shared) => shared.some((fact) => naming[fact]));
  const cuts = hardness ? cutsHardness(search, hardness) : undefined;
  return (entry) => {
    const at = entry.groups.indexOf(group);
    if (at < 0) return NO_MATCH;
    if (cuts?.(entry) === false) return NO_MATCH;
    const isNamed = words === undefined || namedInSet[entry.set] === true || words.test(entry.name);
    const weak = at * 3 + (entry.groups.length > 1 ? 1 : 0) + (isNamed ? 0 : 1);
    return entry.isCarrier ? weak + OF_ITS_INSERTS : weak;
  };
}

/** Whether a tool's limit of hardness includes the requested one; for hard steel tools of group H come first. */
export function matchHardness(search: OpenedSearch, requested: Hardness): Matcher {
  const cuts = cutsHardness(search, requested);
  return (entry) => {
    if (cuts(entry) !== true) return NO_MATCH;
    if (!isHard(requested)) return entry.groups[0] === "H" ? 3 : 0;
    const at = entry.groups.indexOf("H");
    return at < 0 ? 4 : at;
  };
}

interface GradeAsked {
  letter: WorkpieceGroup;
  step: number;
}

/** Whether a tool has an application group of ISO 513. */
export function matchGrade({ facts, sets }: OpenedSearch, { letter, step }: GradeAsked): Matcher {
  const weakness = facts.map(({ grade }) => {
    const own = grade?.applications.find(
      ({ letter: each, from, to = from }) => each === letter && step >= from && step <= to,
    );
    return own && (own.to === undefined ? 0 : 1);
  });
  const bySet = sets.map((shared) => shared.map((fact) => weakness[fact]).find((weak) => weak !== undefined));
  return ({ set }) => bySet[set] ?? NO_MATCH;
}

/** How near a tool's application groups are to the ranges of another maker's grade, whose main range is the first. */
export function matchRanges({ facts, sets }: OpenedSearch, ranges: readonly GradeRange[]): Matcher {
  const weakness = facts.map(({ grade }) => {
    if (!grade) return undefined;
    const all = grade.applications.flatMap(({ letter, from, to = from }) =>
      ranges.flatMap((range, number) => {
        if (range.letter !== letter || from > range.to || to < range.from) return [];
        const middle = (range.from + range.to) / 2;
        return number * 2 + Math.min(1, Math.abs((from + to) / 2 - middle) / 20);
      }),
    );
    return all.length > 0 ? Math.min(...all) : undefined;
  });
  const bySet = sets.map((shared) => shared.map((fact) => weakness[fact]).find((weak) => weak !== undefined));
  return ({ set }) => bySet[set] ?? NO_MATCH;
}

/** Whether an insert's own chipbreaker is for a class of another maker's; one for no other class comes first. */
export function matchBreaker(classes: readonly ChipClass[]): Matcher {
  return ({ specifications }) => {
    const own = chipClassesOf(specifications.application);
    const others = own.filter((each) => !classes.includes(each)).length;
    return others === own.length ? NO_MATCH : others;
  };
}

/** Whether the range around a tool's group includes the requested one. */
export function reachesGrade({ facts }: OpenedSearch, { letter, step }: GradeAsked, entry: Entry): boolean {
  return entry.facts.some((fact) => {
    const range = facts[fact]?.grade?.range;
    return range?.letter === letter && step >= range.from && step <= (range.to ?? range.from);
  });
}
