import blocks from "../../../ui/blocks/blocks.module.css";
import { calculatorAddress, readCalculatorQuery } from "./calculator-address.ts";
import type { Inputs } from "./calculator-state.ts";
import css from "./calculator-page.late.module.css";
import { Calculator } from "./calculator.tsx";
import { StartTable } from "./start-table.tsx";

function readInputs(): Omit<Inputs, "machine"> {
  return readCalculatorQuery(location.search, "milling");
}

function storeInputs(inputs: Inputs): void {
  history.replaceState(history.state, "", calculatorAddress(inputs));
}

/**
 * The calculator as a page, with its state in the address. Without script the page shows the starting ranges and the
 * reason.
 */
export function CalculatorWithRanges() {
  return (
    <>
      <p className={`${css.withoutScript} ${blocks.note}`}>
        Speeds are worked out by this page&apos;s script, which doesn&apos;t run in this browser. The starting
        ranges stand below: n = 1000 · vc ÷ (π · D).
      </p>
      <div className={css.withScript}>
        <Calculator readInputs={readInputs} onInputs={storeInputs} />
      </div>
      <StartTable />
    </>
  );
}
