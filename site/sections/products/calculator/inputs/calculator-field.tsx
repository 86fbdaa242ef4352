import controls from "../../../../ui/blocks/controls.late.module.css";
import blocks from "../../../../ui/blocks/blocks.module.css";
import css from "./calculator-field.late.module.css";

interface CalculatorFieldProps {
  /** Unique on the page. The ids derive from it, so that they are the same in the HTML and in the browser. */
  name: string;
  label: string;
  /** The engineering symbol: `ap`. */
  symbol?: string;
  unit: string;
  value: string;
  placeholder?: string | undefined;
  error?: string | undefined;
  onChange: (text: string) => void;
}

/** A field for a figure, with symbol, unit and error. */
export function CalculatorField({
  name,
  label,
  symbol,
  unit,
  value,
  placeholder,
  error,
  onChange,
}: CalculatorFieldProps) {
  const id = `figure-${name}`;
  return (
    <div className={`${blocks.stack} ${css.field}`}>
      <label htmlFor={id}>
        {label} {symbol && <span className={`${blocks.label} ${css.symbol}`}>{symbol}</span>}
      </label>
      <span className={css.box}>
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={value}
          placeholder={placeholder}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : `${id}-unit`}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <span id={`${id}-unit`} className={css.unit}>
          {unit}
        </span>
      </span>
      {error && (
        <span id={`${id}-error`} className={css.error}>
          {error}
        </span>
      )}
    </div>
  );
}

interface ChoiceFieldProps {
  /** As for a figure. */
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: React.ReactNode;
}

/** A choice among options. */
export function ChoiceField({ name, label, value, onChange, children }: ChoiceFieldProps) {
  const id = `figure-${name}`;
  return (
    <div className={`${blocks.stack} ${css.field}`}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={`${controls.input} ${css.choice}`}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {children}
      </select>
    </div>
  );
}
