import type { OpenedSearch } from "../open-search.ts";
import type { QueryPart } from "../reading/query-part.ts";
import { NO_MATCH, type Matcher } from "./match.ts";
import { matchClearance, matchReamed } from "./match-drilled.ts";
import { matchCode } from "./match-code.ts";
import { matchConcept } from "./match-concept.ts";
import { matchCut } from "./match-cut.ts";
import { matchDimensions, matchInterval, matchNumber } from "./match-number.ts";
import { matchPartNumber } from "./match-part-number.ts";
import { matchThread, matchTolerance } from "./match-thread.ts";
import { matchWord } from "./match-word.ts";
import { matchBreaker, matchGrade, matchRanges, matchHardness, matchWorkpiece } from "./match-workpiece.ts";

/** The weight of a part's weakness: the kind of tool counts before its properties. */
const rankWeights: Partial<Record<QueryPart["meaning"]["kind"], number>> = {
  code: 40,
  thread: 12,
  clearance: 12,
  reamed: 12,
  workpiece: 4,
  hardness: 4,
  grade: 4,
  "makers-grade": 4,
  breaker: 2,
  number: 10,
  interval: 10,
  dimensions: 10,
  word: 1,
};

const roleWeights = {
  family: 10,
  kind: 2,
  system: 4,
  operation: 2,
  coating: 2,
  substance: 3,
  hand: 4,
  detail: 2,
  spare: 2,
} as const;

/** The matcher of a part for an index; undefined for a part that doesn't narrow. */
export function matcherOf(search: OpenedSearch, part: QueryPart): Matcher | undefined {
  const { meaning } = part;
  switch (meaning.kind) {
    case "code":
      return matchCode(meaning.code);
    case "thread":
      return matchThread(search, meaning.thread);
    case "tolerance":
      return matchTolerance(search, meaning.tolerance);
    case "clearance":
      return matchClearance(meaning);
    case "reamed":
      return matchReamed(meaning.diameter);
    case "part-number":
      return matchPartNumber(search, meaning.token);
    case "number":
      return matchNumber(search, meaning);
    case "dimensions":
      return matchDimensions(meaning.sides);
    case "interval":
      return matchInterval(search, meaning);
    case "excluded": {
      const matches = matcherOf(search, { ...part, meaning: meaning.of });
      // A tool that is nearly of an unwanted kind is of another: a straight flute tap for blind holes.
      const isKind = meaning.of.kind === "concept" && meaning.of.concept.role === "family";
      return (
        matches &&
        ((entry) => {
          const weak = matches(entry);
          return weak === NO_MATCH || (isKind && weak > 0) ? 0 : NO_MATCH;
        })
      );
    }
    case "cut":
      return matchCut(search, meaning.cut, meaning.groups ?? []);
    case "concept":
      return matchConcept(search, meaning.concept);
    case "workpiece":
      return matchWorkpiece(search, meaning);
    case "hardness":
      return matchHardness(search, meaning.hardness);
    case "grade":
      return matchGrade(search, meaning);
    case "makers-grade":
      return matchRanges(search, meaning.ranges);
    case "breaker":
      return matchBreaker(meaning.classes);
    case "word":
      return matchWord(search, meaning.token);
    case "quantity":
    case "link":
    case "tail":
    case "ask":
    case "company":
    case "absent":
    case "page":
      return undefined;
  }
}

/** The weight of the weakness of a part's match. */
export function rankWeight({ meaning }: QueryPart): number {
  return meaning.kind === "concept" ? roleWeights[meaning.concept.role] : (rankWeights[meaning.kind] ?? 1);
}
