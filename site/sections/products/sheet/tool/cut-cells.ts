import type { StartValue } from "#engineering/cutting/start-value.ts";
import {
  type WorkpieceGroup,
  workpieceGroups,
  workpieceLetters,
} from "#engineering/values/workpiece-groups.ts";
import type { ShownProduct } from "../../../../browsing/shown-product.ts";
import type { LengthUnits } from "../../../../catalogue/units/length-units.ts";
import { productStart } from "../../calculator/product-start.ts";
import { cutGroups } from "./cut-groups.ts";
import { startRow, type StartRow } from "./start-rows.ts";

/** A start value as a cell shows it, with the value itself. */
export interface CutRow extends StartRow {
  value: StartValue;
  /** Spindle speed, 1/min, of a tool whose own diameter it follows from. */
  turns?: number;
}

/** A workpiece group: whether the tool cuts it, materials of it, and where to begin. */
export interface CutCell {
  letter: WorkpieceGroup;
  name: string;
  /** Materials that the tool cuts; undefined where its values name none. */
  examples?: string;
  rows: CutRow[];
  isCut: boolean;
}

/** Operations in which the tool's own diameter turns at the cutting speed. */
const turning: ReadonlySet<string> = new Set(["milling", "drilling", "u-drilling", "tapping"]);

/** The six groups of ISO 513 with a tool's start values; undefined for a tool of which neither is known. */
export function cutCells(product: ShownProduct, units: LengthUnits = "mm"): CutCell[] | undefined {
  const { startValues = [], specifications } = product;
  const groups = cutGroups(specifications.material);
  if (!groups && startValues.length === 0) return undefined;
  const start = productStart(product);
  const diameter = start && turning.has(start.operation) ? start.figures.diameter : undefined;
  return workpieceLetters.map((letter) => {
    const examples = groups?.find((group) => group.letter === letter)?.examples;
    const rows = startValues
      .filter(({ group }) => group === letter)
      .map((value): CutRow => ({
        ...startRow(value, units),
        value,
        ...(diameter !== undefined && {
          turns: Math.round((1000 * value.vc.start) / (Math.PI * diameter)),
        }),
      }));
    return {
      letter,
      name: workpieceGroups[letter],
      ...(examples !== undefined && { examples }),
      rows,
      isCut: examples !== undefined || rows.length > 0,
    };
  });
}
