import { edgeSymbols } from "#engineering/values/edge.ts";
import { parseValue } from "#engineering/values/values.ts";
import type { FactKey } from "./search-data.ts";

/** The figures in a fact: their meaning and range; lengths in mm, angles in degrees. */
export interface SearchFactValue {
  field:
    | "diameter"
    | "shank"
    | "length"
    | "width"
    | "depth"
    | "pitch"
    | "tpi"
    | "radius"
    | "flutes"
    | "angle";
  min: number;
  max: number;
}

const fieldOf: Partial<Record<FactKey, SearchFactValue["field"]>> = {
  diameter: "diameter",
  length: "length",
  width: "width",
  depth: "depth",
  flutes: "flutes",
};

function pitches(text: string): SearchFactValue[] {
  const value = parseValue("threadPitch", text);
  if (value.kind !== "measure") return [];
  const field = value.unit === "TPI" ? "tpi" : "pitch";
  return [{ field, min: value.min ?? value.max, max: value.max }];
}

function edgeValues(text: string): SearchFactValue[] {
  const edge = parseValue("edge", text);
  if (edge.kind !== "edge") return [];
  return edge.parts.flatMap((part): SearchFactValue[] => {
    if (!("symbol" in part)) return [];
    const isRadius = edgeSymbols.indexOf(part.symbol) < 2;
    const { min, max } = part.measure;
    return [{ field: isRadius ? "radius" : "angle", min: min ?? max, max }];
  });
}

/** The figures in the text of a fact, by its key. */
export function factValues(key: FactKey, text: string): SearchFactValue[] {
  if (key === "threadPitch") return pitches(text);
  if (key === "edge") return edgeValues(text);
  if (key === "threadStandards") {
    const threads = /(\d+(?:\.\d+)?)(?:–(\d+(?:\.\d+)?))? TPI/.exec(text);
    if (!threads) return [];
    const ends = [Number(threads[1]), Number(threads[2] ?? threads[1])];
    return [{ field: "tpi", min: Math.min(...ends), max: Math.max(...ends) }];
  }
  if (key === "shank") {
    const value = parseValue("shank", text);
    if (value.kind !== "dimensions") return [];
    return value.sides.map(({ mm }) => ({ field: "shank", min: mm, max: mm }));
  }
  const field = fieldOf[key];
  if (!field) return [];
  const value = parseValue(
    field === "flutes"
      ? "flutes"
      : field === "depth"
        ? "depth"
        : field === "width"
          ? "width"
          : field === "length"
            ? "length"
            : "diameter",
    text,
  );
  if (value.kind === "count") return [{ field, min: value.count, max: value.count }];
  if (value.kind !== "measure") return [];
  // "Up to" a depth includes every smaller one.
  return [{ field, min: value.min ?? (value.limit ? 0 : value.max), max: value.max }];
}
