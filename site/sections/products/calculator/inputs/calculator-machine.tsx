import type { CalculatorState, Inputs } from "../calculator-state.ts";
import { machineFields } from "../calculator-state.ts";
import css from "../calculator.late.module.css";
import { storeMachine } from "../machine-memory.ts";
import { QuantityField } from "./quantity-field.tsx";

interface CalculatorMachineProps {
  typed: Inputs["machine"];
  errors: CalculatorState["machineErrors"];
  onChange: (machine: Inputs["machine"]) => void;
}

/** The machine's limits, which stay on the device. */
export function CalculatorMachine({ typed, errors, onChange }: CalculatorMachineProps) {
  return (
    <fieldset className={css.machine}>
      <legend>Your machine, kept on this device</legend>
      {machineFields.map(({ name, label }) => (
        <QuantityField
          key={name}
          name={name}
          field={`machine-${name}`}
          label={label}
          value={typed[name] ?? ""}
          error={errors[name]}
          onChange={(text) => {
            const machine = { ...typed, [name]: text };
            storeMachine(machine);
            onChange(machine);
          }}
        />
      ))}
    </fieldset>
  );
}
