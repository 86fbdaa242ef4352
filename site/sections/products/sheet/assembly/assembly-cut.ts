import type { QuantityName } from "#engineering/calculator/quantities.ts";
import { workpieces } from "#engineering/calculator/workpieces.ts";
import type { LengthUnits } from "../../../../catalogue/units/length-units.ts";
import { calculatorState, type CalculatorState } from "../../calculator/calculator-state.ts";
import { startOpening } from "../../calculator/start-opening.ts";
import type { Assembly } from "./assembly.ts";
import type { Choice } from "./assembly-address.ts";

/** The fields of the cut by kind, in the order of setting up. */
export const cutFields: Readonly<
  Record<Assembly["kind"], readonly (readonly [QuantityName, label?: string])[]>
> = {
  holder: [["overhang"], ["diameter", "Workpiece diameter"], ["feed"], ["depth"]],
  bar: [["overhang"], ["diameter", "Bore"], ["feed"], ["depth"]],
  mill: [["overhang"], ["toothFeed"], ["depth"], ["width"]],
};

/** The cut of an assembly worked out; undefined where nothing says how its tools cut. */
export function cutOf(
  { start }: Assembly,
  { workpiece, typed }: Choice,
  units: LengthUnits,
): CalculatorState | undefined {
  const [first] = start?.values ?? [];
  if (!start || !first) return undefined;
  const group = workpieces.find(({ id }) => id === workpiece)?.group;
  const opening = startOpening(start, start.values.find((each) => each.group === group) ?? first);
  const inputs = {
    operation: start.operation,
    workpiece: workpiece || opening.workpiece,
    hardness: "",
    typed: { ...opening.typed, ...typed },
    machine: {},
    cost: {},
  };
  // The last good answer isn't kept: beside an error no figure is shown.
  return calculatorState(inputs, start, undefined, units);
}
