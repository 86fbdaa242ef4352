import { facetReads } from "../../facets/facet-values.ts";
import type { Filters } from "../../facets/facets.ts";
import { families } from "../../families/families.ts";
import type { Lead } from "../../keys/lead.ts";
import type { Product } from "../../model/schema.ts";
import { markRanges, type TextRange } from "./mark-ranges.ts";
import type { Asks, ShownPart } from "../shown-part.ts";
import { tableCellOf } from "../../table/columns.ts";

type Tool = Pick<Product, "family" | "specifications">;

/** What the visitor asked a list for. */
export interface Asked {
  filters: Filters;
  /** The parts of the query. */
  parts: readonly Pick<ShownPart, "asks">[];
}

/** The names in the search of what a column has under another one. */
const fields: Partial<Record<Lead, readonly string[]>> = {
  threadPitch: ["pitch", "tpi"],
  cornerRadius: ["radius"],
  ballRadius: ["radius"],
  edgeAngle: ["angle"],
  pointAngle: ["angle"],
  diameter: ["diameter", "bore", "hole"],
  width: ["width", "kerf"],
  depth: ["depth", "parted"],
};

/** What filters read beside the specification of their column's own name. */
const parts: Partial<Record<Lead, string>> = { cornerRadius: "edge", ballRadius: "edge" };

/** Whether a filter chose by what stands in a column. */
function isFiltered(filters: Filters, column: Lead): boolean {
  return Object.entries(filters).some(
    ([facet, chosen]) =>
      chosen.length > 0 &&
      facetReads(facet as keyof Filters).some((fact) => fact === column || fact === parts[column]), // a key of the record
  );
}

function isFigureAsked(tool: Tool, column: Lead, asks: Asks): boolean {
  if (!("figure" in asks)) return false;
  const { figure, field } = asks;
  const own = fields[column] ?? [column];
  const wanted: readonly string[] = field ? [field] : families[tool.family].numbers;
  const value = tableCellOf(tool, { id: column })?.value ?? "";
  return (
    wanted.some((name) => own.includes(name)) &&
    value.split(/[^\d.]+/).some((text) => text !== "" && Number(text) === figure)
  );
}

/**
 * The ranges of a cell's text, or of an order code's without a column, that the visitor asked for: the whole text where
 * a filter or a figure chose it, else the words that were searched.
 */
export function askedRanges(asked: Asked, tool: Tool, text: string, column?: Lead): TextRange[] {
  const asks = asked.parts.flatMap((part) => part.asks ?? []);
  if (column && (isFiltered(asked.filters, column) || asks.some((each) => isFigureAsked(tool, column, each))))
    return [{ start: 0, end: text.length }];
  const words = asks.flatMap((each) => ("words" in each ? each.words : []));
  return words.length > 0 ? markRanges(text, words) : [];
}
