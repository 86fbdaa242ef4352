import type { LengthUnits } from "../../../catalogue/units/length-units.ts";
import controls from "./list-controls.late.module.css";
import { storeUnits, useUnits } from "./stored-units.ts";

const choices: readonly [LengthUnits, string][] = [
  ["mm", "mm"],
  ["inch", "inch"],
];

/** Switches lengths between mm and inches, wherever a tool is shown. */
export function UnitsSwitch() {
  const units = useUnits();
  return (
    <div className={`${controls.views} ${controls.units}`} role="group" aria-label="Show lengths in">
      {choices.map(([each, label]) => (
        <button key={each} type="button" aria-pressed={each === units} onClick={() => storeUnits(each)}>
          {label}
        </button>
      ))}
    </div>
  );
}
