import { useRef, useState, type KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import css from "./quantity-input.late.module.css";
import blocks from "../blocks/blocks.module.css";
import layout from "../layout.first.module.css";

interface QuantityInputProps {
  /** Id of the field; unique on the page. */
  id: string;
  /** The name of the counted thing, for assistive technology. */
  of: string;
  value: number;
  onChange: (quantity: number) => void;
  /** Parses typed text: returns the quantity to use, and a sentence if it differs from the typed one. */
  parse: (typed: string, last: number) => { quantity: number; sentence?: string };
  /** The step of minus and plus: a pack. Any other number may be typed. */
  step?: number;
  /** The unit of sale, "packs of 10": shown if the number isn't whole packs. */
  packs?: string | undefined;
}

/**
 * A quantity with minus and plus. The number is a button that becomes a field when pressed: browsers scan all fields of
 * a page for autofill, and a long list would have hundreds. Typed text is applied on blur; invalid text is dropped.
 */
export function QuantityInput({ id, of, value, onChange, parse, step = 1, packs }: QuantityInputProps) {
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

  const isBroken = value % step !== 0;
  const less = isBroken ? value - (value % step) : value - step;
  const steps = step === 1 ? "One" : "A pack";

  return (
    <div className={css.quantity} role="group" aria-label={`Quantity of ${of}`}>
      <button
        type="button"
        aria-label={`${steps} less of ${of}`}
        disabled={less < 1}
        onClick={() => onChange(less)}
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
      <button
        type="button"
        aria-label={`${steps} more of ${of}`}
        onClick={() => onChange(value - (value % step) + step)}
      >
        +
      </button>
      {isBroken && packs && <span className={`${blocks.screen} ${css.packs}`}>{packs}</span>}
      <span className={layout.srOnly} role="status">
        {sentence || (isBroken ? packs : "")}
      </span>
    </div>
  );
}

function startTyping(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}
