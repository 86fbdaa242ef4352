import { useEffect, useReducer, useRef, useState } from "react";
import { quantities, type QuantityName } from "#engineering/calculator/quantities.ts";
import type { LengthUnits } from "../../../catalogue/units/length-units.ts";
import blocks from "../../../ui/blocks/blocks.module.css";
import controls from "../../../ui/blocks/controls.late.module.css";
import { Icon } from "../../../ui/icon.tsx";
import layout from "../../../ui/layout.first.module.css";
import { CalculatorActions } from "./calculator-actions.tsx";
import { useUnits } from "../units/stored-units.ts";
import { CalculatorAnswers, limitWords, resultOf } from "./calculator-answers.tsx";
import { Announcement } from "./announcement.tsx";
import { CalculatorCost } from "./inputs/calculator-cost.tsx";
import { CalculatorFormulas } from "./calculator-formulas.tsx";
import { ChoiceInputs, FigureInputs, leadingField, UnitsNote } from "./inputs/calculator-inputs.tsx";
import { CalculatorMachine } from "./inputs/calculator-machine.tsx";
import { calculatorState, type CalculatorState, type Inputs } from "./calculator-state.ts";
import css from "./calculator.late.module.css";
import { readCostMemory, readMachineMemory } from "./machine-memory.ts";
import type { ProductStart } from "./product-start.ts";
import { CalculatorProgram } from "./program/calculator-program.tsx";
import { SpeedRule } from "./speed-rule.tsx";
import type { Opening } from "./start-opening.ts";

interface CalculatorProps {
  /** The tool; without a tool the visitor chooses the operation. */
  product?: ProductStart;
  /** Of a tool: what it opens with. Its other fields are behind "More inputs". */
  opening?: Opening;
  /** Called after each change, for example to store it in the address. */
  onInputs?: (inputs: Inputs) => void;
  /**
   * Reads the inputs in the address. Called after hydration, because the HTML is prerendered without them. Pass the
   * same function each time: a new one is called again.
   */
  readInputs?: () => Omit<Inputs, "machine">;
}

function startInputs(product: ProductStart | undefined, opening: Opening | undefined): Inputs {
  return {
    operation: product?.operation ?? "milling",
    workpiece: "",
    hardness: "",
    typed: {},
    machine: {},
    cost: {},
    ...opening,
  };
}

/** Calculates speed, feed, power and time. A starting range, never a promise. */
export function Calculator({ product, opening, onInputs, readInputs }: CalculatorProps) {
  const [state, fillIn] = useReducer(
    (before: CalculatorState, part: Partial<Inputs>) =>
      calculatorState({ ...before.inputs, ...part }, product, before.answer),
    undefined,
    () => calculatorState(startInputs(product, opening), product),
  );
  // The initial results can be read; only results of the visitor's changes are announced.
  const [isChanged, setChanged] = useState(false);
  const units = useUnits();
  const inputsPart = useRef<HTMLDivElement>(null);
  const isOpened = opening !== undefined;
  const { inputs, operation, start, answer } = state;
  const announced = units === "mm" ? state : calculatorState(inputs, product, answer, units);
  const { errors, machineErrors } = announced;

  useEffect(() => {
    // The device's storage and the address are outside React, and the HTML is prerendered without them.
    const read = readInputs?.();
    fillIn({ ...read, machine: readMachineMemory(), cost: { ...readCostMemory(), ...read?.cost } });
  }, [readInputs]);

  useEffect(() => {
    // It opens below the value that was pressed, perhaps out of sight.
    if (isOpened) inputsPart.current?.querySelector("select")?.focus();
  }, [isOpened]);

  function change(part: Partial<Inputs>): void {
    fillIn(part);
    setChanged(true);
    onInputs?.({ ...inputs, ...part });
  }

  // Only a round insert has a diameter.
  const asked = operation.asks
    .map(({ name }) => name)
    .filter((name) => name !== "circle" || !product || product.figures.circle);
  const leading = product && leadingField(state, product);
  const first: QuantityName[] = leading ? ["speed", leading] : [];
  const rest: (QuantityName | "hardness")[] = ["hardness", ...asked, "speed", "turns"];
  const props = { product, state, errors, change };
  const speed = answer.wanted?.speed ?? answer.figures.speed;
  const others = (
    <>
      <FigureInputs {...props} names={rest.filter((name) => !first.some((each) => each === name))} />
      <UnitsNote isAlone={!product} />
    </>
  );
  const ofShop = (
    <>
      <CalculatorMachine
        typed={inputs.machine}
        errors={machineErrors}
        onChange={(machine) => change({ machine })}
      />
      <CalculatorCost typed={inputs.cost} time={answer.figures.time} onChange={(cost) => change({ cost })} />
    </>
  );
  return (
    <div className={`${blocks.stack} ${css.calculator}`}>
      <div ref={inputsPart} role="group" className={css.inputs} aria-label="Figures of the cut">
        <ChoiceInputs {...props} />
        <FigureInputs {...props} names={first} />
        {!product && others}
      </div>
      <div className={`${blocks.stack} ${layout.stage} ${css.instrument}`}>
        {start && speed !== undefined && (
          <SpeedRule
            range={start.speed}
            speed={speed}
            units={units}
            onChange={(text) => change({ typed: withSpeed(inputs.typed, text) })}
          />
        )}
        <CalculatorAnswers state={state} />
        <p className={`${blocks.label} ${css.honest}`}>
          {start?.note && `Range for ${start.note}. `}
          {answer.figures.deflection !== undefined &&
            "The deflection is the tool's alone: its clamping gives way too, so expect more. "}
          A starting range, not a maker&apos;s data: the data for the exact grade always wins.
        </p>
        <CalculatorActions state={state} canPrint={!product} />
        <Announcement text={isChanged ? announcementOf(announced, units) : ""} />
      </div>
      {product ? (
        <details className={`${controls.fold} ${css.more}`}>
          <summary>
            More inputs <Icon name="down" />
          </summary>
          <div className={css.inputs}>{others}</div>
          {ofShop}
        </details>
      ) : (
        ofShop
      )}
      <CalculatorProgram state={state} />
      <CalculatorFormulas state={state} />
    </div>
  );
}

/** The typed speed replaces a typed spindle speed. */
function withSpeed(before: Inputs["typed"], speed: string): Inputs["typed"] {
  const { turns: _, ...typed } = before;
  return { ...typed, speed };
}

/** The results for the announcement: the first figures and the limit, or the error. */
function announcementOf(state: CalculatorState, units: LengthUnits): string {
  const { answer, operation, errors, machineErrors } = state;
  const [wrong] = [...Object.values(errors), ...Object.values(machineErrors)];
  if (wrong !== undefined) return `${wrong} The last good result stays.`;
  const figures = operation.answers.flatMap((name) => {
    const result = resultOf(name, answer.figures, units);
    return result ? [`${quantities[name].name} ${result.text} ${result.unit}`] : [];
  });
  return figures.length === 0 ? "" : `${figures.join(", ")}. ${limitWords(state, units)}`;
}
