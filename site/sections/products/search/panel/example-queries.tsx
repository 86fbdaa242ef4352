import buttons from "../../../../ui/button.first.module.css";
import { handAddress } from "../../../../catalogue/places/hand-address.ts";
import css from "./search-panel.module.css";

interface ExampleQueriesProps {
  examples: string[];
  onQuery: (query: string) => void;
  /** Called before the page shows the form for an insert without a code. */
  onLeave: () => void;
}

/** Shown while the field is empty: example queries, and a link for visitors without a code. */
export function ExampleQueries({ examples, onQuery, onLeave }: ExampleQueriesProps) {
  return (
    <div className={css.plain}>
      <p>A code, a size, a thread or a material, written as you write it. For example:</p>
      <div className={css.ways}>
        {examples.map((example) => (
          <button
            key={example}
            type="button"
            className={`${buttons.secondary} ${buttons.small}`}
            onClick={() => onQuery(example)}
          >
            {example}
          </button>
        ))}
      </div>
      <div>
        <a className={`${buttons.secondary} ${buttons.small}`} href={handAddress()} onClick={onLeave}>
          A worn insert in your hand? Find its seat
        </a>
      </div>
    </div>
  );
}
