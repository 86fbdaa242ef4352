import { useRef, useState } from "react";
import css from "./quantity.module.css";
import layout from "./layout.module.css";
import { useNear } from "./use-near.ts";

interface QuantityProps {
  /** Id of the field; unique on the page. */
  id: string;
  /** Name of what is counted, for assistive technology. */
  of: string;
  value: number;
  onChange: (quantity: number) => void;
  /** Judges what was typed: the quantity to take, and a sentence when it was not the typed one. */
  parse: (typed: string, last: number) => { quantity: number; sentence?: string };
}

/**
 * A quantity with its minus and plus. What is typed counts when the field is left; what is wrong falls back. The field
 * itself stands only where it is nearly in sight, elsewhere just the number: browsers look through all fields of a page
 * for what they could fill in, and lay out what holds them.
 */
export function Quantity({ id, of, value, onChange, parse }: QuantityProps) {
  const [typed, setTyped] = useState<string>();
  const [sentence, setSentence] = useState("");
  const box = useRef<HTMLDivElement>(null);
  const isNear = useNear(box);

  function take(text: string): void {
    const parsed = parse(text, value);
    setTyped(undefined);
    setSentence(parsed.sentence ?? "");
    if (parsed.quantity !== value) onChange(parsed.quantity);
  }

  return (
    <div ref={box} className={css.quantity} role="group" aria-label={`Quantity of ${of}`}>
      <button
        type="button"
        aria-label={`One less of ${of}`}
        disabled={value <= 1}
        onClick={() => onChange(value - 1)}
      >
        –
      </button>
      {isNear ? (
        <>
          <label className={layout.forTheEar} htmlFor={id}>
            Quantity of {of}
          </label>
          <input
            id={id}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            value={typed ?? String(value)}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onBlur={(event) => take(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === "Enter") {
                event.preventDefault();
                take(event.currentTarget.value);
              }
            }}
          />
        </>
      ) : (
        <span className={css.number}>{value}</span>
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
