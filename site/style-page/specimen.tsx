import type { ReactNode } from "react";
import css from "./style-page.module.css";

interface SpecimenProps {
  /** Name of the module in site/ui, without extension. */
  name: string;
  /** Whether it is on the dark stage. */
  onStage?: boolean;
  children: ReactNode;
}

/** A module of site/ui with all its variants. The test of this page finds it by name. */
export function Specimen({ name, onStage = false, children }: SpecimenProps) {
  return (
    <section className={css.part} data-part={name}>
      <h3>{name}</h3>
      <div className={onStage ? css.stage : css.paper}>{children}</div>
    </section>
  );
}

interface SpecimenStateProps {
  /** Its caption. */
  as: string;
  /** A state that needs user input; show-states.ts imitates it. */
  state?: "hover" | "focus" | "active";
  children: ReactNode;
}

/** A module in one of its states, with the state's name. */
export function SpecimenState({ as, state, children }: SpecimenStateProps) {
  return (
    <figure className={css.shown}>
      <div data-shown={state}>{children}</div>
      <figcaption>{as}</figcaption>
    </figure>
  );
}
