import { useId, useState, type FormEvent } from "react";
import { readHardnessAt } from "../../../../catalogue/search/reading/read-hardness.ts";
import type { WorkSteps } from "../../../../catalogue/search/work-steps.ts";
import controls from "../../../../ui/blocks/controls.late.module.css";
import buttons from "../../../../ui/button.first.module.css";
import layout from "../../../../ui/layout.first.module.css";
import type { ChooseStep } from "./use-choose-step.ts";
import css from "./work-finder.late.module.css";

interface HardnessFieldProps {
  steps: WorkSteps;
  onChoose: ChooseStep;
}

/** The workpiece's hardness, in the words of the search. An empty field removes it from the query. */
export function HardnessField({ steps, onChoose }: HardnessFieldProps) {
  const { hardness } = steps;
  const id = useId();
  const [fault, setFault] = useState("");

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [value, unit] = ["value", "unit"].map((name) => {
      const text = data.get(name);
      return typeof text === "string" ? text.trim() : "";
    });
    const words = value === "" ? "" : `${value} ${unit}`.replaceAll(/\s*[\p{Pd}]\s*/gu, "-");
    const read = words === "" ? undefined : readHardnessAt(words.toUpperCase(), 0);
    if (words !== "" && read?.end !== words.length) {
      setFault("A whole number or a range: 60 to 999 HB, or 10 to 70 HRC.");
      document.getElementById(id)?.focus();
      return;
    }
    setFault("");
    onChoose(({ workpiece, operation }) => [workpiece, words, operation].filter(Boolean).join(" "));
  }

  const now =
    hardness && (hardness.min === hardness.max ? `${hardness.max}` : `${hardness.min}-${hardness.max}`);
  return (
    <form className={css.form} aria-label="Hardness" noValidate onSubmit={submit}>
      <label htmlFor={id} className={layout.srOnly}>
        Hardness of the workpiece
      </label>
      <input
        type="text"
        id={id}
        name="value"
        className={`${controls.input} ${css.short}`}
        defaultValue={now}
        inputMode="decimal"
        autoComplete="off"
        maxLength={9}
        aria-invalid={fault !== "" || undefined}
        aria-describedby={fault === "" ? undefined : `${id}-fault`}
      />
      <select
        name="unit"
        className={controls.input}
        aria-label="Unit of hardness"
        defaultValue={hardness?.unit ?? "HB"}
      >
        <option>HB</option>
        <option>HRC</option>
      </select>
      <button type="submit" className={`${buttons.secondary} ${buttons.small}`}>
        Set
      </button>
      <p id={`${id}-fault`} className={css.fault} role="alert">
        {fault}
      </p>
    </form>
  );
}
