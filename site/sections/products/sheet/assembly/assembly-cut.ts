import type { QuantityName } from "#engineering/calculator/quantities.ts";
import { workpieces } from "#engineering/calculator/workpieces.ts";
import type { LengthUnits } from "../../../../catalogue/units/length-units.ts";
import { calculatorState, type CalculatorState } from "../../calculator/calculator-state.ts";
import { startOpening } from "../../calculator/start-opening.ts";
import type { Assembly } from "./assembly.ts";
import type { Choice } from "./assembly-address.ts";

type Fields = readonly (readonly [QuantityName, label?: string])[];

const turned: Record<"holder" | "bar", Fields> = {
  holder: [["overhang"], ["diameter", "Workpiece diameter"], ["feed"], ["depth"]],
  bar: [["overhang"], ["diameter", "Bore"], ["feed"], ["depth"]],
};
const grooved: Fields = [
  ["overhang"],
  ["diameter", "Outer diameter"],
  ["innerDiameter", "Diameter of the groove's ground"],
  ["feed"],
];

/** The fields of the cut, in the order of setting up. */
export function cutFields({ kind, work }: Pick<Assembly, "kind" | "work">): Fields {
  switch (work) {
    case "turning":
      return turned[kind === "bar" ? "bar" : "holder"];
    case "threading":
      return [["overhang"], ["diameter", "Thread diameter"], ["pitch"]];
    case "grooving":
      return kind === "bar"
        ? [["overhang"], ["innerDiameter", "Bore"], ["diameter", "Diameter of the groove's ground"], ["feed"]]
        : grooved;
    case "parting":
      return [["overhang"], ["diameter", "Outer diameter"], ["innerDiameter", "Bore (0: none)"], ["feed"]];
    case "drilling":
      return [["overhang"], ["feed"]];
    default:
      return [
        kind === "shell" ? ["barDiameter", "Arbor diameter (optional)"] : ["overhang"],
        ["toothFeed"],
        ["depth"],
        ["width"],
      ];
  }
}

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
