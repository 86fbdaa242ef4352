import { useRef, useState, type KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import css from "./quantity.late.module.css";
import layout from "../layout.first.module.css";

interface QuantityProps {
  /** Id of the field; unique on the page. */
  id: string;
  /** Name of what is counted, for assistive technology. */
  of: string;
  value: number;
  onChange: (quantity: number) => void;
  /** Parses typed text: the quantity to use, and a sentence when it isn't the typed one. */
  parse: (typed: string, last: number) => { quantity: number; sentence?: string };
}

/**
 * A quantity with its minus and plus. The number is a button that becomes a field when pressed: browsers scan all
 * fields of a page for autofill, and a long list would have hundreds. Typed text counts on blur; invalid text is
 * dropped.
 */
export function Quantity({ id, of, value, onChange, parse }: QuantityProps) {
  const [typed, setTyped] = useState<string>();
  const [sentence, setSentence] = useState("");
  const number = useRef<HTMLButtonElement>(null);

  function commit(text: string): void {
    const parsed = parse(text, value);
    setTyped(undefined);
    setSentence(parsed.sentence ?? "");
    if (parsed.quantity !== value) onChange(parsed.quantity);
  }

  function pressKey(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    const { value: text } = event.currentTarget;
    flushSync(() => (event.key === "Enter" ? commit(text) : setTyped(undefined)));
    number.current?.focus();
  }

  return (
    <div className={css.quantity} role="group" aria-label={`Quantity of ${of}`}>
      <button
        type="button"
        aria-label={`One less of ${of}`}
        disabled={value <= 1}
        onClick={() => onChange(value - 1)}
      >
        –
      </button>
      {typed === undefined ? (
        <button
          ref={number}
          type="button"
          className={css.number}
          aria-label={`${value}, change the quantity of ${of}`}
          onClick={() => setTyped(String(value))}
        >
          {value}
        </button>
      ) : (
        <input
          id={id}
          ref={startTyping}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-label={`Quantity of ${of}`}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={(event) => commit(event.currentTarget.value)}
          onKeyDown={pressKey}
        />
      )}
      <button type="button" aria-label={`One more of ${of}`} onClick={() => onChange(value + 1)}>
        +
      </button>
      <span className={layout.forTheEar} role="status">
        {sentence}
      </span>
    </div>
  );
}

function startTyping(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}
