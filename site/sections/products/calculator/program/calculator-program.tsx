import { parseFigure } from "#engineering/calculator/read-figures.ts";
import type { CalculatorState } from "../calculator-state.ts";
import { ProgramFold } from "./program-fold.tsx";
import { programsFor } from "./programs-for.ts";

/** The program of a thread or a helical entry; nothing for other operations. */
export function CalculatorProgram({ state: { operation, answer, inputs } }: { state: CalculatorState }) {
  const programs = programsFor[operation.id];
  if (!programs) return null;
  return (
    <ProgramFold
      programs={programs}
      from={{
        operation: operation.id,
        figures: answer.figures,
        fastest: parseFigure(inputs.machine.turns ?? ""),
      }}
    />
  );
}
