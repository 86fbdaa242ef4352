import buttons from "../../../../ui/button.first.module.css";
import css from "./search-panel.module.css";

interface ExampleQueriesProps {
  examples: string[];
  onQuery: (query: string) => void;
  /** Shows the form for an insert without a code. */
  onHand: () => void;
}

/** Shown while the field is empty: example queries, and a button for visitors without a code. */
export function ExampleQueries({ examples, onQuery, onHand }: ExampleQueriesProps) {
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
        <button type="button" className={`${buttons.secondary} ${buttons.small}`} onClick={onHand}>
          A worn insert in your hand? Identify it
        </button>
      </div>
    </div>
  );
}
