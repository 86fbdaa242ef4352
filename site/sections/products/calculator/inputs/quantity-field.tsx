import { useState } from "react";
import { inchFieldText, inchFieldUnit, metricText } from "#engineering/calculator/inch-fields.ts";
import { quantities, type QuantityName } from "#engineering/calculator/quantities.ts";
import { useUnits } from "../../units/stored-units.ts";
import { CalculatorField } from "./calculator-field.tsx";

interface QuantityFieldProps {
  name: QuantityName;
  /** The field's name, if the page has two fields for the quantity. */
  field?: string;
  label?: string;
  hasSymbol?: boolean;
  /** The metric value. */
  value: string;
  placeholder?: string;
  error?: string | undefined;
  /** Called with the metric figure. */
  onChange: (metric: string) => void;
}

/** A quantity's field in the visitor's units. The stored value is metric, so that changing units changes nothing. */
export function QuantityField({
  name,
  field = name,
  label = quantities[name].name,
  hasSymbol = false,
  value,
  placeholder,
  error,
  onChange,
}: QuantityFieldProps) {
  const units = useUnits();
  // Typed text such as "0." must stay as it is, although its stored figure is 0.
  const [draft, setDraft] = useState({ typed: "", metric: "" });
  const inInches = draft.metric === value ? draft.typed : inchFieldText(name, value);
  const isInch = units === "inch";
  return (
    <CalculatorField
      name={field}
      label={label}
      {...(hasSymbol && { symbol: quantities[name].symbol })}
      unit={isInch ? inchFieldUnit(name) : quantities[name].unit}
      value={isInch ? inInches : value}
      placeholder={isInch && placeholder ? inchFieldText(name, placeholder) : placeholder}
      error={error}
      onChange={(typed) => {
        if (!isInch) return onChange(typed);
        const metric = metricText(name, typed);
        setDraft({ typed, metric });
        return onChange(metric);
      }}
    />
  );
}
