import type { LengthUnits } from "../../../catalogue/units/length-units.ts";
import { calculate, type Answer } from "#engineering/calculator/calculate.ts";
import { figureText } from "#engineering/calculator/formula.ts";
import { inchFieldText, inchFieldUnit } from "#engineering/calculator/inch-fields.ts";
import type { Operation, OperationId } from "#engineering/calculator/operations/operation.ts";
import { operations } from "#engineering/calculator/operations/operations.ts";
import type { Figures, QuantityName } from "#engineering/calculator/quantities.ts";
import {
  parseFigure,
  readFields,
  readFigures,
  type FigureWords,
  type Typed,
} from "#engineering/calculator/read-figures.ts";
import type { CostTyped } from "#engineering/calculator/read-cost.ts";
import { firstPoint, startPoint, type StartPoint } from "#engineering/calculator/start-point.ts";
import { findWorkpiece, type Workpiece } from "#engineering/calculator/workpieces.ts";
import type { ProductStart } from "./product-start.ts";

/** The visitor's choices and typed texts; an untouched field has no entry. */
export interface Inputs {
  operation: OperationId;
  /** Id of the workpiece; empty if none is chosen. */
  workpiece: string;
  /** Its hardness, if it isn't the usual one. */
  hardness: string;
  typed: Typed;
  /** Typed limits of the machine. */
  machine: Typed;
  /** Typed figures for the cost of a part. */
  cost: CostTyped;
}

/** The calculator as it is rendered. */
export interface CalculatorState {
  inputs: Inputs;
  operation: Operation;
  workpiece: Workpiece | undefined;
  start: StartPoint | undefined;
  /** The text of each field, typed or proposed. */
  shown: Typed;
  errors: Partial<Record<QuantityName | "hardness", string>>;
  /** Errors in the machine's fields, which have the same names as quantities. */
  machineErrors: Partial<Record<QuantityName, string>>;
  /** The latest answer to valid figures. */
  answer: Answer;
}

/** Limits of the machine, stored on the device. */
export const machineFields = [
  { name: "turns", label: "Fastest spindle speed", isOptional: true },
  { name: "power", label: "Power of the drive", isOptional: true },
  { name: "torque", label: "Torque of the spindle", isOptional: true },
] as const;

/** Quantities that belong to a tool: if a product doesn't state one, no common figure replaces it. */
const ofTool: ReadonlySet<QuantityName> = new Set([
  "teeth",
  "toothFeed",
  "feed",
  "width",
  "angle",
  "circle",
  "radius",
  "pointAngle",
  "grooveWidth",
  "pitch",
  "barDiameter",
  "modulus",
  "overhang",
]);

/** Whether a field belongs to the tool. A diameter belongs to it unless its label names the workpiece. */
function isOfTool(name: QuantityName, label = ""): boolean {
  return ofTool.has(name) || (name === "diameter" && /^(Tool|Drill) /.test(label));
}

/**
 * The initial texts of the fields: the product's figures, otherwise common figures. Fields of the tool stay empty if
 * the product doesn't state them.
 */
function proposedTexts(operation: Operation, own: ProductStart | undefined): Typed {
  const texts: Typed = {};
  for (const { name, start, label } of operation.asks) {
    const isLeftOpen = own
      ? isOfTool(name, label) || (name === "depth" && own.isDepthOpen)
      : start === 0 && operation.optional.includes(name);
    const common = name === "depth" && own?.deepest !== undefined ? Math.min(start, own.deepest) : start;
    const value = own?.figures[name] ?? (isLeftOpen ? undefined : common);
    texts[name] = value === undefined ? "" : figureText(name, value);
  }
  return texts;
}

/** Makes empty fields without a known figure optional until the visitor types in them. */
function withOpenFields(operation: Operation, shown: Typed, typed: Typed): Operation {
  const open = operation.asks.flatMap(({ name }) => (shown[name] || name in typed ? [] : [name]));
  return { ...operation, optional: [...operation.optional, ...open] };
}

function numbersOf(texts: Typed): Figures {
  const figures: Figures = {};
  for (const [name, text] of Object.entries(texts)) {
    const value = parseFigure(text);
    if (value !== undefined) figures[name as QuantityName] = value; // Object.entries loses the literal type
  }
  return figures;
}

function readHardness(text: string): { hardness?: number; error?: string } {
  if (text.trim() === "") return {};
  const hardness = parseFigure(text);
  return hardness === undefined || hardness < 10 || hardness > 800
    ? { error: `Hardness: expected 10 to 800, found "${text.trim()}".` }
    : { hardness };
}

/** Texts of errors in inches; the figures themselves are stored in mm. */
const inchWords: FigureWords = { text: inchFieldText, unit: inchFieldUnit };

/**
 * The calculator's state for these inputs. While an input is invalid, the answer stays the `last` one. Errors are
 * written in `units`.
 */
export function calculatorState(
  inputs: Inputs,
  product?: ProductStart,
  last?: Answer,
  units: LengthUnits = "mm",
): CalculatorState {
  const words = units === "inch" ? inchWords : undefined;
  const operation = operations[inputs.operation];
  const own = product?.operation === operation.id ? product : undefined;
  const workpiece = findWorkpiece(inputs.workpiece);
  const { hardness, error } = readHardness(inputs.hardness);
  const fields = { ...proposedTexts(operation, own), ...inputs.typed };
  // Before a workpiece is chosen, the tool's first values apply, as on its sheet.
  const start = workpiece
    ? startPoint(operation, workpiece, numbersOf(fields), own?.values, hardness)
    : own && firstPoint(own.values);
  // A tool or workpiece without a known feed leaves it empty: a common figure would belong to another tool.
  const feed =
    operation.feed === "pitch" || !(start ?? workpiece ?? own)
      ? {}
      : { [operation.feed]: start?.feed ? figureText(operation.feed, start.feed.start) : "" };
  const byTurns = inputs.typed.turns !== undefined && inputs.typed.turns !== "";
  const speed = start && !byTurns ? { speed: String(start.speed.start) } : {};
  const shown: Typed = { ...fields, ...feed, ...speed, ...inputs.typed };
  const read = readFigures(
    withOpenFields(operation, shown, inputs.typed),
    shown,
    [byTurns ? "turns" : "speed"],
    words,
  );
  const machine = readFields(machineFields, inputs.machine, words);
  const errors = { ...read.errors, ...(error !== undefined && { hardness: error }) };
  const machineErrors = machine.errors;
  const isSound = [errors, machineErrors].every((each) => Object.keys(each).length === 0);
  const answer =
    isSound || last === undefined
      ? calculate({
          operation,
          figures: isSound ? read.figures : {},
          workpiece,
          machine: machine.figures,
          deepest: own?.deepest,
        })
      : last;
  return { inputs, operation, workpiece, start, shown, errors, machineErrors, answer };
}
