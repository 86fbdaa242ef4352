import { useState, type FormEvent } from "react";
import { shapeName } from "#engineering/designation/insert-forms.ts";
import buttons from "../../../ui/button.first.module.css";
import { longest, type HandFields } from "../../../catalogue/places/hand-address.ts";
import type { ReadHand } from "./read-hand.ts";
import { ShapePicture, shapeLetters } from "./shape-picture.tsx";
import blocks from "../../../ui/blocks/blocks.module.css";
import controls from "../../../ui/blocks/controls.late.module.css";
import css from "./in-hand.late.module.css";

interface InHandFormProps {
  /** The fields in the address; the form follows it. */
  fields: HandFields;
  fault: Extract<ReadHand, { fault: string }> | undefined;
  onFind: (fields: HandFields) => void;
}

const holes: readonly [string, string][] = [
  ["", "Not sure"],
  ["straight", "Straight hole"],
  ["countersunk", "Countersunk hole"],
  ["none", "No hole"],
];

/** Describes an insert by hand and calipers: shape, size, hole, and the legible part of its code. */
export function InHandForm({ fields, fault, onFind }: InHandFormProps) {
  const [typed, setTyped] = useState(fields);
  const [shown, setShown] = useState(fields);
  if (shown !== fields) {
    // Back, Forward or a link changed the address.
    setShown(fields);
    setTyped(fields);
  }
  const change = (part: Partial<HandFields>): void => setTyped({ ...typed, ...part });
  const isMeasureWrong = fault?.field === "measured";

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    onFind(typed);
  }

  return (
    <form className={`${blocks.stack} ${css.form}`} aria-label="The insert" noValidate onSubmit={submit}>
      <fieldset>
        <legend>Shape, seen from above</legend>
        <div className={`${blocks.cluster} ${css.choices}`}>
          {["", ...shapeLetters].map((letter) => (
            <label key={letter} className={css.choice}>
              <input
                type="radio"
                name="shape"
                value={letter}
                checked={typed.shape === letter}
                onChange={() => change({ shape: letter })}
              />
              {letter !== "" && <ShapePicture letter={letter} />}
              {letter === "" ? "Not sure" : `${letter}, ${shapeName(letter)}`}
            </label>
          ))}
        </div>
      </fieldset>
      <div className={css.row}>
        <label className={`${blocks.stack} ${css.field}`}>
          Measured, mm
          <input
            type="text"
            className={controls.input}
            name="measured"
            inputMode="decimal"
            autoComplete="off"
            maxLength={longest.measured}
            value={typed.measured}
            onChange={(event) => change({ measured: event.currentTarget.value })}
            aria-invalid={isMeasureWrong || undefined}
            aria-describedby={isMeasureWrong ? "in-hand-fault" : undefined}
          />
        </label>
        <label className={`${blocks.stack} ${css.field}`}>
          What did you measure?
          <select
            className={controls.input}
            name="of"
            value={typed.of === "edge" ? "edge" : ""}
            onChange={(event) => change({ of: event.currentTarget.value })}
          >
            <option value="">Inscribed circle</option>
            <option value="edge">Edge (round: across)</option>
          </select>
        </label>
        <label className={`${blocks.stack} ${css.field}`}>
          Hole
          <select
            className={controls.input}
            name="hole"
            value={typed.hole}
            onChange={(event) => change({ hole: event.currentTarget.value })}
          >
            {holes.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label className={`${blocks.stack} ${css.field}`}>
          Letters still readable
          <input
            type="text"
            className={controls.input}
            name="printed"
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={longest.printed}
            placeholder="WN?G 0804"
            value={typed.printed}
            onChange={(event) => change({ printed: event.currentTarget.value })}
          />
        </label>
      </div>
      <p id="in-hand-fault" className={css.fault} role="alert">
        {fault?.fault}
      </p>
      <button type="submit" className={buttons.primary}>
        Identify the insert
      </button>
    </form>
  );
}
