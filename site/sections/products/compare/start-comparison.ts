import type { Product } from "../../../catalogue/model/schema.ts";
import {
  type WorkpieceGroup,
  workpieceGroups,
  workpieceLetters,
} from "#engineering/values/workpiece-groups.ts";
import type { StartValue } from "#engineering/cutting/start-value.ts";
import type { LengthUnits } from "../../../catalogue/units/length-units.ts";
import { depthUnit, feedHeading, speedUnit, startRow, type StartFigure } from "../sheet/tool/start-rows.ts";

/** A starting value with its symbol and unit. */
export interface NamedFigure extends StartFigure {
  symbol: string;
  unit: string;
}

/** Start values of several tools for one workpiece group, side by side. */
export interface StartComparison {
  group: WorkpieceGroup;
  name: string;
  note?: string;
  /** A cell for each tool; empty if it has no values for this group. */
  cells: NamedFigure[][];
  isSame: boolean;
}

function figuresOf(
  values: readonly StartValue[],
  group: WorkpieceGroup,
  note: string | undefined,
  units: LengthUnits,
): NamedFigure[] {
  const value = values.find((each) => each.group === group && each.note === note);
  const row = value && startRow(value, units);
  if (!value || !row) return [];
  const symbol = value.fz ? "fz" : "fn";
  const unit = feedHeading(value, units)?.unit ?? "";
  return [
    { symbol: "vc", unit: speedUnit(units), ...row.vc },
    ...(row.feed ? [{ symbol: value.pitch ? "pitch" : symbol, unit, ...row.feed }] : []),
    ...(row.depth ? [{ symbol: "ap", unit: depthUnit(units), ...row.depth }] : []),
  ];
}

/** The start values of several tools, a row for each workpiece group and use, with groups in the order of ISO 513. */
export function compareStarts(
  tools: readonly Pick<Product, "startValues">[],
  units: LengthUnits = "mm",
): StartComparison[] {
  const all = tools.flatMap(({ startValues = [] }) => startValues);
  return workpieceLetters.flatMap((group) => {
    const notes = new Set(all.filter((value) => value.group === group).map(({ note }) => note));
    return [...notes].map((note): StartComparison => {
      const cells = tools.map(({ startValues = [] }) => figuresOf(startValues, group, note, units));
      const isSame = new Set(cells.map((cell) => JSON.stringify(cell))).size === 1;
      return { group, name: workpieceGroups[group], ...(note !== undefined && { note }), cells, isSame };
    });
  });
}
