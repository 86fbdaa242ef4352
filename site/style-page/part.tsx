import type { ReactNode } from "react";
import css from "./style-page.module.css";

interface PartProps {
  /** Name of the module in site/ui, without what it ends with. */
  name: string;
  /** Whether it stands on the dark stage. */
  onStage?: boolean;
  children: ReactNode;
}

/** A module of site/ui with all that it can look like. The test of this page finds it by its name. */
export function Part({ name, onStage = false, children }: PartProps) {
  return (
    <section className={css.part} data-part={name}>
      <h3>{name}</h3>
      <div className={onStage ? css.stage : css.paper}>{children}</div>
    </section>
  );
}

interface ShownProps {
  /** What stands under it. */
  as: string;
  /** A state that only a hand can bring about; show-states.ts draws it. */
  state?: "hover" | "focus" | "active";
  children: ReactNode;
}

/** A part in one of its states, with the state's name. */
export function Shown({ as, state, children }: ShownProps) {
  return (
    <figure className={css.shown}>
      <div data-shown={state}>{children}</div>
      <figcaption>{as}</figcaption>
    </figure>
  );
}
