import { costFields, readCost, type CostTyped } from "#engineering/calculator/read-cost.ts";
import { CalculatorField } from "./calculator-field.tsx";
import blocks from "../../../../ui/blocks/blocks.module.css";
import css from "./calculator-cost.late.module.css";
import { pageLanguage } from "../../../../ui/words/page-language.ts";
import { storeCost } from "../machine-memory.ts";

interface CalculatorCostProps {
  typed: CostTyped;
  /** Machining time in minutes. */
  time: number | undefined;
  onChange: (typed: CostTyped) => void;
}

function money(value: number): string {
  return value.toLocaleString(pageLanguage(), { maximumFractionDigits: 2 });
}

/** The cost of a part from the visitor's figures, which stay on the device. */
export function CalculatorCost({ typed, time, onChange }: CalculatorCostProps) {
  const { cost, errors, missing } = readCost(typed, time);
  return (
    <fieldset className={css.cost}>
      <legend>Cost of a part, by your own figures and in your currency, kept on this device</legend>
      <div className={css.fields}>
        {costFields.map(({ name, label, unit }) => (
          <CalculatorField
            key={name}
            name={`cost-${name}`}
            label={label}
            unit={unit}
            value={typed[name] ?? ""}
            error={errors[name]}
            onChange={(text) => {
              const next = { ...typed, [name]: text };
              storeCost(next);
              onChange(next);
            }}
          />
        ))}
      </div>
      {cost ? (
        <p className={css.answer}>
          <b>{money(cost.total)}</b> a part: machine {money(cost.machine)}, edge {money(cost.edge)}, changing
          it {money(cost.change)}.
        </p>
      ) : (
        <p className={`${blocks.label} ${css.hint}`}>
          {missing.length === 0 && time === undefined
            ? "Give speed, feed and length of the cut: the cost follows from its time."
            : "Machine, edge and change are added up for the time of the cut once all five are given."}
        </p>
      )}
    </fieldset>
  );
}
