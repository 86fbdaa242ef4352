import { type WorkpieceGroup, workpieceLetters } from "#engineering/values/workpiece-groups.ts";
import { figureText } from "#engineering/calculator/formula.ts";
import { operationIds } from "#engineering/calculator/operations/operation.ts";
import { operations, readOperationId } from "#engineering/calculator/operations/operations.ts";
import type { QuantityName } from "#engineering/calculator/quantities.ts";
import type { Typed } from "#engineering/calculator/read-figures.ts";
import blocks from "../../../../ui/blocks/blocks.module.css";
import { useUnits } from "../../units/stored-units.ts";
import { UnitsSwitch } from "../../units/units-switch.tsx";
import { CalculatorField, ChoiceField } from "./calculator-field.tsx";
import type { CalculatorState, Inputs } from "../calculator-state.ts";
import css from "../calculator.late.module.css";
import type { ProductStart } from "../product-start.ts";
import { QuantityField } from "./quantity-field.tsx";
import { WorkpieceOptions } from "./workpiece-options.tsx";

/** What a group of fields needs. */
export interface InputsProps {
  product: ProductStart | undefined;
  state: CalculatorState;
  /** The state with errors in the visitor's units. */
  errors: CalculatorState["errors"];
  change: (part: Partial<Inputs>) => void;
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

/** The field beside workpiece and speed that decides most: the diameter of what the tool has none of, else its feed. */
export function leadingField(
  { operation }: CalculatorState,
  product: ProductStart,
): QuantityName | undefined {
  const asked = operation.asks.map(({ name }) => name);
  const wanted: QuantityName[] = product.figures.diameter === undefined ? ["diameter"] : [];
  return [...wanted, operation.feed, "diameter" as const].find((name) => asked.includes(name));
}

/** Operation, where no tool is given, and workpiece. */
export function ChoiceInputs({ product, state: { inputs, operation }, change }: InputsProps) {
  return (
    <>
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
        <WorkpieceOptions groups={groupsOf(product)} />
      </ChoiceField>
    </>
  );
}

interface FiguresProps extends InputsProps {
  /** The fields to show, in this order: some quantities, the workpiece's hardness, or the spindle speed. */
  names: readonly (QuantityName | "hardness")[];
}

/** Fields for figures of the cut. */
export function FigureInputs({ names, state, errors, change }: FiguresProps) {
  const { inputs, operation, workpiece, shown, answer } = state;

  function type(name: QuantityName, text: string): void {
    // Cutting speed and spindle speed determine each other: the one typed last applies.
    const { speed: _, turns: __, ...typed } = inputs.typed;
    const others: Typed = name === "speed" || name === "turns" ? typed : inputs.typed;
    change({ typed: { ...others, [name]: text } });
  }

  return names.map((name) => {
    if (name === "hardness")
      return (
        workpiece && (
          <CalculatorField
            key={name}
            name="hardness"
            label="Its hardness"
            unit={workpiece.hardnessUnit}
            value={inputs.hardness}
            placeholder={String(workpiece.hardness)}
            error={errors.hardness}
            onChange={(hardness) => change({ hardness })}
          />
        )
      );
    const isRotation = name === "speed" || name === "turns";
    const label =
      name === "turns" ? "or spindle speed" : operation.asks.find((asked) => asked.name === name)?.label;
    const value = name === "turns" ? inputs.typed.turns : shown[name];
    const known = isRotation ? answer.figures[name] : undefined;
    return (
      <QuantityField
        key={name}
        name={name}
        {...(label !== undefined && { label })}
        hasSymbol
        value={name === "speed" && inputs.typed.turns ? "" : (value ?? "")}
        {...(isRotation && { placeholder: known === undefined ? "" : figureText(name, known) })}
        error={name === "turns" && !inputs.typed.turns ? undefined : errors[name]}
        onChange={(text) => type(name, text)}
      />
    );
  });
}

/** The choice of units, where no sheet has one, and what of the figures stays metric. */
export function UnitsNote({ isAlone }: { isAlone: boolean }) {
  const units = useUnits();
  return (
    <div className={`${blocks.cluster} ${blocks.screen} ${css.units}`}>
      {isAlone && <UnitsSwitch />}
      {units === "inch" && (
        <p className={blocks.note}>
          Figures in inches, feet and horsepower. Pitches and the formulas below stay metric.
        </p>
      )}
    </div>
  );
}
