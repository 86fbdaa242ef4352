import { quantities, type QuantityName } from "#engineering/calculator/quantities.ts";
import { findWorkpiece } from "#engineering/calculator/workpieces.ts";
import type { LengthUnits } from "../../../../catalogue/units/length-units.ts";
import { resultOf } from "../../calculator/calculator-answers.tsx";
import type { CalculatorState } from "../../calculator/calculator-state.ts";
import type { Assembly } from "./assembly.ts";
import type { Fact } from "./assembly-facts.ts";

/** What stands among a card's start values, in this order. */
const shown: readonly QuantityName[] = [
  "speed",
  "turns",
  "feed",
  "toothFeed",
  "tableFeed",
  "depth",
  "width",
  "passes",
  "threadDepth",
];

/** The start values of a cut. */
export function cutFacts({ answer, inputs }: CalculatorState, units: LengthUnits): Fact[] {
  const workpiece = findWorkpiece(inputs.workpiece);
  return [
    ...(workpiece ? [{ name: "Workpiece", text: workpiece.name, sure: "" }] : []),
    ...shown.flatMap((name) => {
      const result = resultOf(name, answer.figures, units);
      return result
        ? [
            {
              name: `${quantities[name].name} ${quantities[name].symbol}`,
              text: `${result.text} ${result.unit}`,
              sure: "",
            },
          ]
        : [];
    }),
  ];
}

/** How sure a card's figures are, in few words. */
export function sureness({ kind, work }: Assembly, hasBend: boolean): string[] {
  const isHeld = kind === "holder" || kind === "bar";
  return [
    ...(isHeld && work === "turning"
      ? [
          "LF and WF hold for the holder's reference insert: touch the corner off. Drawing to scale but for the head.",
        ]
      : ["Drawing to scale but for forms that no value gives; a threading edge is drawn larger."]),
    `${hasBend ? "Deflection: of the tool alone, clamped stiff; expect more. Force: a tenth or more either way. " : ""}Start values: a starting range, not a maker's data.`,
  ];
}
