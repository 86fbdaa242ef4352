import type { Entry, OpenedSearch } from "../open-search.ts";
import { findTools } from "../matching/find.ts";
import { NO_MATCH } from "../matching/match.ts";
import type { NearTools } from "./near.ts";
import type { PreparedPart, PreparedQuery } from "../matching/prepare.ts";
import { worthOf } from "../matching/worth.ts";

/*
 * The trade names the carriers of inserts loosely: a "face mill" with 90° is a shoulder mill, a "holder" of milling
 * inserts a cutter. Where the kind that was named has nothing, what else holds the insert is offered, and said to be so.
 */

/** What the kind of tool that a part names goes with; undefined if it names none, `none` if nothing. */
function partnerOf({ part: { meaning } }: PreparedPart): string | undefined {
  if (meaning.kind !== "concept" || meaning.concept.role !== "family") return undefined;
  return meaning.concept.partner ?? "none";
}

/** Tools for the query whose part `target` any tool meets that `isMeant` accepts, without the parts given up. */
function findInstead(
  search: OpenedSearch,
  query: PreparedQuery,
  target: PreparedPart,
  isMeant: (entry: Entry) => boolean,
  givenUp: readonly PreparedPart[] = [],
): NearTools | undefined {
  const meant = { of: (entry: Entry) => (isMeant(entry) ? 0 : NO_MATCH) };
  const parts = query.parts.map((part) => {
    if (part === target) return { ...part, weakness: meant };
    return givenUp.includes(part) ? { ...part, weakness: undefined } : part;
  });
  const found = findTools(search, { ...query, parts });
  if (found.length === 0) return undefined;
  return { found, missed: [target, ...givenUp], isSameSeat: false, isListed: false, isOtherKind: true };
}

/** "End mill for SEKN 1203", "holder for APKT 1604": the tools of another kind that hold the insert. */
export function holdersOf(search: OpenedSearch, query: PreparedQuery): NearTools | undefined {
  const { target = -1, anchors = [] } = query.relation ?? {};
  const wanted = query.parts[target];
  const isByCode = anchors.some((number) => query.parts[number]?.part.meaning.kind === "code");
  if (!wanted || !isByCode || !["holder", "none"].includes(partnerOf(wanted) ?? "")) return undefined;
  // A hand or a hard workpiece stays.
  const sizes = query.parts.filter(
    (part, number) =>
      number !== target &&
      !anchors.includes(number) &&
      part.weakness &&
      worthOf(part.part.meaning) !== "never",
  );
  const isCarrier = (entry: Entry): boolean => entry.isCarrier;
  return (
    findInstead(search, query, wanted, isCarrier) ?? findInstead(search, query, wanted, isCarrier, sizes)
  );
}

/** "90° face mill 50 mm": the tools of the same family that are all the rest. */
export function othersOfFamily(search: OpenedSearch, query: PreparedQuery): NearTools | undefined {
  const wanted = query.parts.find((part) => partnerOf(part) === "holder");
  if (!wanted || query.relation) return undefined;
  const families = new Set(
    search.entries.filter((entry) => wanted.weakness?.of(entry) === 0).map(({ family }) => family),
  );
  return findInstead(search, query, wanted, ({ family }) => families.has(family));
}
