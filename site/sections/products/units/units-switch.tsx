import type { LengthUnits } from "../../../catalogue/units/length-units.ts";
import controls from "./list-controls.late.module.css";
import { keepUnits, useUnits } from "./kept-units.ts";

const choices: readonly [LengthUnits, string][] = [
  ["mm", "mm"],
  ["inch", "inch"],
];

/** Lengths in mm or inches, wherever a tool is shown. */
export function UnitsSwitch() {
  const units = useUnits();
  return (
    <div className={`${controls.views} ${controls.units}`} role="group" aria-label="Show lengths in">
      {choices.map(([each, label]) => (
        <button key={each} type="button" aria-pressed={each === units} onClick={() => keepUnits(each)}>
          {label}
        </button>
      ))}
    </div>
  );
}
