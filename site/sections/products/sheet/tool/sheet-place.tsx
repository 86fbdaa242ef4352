import type { ReactNode } from "react";
import css from "./sheet-place.both.module.css";

/** A step on the path to a product in the tree. */
export interface PlaceStep {
  label: string;
  href: string;
}

/** A product's path in the tree, with a link for each step, and beside it what can be done with the sheet. */
export function SheetPlace({ steps, children }: { steps: readonly PlaceStep[]; children?: ReactNode }) {
  return (
    <div className={css.place}>
      <nav aria-label="Place in the catalogue">
        <ol className={css.steps}>
          {steps.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ol>
      </nav>
      {children}
    </div>
  );
}
