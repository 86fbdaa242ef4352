import blocks from "../../../../ui/blocks/blocks.module.css";
import layout from "../../../../ui/layout.first.module.css";
import css from "./sheet-place.both.module.css";

/** A step on the path to a product in the tree. */
export interface PlaceStep {
  label: string;
  href: string;
}

/** A product's path in the tree, with a link for each step, and its id. */
export function SheetPlace({ id, steps }: { id: string; steps: readonly PlaceStep[] }) {
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
      <p className={`${blocks.note} ${layout.data}`}>
        <span className={layout.srOnly}>Catalogue number </span>
        {id}
      </p>
    </div>
  );
}
