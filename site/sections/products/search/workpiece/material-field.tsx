import { useId, useState, type FormEvent } from "react";
import type { QueryClient } from "../../../../browsing/query-client.ts";
import { LONGEST_QUERY } from "../../../../catalogue/places/browser-state.ts";
import controls from "../../../../ui/blocks/controls.late.module.css";
import buttons from "../../../../ui/button.first.module.css";
import type { ChooseStep } from "./use-choose-step.ts";
import css from "./work-finder.late.module.css";

interface MaterialFieldProps {
  /** The current name; empty if only the group is known. */
  name: string;
  queries: QueryClient;
  onChoose: ChooseStep;
}

/** A field for the workpiece material's name or number, for visitors who don't know its group. */
export function MaterialField({ name, queries, onChoose }: MaterialFieldProps) {
  const id = useId();
  const [fault, setFault] = useState("");

  function refuse(sentence: string): void {
    setFault(sentence);
    document.getElementById(id)?.focus();
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const value = new FormData(event.currentTarget).get("material");
    const typed = typeof value === "string" ? value.trim() : "";
    if (typed === "") {
      refuse("Write the material: EN8, SS304, FG260.");
      return;
    }
    try {
      const steps = await queries.ask({ kind: "work steps", query: typed, group: undefined });
      if (steps?.workpiece) onChoose(({ operation }) => `${typed} ${operation}`.trim());
      else refuse(`“${typed}” is not a material that we can read. Choose its group, or ask us.`);
    } catch {
      setFault("The range could not be loaded. Check the connection and press again.");
    }
  }

  return (
    <form
      className={css.form}
      aria-label="Material by its name"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <label htmlFor={id}>Or its name</label>
      <input
        type="text"
        id={id}
        name="material"
        className={controls.input}
        defaultValue={name}
        placeholder="EN8, SS304"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={LONGEST_QUERY}
        aria-invalid={fault !== "" || undefined}
        aria-describedby={fault === "" ? undefined : `${id}-fault`}
      />
      <button type="submit" className={`${buttons.secondary} ${buttons.small}`}>
        Read
      </button>
      <p id={`${id}-fault`} className={css.fault} role="alert">
        {fault}
      </p>
    </form>
  );
}
