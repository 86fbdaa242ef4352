import buttons from "../../../ui/button.first.module.css";
import css from "./search-panel.module.css";

interface ExampleQueriesProps {
  examples: string[];
  onQuery: (query: string) => void;
}

/** Shown while nothing is typed: example queries. */
export function ExampleQueries({ examples, onQuery }: ExampleQueriesProps) {
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
    </div>
  );
}
