import { numberText, symbolText } from "#engineering/calculator/formula.ts";
import { quantities } from "#engineering/calculator/quantities.ts";
import controls from "../../../ui/blocks/controls.late.module.css";
import { Icon } from "../../../ui/icon.tsx";
import type { CalculatorState } from "./calculator-state.ts";
import css from "./calculator-formulas.late.module.css";

/** Each formula used, with its numbers and its source. */
export function CalculatorFormulas({ state: { answer, workpiece } }: { state: CalculatorState }) {
  if (answer.steps.length === 0) return null;
  return (
    <details className={`${controls.fold} ${css.formulas}`}>
      <summary>
        How this was worked out <Icon name="down" />
      </summary>
      <ol>
        {answer.steps.map((step) => (
          <li key={step.formula.gives}>
            <b>{quantities[step.formula.gives].name}</b> <span>{symbolText(step.formula)}</span>{" "}
            <span>= {numberText(step, answer.figures)}</span> <small>{step.formula.source}</small>
          </li>
        ))}
      </ol>
      {workpiece && (
        <p>
          Cutting force of {workpiece.name}: kc1.1 = {workpiece.unitForce} MPa, mc = {workpiece.slope}, for a
          rake of 0° and a sharp edge. Makers&apos; tables differ by a tenth or more. Drive: 80 % of its power
          reaches the spindle.
        </p>
      )}
    </details>
  );
}
