import { useEffect, useReducer, useState } from "react";
import {
  type WorkpieceGroup,
  workpieceGroups,
  workpieceLetters,
} from "#engineering/values/workpiece-groups.ts";
import { figureText } from "#engineering/calculator/formula.ts";
import { operationIds } from "#engineering/calculator/operations/operation.ts";
import { operations, readOperationId } from "#engineering/calculator/operations/operations.ts";
import { quantities, type QuantityName } from "#engineering/calculator/quantities.ts";
import type { Typed } from "#engineering/calculator/read-figures.ts";
import { workpieces } from "#engineering/calculator/workpieces.ts";
import type { LengthUnits } from "../../../catalogue/units/length-units.ts";
import blocks from "../../../ui/blocks/blocks.module.css";
import layout from "../../../ui/layout.first.module.css";
import { CalculatorActions } from "./calculator-actions.tsx";
import { useUnits } from "../units/stored-units.ts";
import { UnitsSwitch } from "../units/units-switch.tsx";
import { CalculatorAnswers, limitWords, resultOf } from "./calculator-answers.tsx";
import { Announcement } from "./announcement.tsx";
import { CalculatorCost } from "./calculator-cost.tsx";
import { CalculatorField, ChoiceField } from "./calculator-field.tsx";
import { CalculatorFormulas } from "./calculator-formulas.tsx";
import { calculatorState, machineFields, type CalculatorState, type Inputs } from "./calculator-state.ts";
import css from "./calculator.late.module.css";
import { storeMachine, readCostMemory, readMachineMemory } from "./machine-memory.ts";
import type { ProductStart } from "./product-start.ts";
import { QuantityField } from "./quantity-field.tsx";
import { SpeedRule } from "./speed-rule.tsx";

interface CalculatorProps {
  /** The tool; without a tool the visitor chooses the operation. */
  product?: ProductStart;
  /** Called after each change, for example to store it in the address. */
  onInputs?: (inputs: Inputs) => void;
  /**
   * Reads the inputs in the address. Called after hydration, because the HTML is prerendered without them. Pass the
   * same function each time: a new one is called again.
   */
  readInputs?: () => Omit<Inputs, "machine">;
}

function startInputs(product: ProductStart | undefined): Inputs {
  return {
    operation: product?.operation ?? "milling",
    workpiece: "",
    hardness: "",
    typed: {},
    machine: {},
    cost: {},
  };
}

function groupsOf(product: ProductStart | undefined): readonly WorkpieceGroup[] {
  return product
    ? workpieceLetters.filter((group) => product.values.some((value) => value.group === group))
    : workpieceLetters;
}

/** The typed texts without speed and feed, which a new workpiece replaces. */
function withoutStart(typed: Typed, feed: QuantityName): Typed {
  const { speed: _, turns: __, [feed]: ___, ...rest } = typed;
  return rest;
}

