import { useState } from "react";
import { parseFigure } from "#engineering/calculator/read-figures.ts";
import controls from "../../../../ui/blocks/controls.late.module.css";
import { Icon } from "../../../../ui/icon.tsx";
import { latePart } from "../../../../ui/part/late-part.tsx";
import type { CalculatorState } from "../calculator-state.ts";
import css from "./calculator-program.late.module.css";
import { programsFor } from "./programs-for.ts";

const WrittenProgram = latePart(
  "The program",
  async () => (await import("./written-program.tsx")).WrittenProgram,
  <div className={css.waiting} />,
);

/** The program of a thread or a helical entry, under a line that opens it; nothing for other operations. */
export function CalculatorProgram({ state: { operation, answer, inputs } }: { state: CalculatorState }) {
  const [isOpen, setOpen] = useState(false);
  const programs = programsFor[operation.id];
  if (!programs) return null;
  return (
    <details
      className={`${controls.fold} ${css.program}`}
      onToggle={(event) => setOpen((was) => was || event.currentTarget.open)}
    >
      <summary>
        {programs.title} <Icon name="down" />
      </summary>
      {isOpen && (
        <WrittenProgram
          // Another operation begins anew.
          key={operation.id}
          kinds={programs.kinds}
          from={{
            operation: operation.id,
            figures: answer.figures,
            fastest: parseFigure(inputs.machine.turns ?? ""),
          }}
        />
      )}
    </details>
  );
}
