import type { Degrees, Mm } from "../units/units.ts";
import { formatMeasure, parseMeasure, type Measure } from "./measure.ts";

/** Symbols of an edge's figures: corner radius, ball radius, cutting edge angle (RE, KAPR, SIG of ISO 13399) … */
export const edgeSymbols = ["RE", "R", "KAPR", "Point angle", "Lead angle"] as const;

export type EdgeSymbol = (typeof edgeSymbols)[number];

/** A cutting edge: words and named figures, in written order. */
export interface Edge {
  kind: "edge";
  parts: EdgePart[];
}

export type EdgePart =
  | { words: string }
  | { symbol: RadiusSymbol; measure: Measure<"mm"> }
  | { symbol: AngleSymbol; measure: Measure<"°"> };

type RadiusSymbol = "RE" | "R";
type AngleSymbol = Exclude<EdgeSymbol, RadiusSymbol>;

/** Reads `Honed (E), RE 0.8 mm`, `KAPR 95°`, `Form C, 2–3 threads`. Undefined for a figure in the wrong unit. */
export function parseEdge(text: string): Edge | undefined {
  const parts = text.split(", ").map(parsePart);
  return parts.every((part) => part !== undefined) ? { kind: "edge", parts } : undefined;
}

function parsePart(text: string): EdgePart | undefined {
  if (text === "" || text !== text.trim()) return undefined;
  const symbol = edgeSymbols.find((each) => text.startsWith(`${each} `));
  if (!symbol) return /^(κr|Corner radius)\b/.test(text) ? undefined : { words: text };
  const measure = parseMeasure(text.slice(symbol.length + 1));
  if (symbol === "RE" || symbol === "R") return measure?.unit === "mm" ? { symbol, measure } : undefined;
  return measure?.unit === "°" ? { symbol, measure } : undefined;
}

/** Formats an edge as in a data sheet, the inverse of `parseEdge`. */
export function formatEdge({ parts }: Edge): string {
  return parts
    .map((part) => ("words" in part ? part.words : `${part.symbol} ${formatMeasure(part.measure)}`))
    .join(", ");
}

/** An edge's measure for a symbol: mm for radii, degrees for angles. */
export function edgeMeasure(edge: Edge | undefined, symbol: RadiusSymbol): Measure<"mm"> | undefined;
export function edgeMeasure(edge: Edge | undefined, symbol: AngleSymbol): Measure<"°"> | undefined;
export function edgeMeasure(edge: Edge | undefined, symbol: EdgeSymbol): Measure | undefined;
export function edgeMeasure(edge: Edge | undefined, symbol: EdgeSymbol): Measure | undefined {
  const part = edge?.parts.find((each) => "symbol" in each && each.symbol === symbol);
  return part && "measure" in part ? part.measure : undefined;
}

/** An edge's figure for a symbol, without its unit. */
export function edgeFigure(edge: Edge | undefined, symbol: RadiusSymbol): Mm | undefined;
export function edgeFigure(edge: Edge | undefined, symbol: AngleSymbol): Degrees | undefined;
export function edgeFigure(edge: Edge | undefined, symbol: EdgeSymbol): number | undefined {
  return edgeMeasure(edge, symbol)?.max;
}

/** The letter of an edge's form: "C" of "Form C, 2–3 threads"; undefined if it names none. */
export function edgeForm(edge: Edge | undefined): string | undefined {
  const part = edge?.parts.find((each) => "words" in each && each.words.startsWith("Form "));
  return part && "words" in part ? part.words.slice("Form ".length) : undefined;
}
