import { readoutsOf, type Readout } from "../cards/card-attributes.ts";
import type { Pack } from "../model/ordering-schema.ts";
import { markRanges, type Range } from "./mark-ranges.ts";
import type { Found } from "./matching/find.ts";
import type { PreparedQuery } from "./matching/prepare.ts";
import { whyOf } from "./matching/why.ts";
import { normalisedText } from "./normalise.ts";
import type { OpenedSearch } from "./open-search.ts";
import type { SearchPicture, SearchPlace } from "./search-data.ts";

/** A product that was found. */
export interface Hit {
  id: string;
  name: string;
  /** As written; empty if the product has none. */
  designation: string;
  /** The shop's own code and how it is packed, where it has them. */
  orderCode?: string;
  pack?: Pack;
  place: SearchPlace;
  /** Why it was found, for people: "code", "tapping drill M8", "Ø6 mm · P – steel". */
  why: string;
  /** Its specification `type`; empty if it has none. */
  type: string;
  picture?: SearchPicture;
  /** Its workpiece material as a specification; empty if it has none. */
  material: string;
  /** Its two or three most important figures. */
  readouts: Readout[];
  /** What to mark in `name` and `designation`. */
  nameRanges: Range[];
  designationRanges: Range[];
}

/** Reads a pack as the index has it: "10 piece". */
function readPack(text = ""): Pack | undefined {
  const [, quantity, unit] = /^(\d+) (piece|pair|set)$/.exec(text) ?? [];
  if (unit !== "piece" && unit !== "pair" && unit !== "set") return undefined;
  return { quantity: Number(quantity), unit };
}

const MOST_READOUTS = 3;

/** A found tool as it is shown; `why` instead of the reasons that the query gives. */
export function hitOf(search: OpenedSearch, query: PreparedQuery, found: Found, why?: string): Hit {
  const { entry } = found;
  const { id, name, designation, orderCode, place, specifications, picture } = entry;
  const pack = readPack(
    entry.facts.map((fact) => search.facts[fact]).find((fact) => fact?.key === "pack")?.text,
  );
  const tokens = query.parts.flatMap(({ part, weakness }) => {
    if (!weakness || part.meaning.kind === "workpiece") return [];
    const { meaning } = part;
    if (meaning.kind === "code" && meaning.code.form === "insert")
      return [meaning.code.key, normalisedText(part.said)];
    if (meaning.kind === "number" && meaning.field !== "flutes")
      return [`D${meaning.value}`, String(meaning.value)];
    return [normalisedText(part.said), ...part.said.split(/\s+/).map(normalisedText)];
  });
  const marked = tokens.filter((token) => token.length > 1);
  return {
    id,
    name,
    designation,
    place,
    why: why ?? whyOf(search, query, found),
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
