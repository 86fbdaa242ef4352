import { useState } from "react";
import controls from "../../../../ui/blocks/controls.late.module.css";
import { Icon } from "../../../../ui/icon.tsx";
import { latePart } from "../../../../ui/part/late-part.tsx";
import css from "./program-fold.late.module.css";
import type { ProgramFrom } from "./program-start.ts";
import type { Programs } from "./programs-for.ts";

const WrittenProgram = latePart(
  "The program",
  async () => (await import("./written-program.tsx")).WrittenProgram,
  <div className={css.waiting} />,
);

/** Programs under a line that opens them; they are written only then. */
export function ProgramFold({ programs: { title, kinds }, from }: { programs: Programs; from: ProgramFrom }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={`${controls.fold} ${css.program}`}
      onToggle={(event) => setOpen((was) => was || event.currentTarget.open)}
    >
      <summary>
        {title} <Icon name="down" />
      </summary>
      {isOpen && (
        // Another operation begins anew.
        <WrittenProgram key={from.operation} kinds={kinds} from={from} />
      )}
    </details>
  );
}
