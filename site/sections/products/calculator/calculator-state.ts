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

/** What the visitor has chosen and typed; an untouched field has no entry. */
export interface Inputs {
  operation: OperationId;
  /** Identifier of the workpiece; empty while none is chosen. */
  workpiece: string;
  /** Its hardness, if it isn't the usual one. */
  hardness: string;
  typed: Typed;
  /** Of the machine: what is typed for its limits. */
  machine: Typed;
  /** For the cost of a part. */
  cost: CostTyped;
}

/** The calculator as it is drawn. */
export interface CalculatorState {
  inputs: Inputs;
  operation: Operation;
  workpiece: Workpiece | undefined;
  start: StartPoint | undefined;
  /** What stands in each field, typed or proposed. */
  shown: Typed;
  errors: Partial<Record<QuantityName | "hardness", string>>;
  /** Of the machine's fields, whose names are those of quantities too. */
  machineErrors: Partial<Record<QuantityName, string>>;
  /** The last answer to figures without a fault. */
  answer: Answer;
}

/** Limits of the machine, kept on the device. */
export const machineFields = [
  { name: "turns", label: "Fastest spindle speed", isOptional: true },
  { name: "power", label: "Power of the drive", isOptional: true },
  { name: "torque", label: "Torque of the spindle", isOptional: true },
] as const;

/** Quantities that are a tool's own: where a product doesn't say one, another tool's figure is none of it. */
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
]);

/** Whether a field is about the tool: a diameter is where its label doesn't say that it is the workpiece's. */
function isOfTool(name: QuantityName, label = ""): boolean {
  return ofTool.has(name) || (name === "diameter" && /^(Tool|Drill) /.test(label));
}

/**
 * The figures of a field before anything is typed: the product's; else a common one, of what isn't the tool's own, or of
 * everything where there is no product.
 */
function proposed(operation: Operation, own: ProductStart | undefined): Typed {
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

/** The operation with the fields optional that stand open because no figure is known, until somebody types there. */
function asked(operation: Operation, shown: Typed, typed: Typed): Operation {
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

/** What is wrong, in inches: the figures themselves are kept in mm. */
const inchWords: FigureWords = { text: inchFieldText, unit: inchFieldUnit };

/**
 * What the calculator shows for these inputs; while one of them is wrong, the answer stays the `last` one. `units` are
 * those of the sentences about what is wrong.
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
  const fields = { ...proposed(operation, own), ...inputs.typed };
  // Before a workpiece is chosen a tool's first values stand, as on its sheet.
  const start = workpiece
    ? startPoint(operation, workpiece, numbersOf(fields), own?.values, hardness)
    : own && firstPoint(own.values);
  // A tool or a workpiece without a known feed leaves it open: a common figure would be that of another.
  const feed =
    operation.feed === "pitch" || !(start ?? workpiece ?? own)
      ? {}
      : { [operation.feed]: start?.feed ? figureText(operation.feed, start.feed.start) : "" };
  const byTurns = inputs.typed.turns !== undefined && inputs.typed.turns !== "";
  const speed = start && !byTurns ? { speed: String(start.speed.start) } : {};
  const shown: Typed = { ...fields, ...feed, ...speed, ...inputs.typed };
  const read = readFigures(
    asked(operation, shown, inputs.typed),
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
