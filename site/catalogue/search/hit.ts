import { readoutsOf, type Readout } from "../cards/card-attributes.ts";
import type { Pack } from "../model/ordering-schema.ts";
import { markRanges, type TextRange } from "./marks/mark-ranges.ts";
import type { Found } from "./matching/find.ts";
import type { PreparedQuery } from "./matching/prepare.ts";
import { isByCode, whyOf } from "./matching/why.ts";
import { normalisedText } from "./normalise.ts";
import type { QueryPart } from "./reading/query-part.ts";
import type { OpenedSearch } from "./open-search.ts";
import type { SearchPicture, SearchPlace } from "./search-data.ts";

/** A found product. */
export interface Hit {
  id: string;
  name: string;
  /** As written; empty if the product has none. */
  designation: string;
  /** The shop's code and the pack, if there are any. */
  orderCode?: string;
  pack?: Pack;
  place: SearchPlace;
  /** The reason for the match, for people: "order code TI-1005", "tapping drill M8", "fits PCLNR 2525 M12 · P – steel". */
  why: string;
  /** True if the query has its designation or its order code. */
  byCode?: true;
  /** Its specification `type`; empty if it has none. */
  type: string;
  picture?: SearchPicture;
  /** Its workpiece material as a specification; empty if it has none. */
  material: string;
  /** Its two or three most important figures. */
  readouts: Readout[];
  /** The ranges to mark in `name` and `designation`. */
  nameRanges: TextRange[];
  designationRanges: TextRange[];
}

/** Parses a pack in the index: "10 piece". */
function readPack(text = ""): Pack | undefined {
  const [, quantity, unit] = /^(\d+) (piece|pair|set)$/.exec(text) ?? [];
  if (unit !== "piece" && unit !== "pair" && unit !== "set") return undefined;
  return { quantity: Number(quantity), unit };
}

const MOST_READOUTS = 3;

/** The words of a part, normalised, that are marked where a tool's texts have them. */
export function wordsOf({ meaning, typed }: QueryPart): string[] {
  if (["workpiece", "cut", "interval", "excluded"].includes(meaning.kind)) return [];
  const words =
    meaning.kind === "code" && meaning.code.form === "insert"
      ? [meaning.code.key, normalisedText(typed)]
      : [normalisedText(typed), ...typed.split(/\s+/).map(normalisedText)];
  return words.filter((word) => word.length > 1);
}

/** The same; of a size only its figure, and its figure as a diameter. */
function markedWordsOf(part: QueryPart): string[] {
  const { meaning } = part;
  if (meaning.kind !== "number" || meaning.field === "flutes") return wordsOf(part);
  return [`D${meaning.value}`, String(meaning.value)].filter((token) => token.length > 1);
}

/** A found tool as it is shown; `why` replaces the reasons from the query. */
export function hitOf(search: OpenedSearch, query: PreparedQuery, found: Found, why?: string): Hit {
  const { entry } = found;
  const { id, name, designation, orderCode, place, specifications, picture } = entry;
  const pack = readPack(
    entry.facts.map((fact) => search.facts[fact]).find((fact) => fact?.key === "pack")?.text,
  );
  const marked = query.parts.flatMap(({ part, weakness }) => (weakness ? markedWordsOf(part) : []));
  // A marked figure may be another than that of the shank or the length.
  const isMarked = (part: QueryPart): boolean =>
    (part.meaning.kind !== "number" || ["diameter", "flutes", undefined].includes(part.meaning.field)) &&
    [name, designation].some((text) => markRanges(text, markedWordsOf(part)).length > 0);
  return {
    id,
    name,
    designation,
    place,
    why: why ?? whyOf(search, query, found, isMarked),
    ...(isByCode(query, found) && { byCode: true }),
    type: specifications.type ?? "",
    ...(orderCode !== undefined && { orderCode }),
    ...(pack && { pack }),
    ...(picture && { picture }),
    material: specifications.material ?? "",
    readouts: readoutsOf(entry).slice(0, MOST_READOUTS),
    nameRanges: markRanges(name, marked),
    designationRanges: markRanges(designation, marked),
  };
}
