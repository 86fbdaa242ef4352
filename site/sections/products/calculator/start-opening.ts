import { figureText } from "#engineering/calculator/formula.ts";
import { operations } from "#engineering/calculator/operations/operations.ts";
import { workpieces, type Workpiece } from "#engineering/calculator/workpieces.ts";
import type { StartValue } from "#engineering/cutting/start-value.ts";
import type { Inputs } from "./calculator-state.ts";
import type { ProductStart } from "./product-start.ts";

/** What the calculator opens with. */
export type Opening = Pick<Inputs, "workpiece" | "typed">;

/** The workpiece that a start value is meant for: the one that it names, else the usual one of its group. */
function workpieceOf({ group, note = "" }: StartValue): Workpiece | undefined {
  const own = workpieces.filter((each) => each.group === group);
  return own.find(({ row }) => row?.test(note)) ?? own.find(({ at }) => at === 0) ?? own[0];
}

/** The calculator's inputs for one of a tool's start values: its speed, its feed and its depth, and for a slot its whole width. */
export function startOpening({ operation, figures }: ProductStart, value: StartValue): Opening {
  const { vc, fn, fz, ap, note } = value;
  const feed = (fn ?? fz)?.start;
  const { feed: name } = operations[operation];
  const isSlot = note?.includes("slotting") === true && figures.diameter !== undefined;
  return {
    workpiece: workpieceOf(value)?.id ?? "",
    typed: {
      speed: String(vc.start),
      ...(feed !== undefined && name !== "pitch" && { [name]: figureText(name, feed) }),
      ...(ap?.start !== undefined && { depth: figureText("depth", ap.start) }),
      ...(isSlot && figures.diameter !== undefined && { width: figureText("width", figures.diameter) }),
    },
  };
}