/** Calculates speed, feed, power and time. A starting range, never a promise. */
export function Calculator({ product, onInputs, readInputs }: CalculatorProps) {
  const [state, fillIn] = useReducer(
    (before: CalculatorState, part: Partial<Inputs>) =>
      calculatorState({ ...before.inputs, ...part }, product, before.answer),
    undefined,
    () => calculatorState(startInputs(product), product),
  );
  // The initial results can be read; only results of the visitor's changes are announced.
  const [isChanged, setChanged] = useState(false);
  const units = useUnits();
  const { inputs, operation, workpiece, start, shown, answer } = state;
  const announced = units === "mm" ? state : calculatorState(inputs, product, answer, units);
  const { errors, machineErrors } = announced;

  useEffect(() => {
    // The device's storage and the address are outside React, and the HTML is prerendered without them.
    const read = readInputs?.();
    fillIn({ ...read, machine: readMachineMemory(), cost: { ...readCostMemory(), ...read?.cost } });
  }, [readInputs]);

  function change(part: Partial<Inputs>): void {
    fillIn(part);
    setChanged(true);
    onInputs?.({ ...inputs, ...part });
  }

  function type(name: QuantityName, text: string): void {
    // Cutting speed and spindle speed determine each other: the one typed last applies.
    const { speed: _, turns: __, ...typed } = inputs.typed;
    const others: Typed = name === "speed" || name === "turns" ? typed : inputs.typed;
    change({ typed: { ...others, [name]: text } });
  }

  const chosen = groupsOf(product);
  // Only a round insert has a diameter.
  const fields = operation.asks.filter(({ name }) => name !== "circle" || !product || product.figures.circle);
  const speed = answer.wanted?.speed ?? answer.figures.speed;
  return (
    <div className={`${blocks.stack} ${css.calculator}`}>
      <div role="group" className={css.inputs} aria-label="Figures of the cut">
        {!product && (
          <ChoiceField
            name="operation"
            label="Operation"
            value={inputs.operation}
            onChange={(id) => change({ operation: readOperationId(id) ?? "milling", typed: {} })}
          >
            {operationIds.map((id) => (
              <option key={id} value={id}>
                {operations[id].name}
              </option>
            ))}
          </ChoiceField>
        )}
        <ChoiceField
          name="workpiece"
          label="Workpiece"
          value={inputs.workpiece}
          onChange={(id) =>
            change({ workpiece: id, hardness: "", typed: withoutStart(inputs.typed, operation.feed) })
          }
        >
          <option value="">Choose …</option>
          {chosen.map((group) => (
            <optgroup key={group} label={`${group} – ${workpieceGroups[group]}`}>
              {workpieces
                .filter((each) => each.group === group)
                .map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
            </optgroup>
          ))}
        </ChoiceField>
        {workpiece && (
          <CalculatorField
            name="hardness"
            label="Its hardness"
            unit={workpiece.hardnessUnit}
            value={inputs.hardness}
            placeholder={String(workpiece.hardness)}
            error={errors.hardness}
            onChange={(hardness) => change({ hardness })}
          />
        )}
        {fields.map(({ name, label }) => (
          <QuantityField
            key={name}
            name={name}
            {...(label !== undefined && { label })}
            hasSymbol
            value={shown[name] ?? ""}
            error={errors[name]}
            onChange={(text) => type(name, text)}
          />
        ))}
        <QuantityField
          name="speed"
          hasSymbol
          value={inputs.typed.turns ? "" : (shown.speed ?? "")}
          placeholder={answer.figures.speed === undefined ? "" : figureText("speed", answer.figures.speed)}
          error={errors.speed}
          onChange={(text) => type("speed", text)}
        />
        <QuantityField
          name="turns"
          label="or spindle speed"
          hasSymbol
          value={inputs.typed.turns ?? ""}
          placeholder={answer.figures.turns === undefined ? "" : figureText("turns", answer.figures.turns)}
          error={inputs.typed.turns ? errors.turns : undefined}
          onChange={(text) => type("turns", text)}
        />
        <div className={`${blocks.cluster} ${blocks.screen} ${css.units}`}>
          {/* A sheet has its own units switch. */}
          {!product && <UnitsSwitch />}
          {units === "inch" && (
            <p className={blocks.note}>
              Figures in inches, feet and horsepower. Pitches and the formulas below stay metric.
            </p>
          )}
        </div>
      </div>
      <div className={`${blocks.stack} ${layout.stage} ${css.instrument}`}>
        {start && speed !== undefined && (
          <SpeedRule
            range={start.speed}
            speed={speed}
            units={units}
            onChange={(text) => type("speed", text)}
          />
        )}
        <CalculatorAnswers state={state} />
        <p className={`${blocks.label} ${css.honest}`}>
          {start?.note && `Range for ${start.note}. `}A starting range, not a maker&apos;s data: the data for
          the exact grade always wins.
        </p>
        <CalculatorActions state={state} canPrint={!product} />
        <Announcement text={isChanged ? announcementOf(announced, units) : ""} />
      </div>
      <fieldset className={css.machine}>
        <legend>Your machine, kept on this device</legend>
        {machineFields.map(({ name, label }) => (
          <QuantityField
            key={name}
            name={name}
            field={`machine-${name}`}
            label={label}
            value={inputs.machine[name] ?? ""}
            error={machineErrors[name]}
            onChange={(text) => {
              const machine = { ...inputs.machine, [name]: text };
              storeMachine(machine);
              change({ machine });
            }}
          />
        ))}
      </fieldset>
      <CalculatorCost typed={inputs.cost} time={answer.figures.time} onChange={(cost) => change({ cost })} />
      <CalculatorFormulas state={state} />
    </div>
  );
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
