import layout from "../../../ui/layout.first.module.css";
import { calculatorAddress, readCalculatorQuery } from "./calculator-address.ts";
import css from "./calculator-page.late.module.css";
import { Calculator } from "./calculator.tsx";
import { StartTable } from "./start-table.tsx";

/** The calculator as a page by itself, its state in the address; without script the ranges and the reason. */
export function CalculatorWithRanges() {
  return (
    <>
      <p className={`${css.withoutScript} ${layout.note}`}>
        Speeds are worked out by this page&apos;s script, which doesn&apos;t run in this browser. The starting
        ranges stand below: n = 1000 · vc ÷ (π · D).
      </p>
      <div className={css.withScript}>
        <Calculator
          readInputs={() => readCalculatorQuery(location.search, "milling")}
          onInputs={(inputs) => history.replaceState(history.state, "", calculatorAddress(inputs))}
        />
      </div>
      <StartTable />
    </>
  );
}
