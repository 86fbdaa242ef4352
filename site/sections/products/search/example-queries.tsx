import buttons from "../../../ui/button.first.module.css";
import type { QueryClient } from "../../../browsing/query-client.ts";
import { InHandWay } from "../in-hand/in-hand-way.tsx";
import type { Person } from "./ask-person.tsx";
import css from "./search-panel.module.css";

interface ExampleQueriesProps {
  examples: string[];
  onQuery: (query: string) => void;
  queries: QueryClient;
  person: Person;
  /** Called before the page opens a tool: the search keeps its text. */
  onOpen: () => void;
}

/** Shown while nothing is typed: example queries, and the way for those who have no code. */
export function ExampleQueries({ examples, onQuery, queries, person, onOpen }: ExampleQueriesProps) {
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
      <InHandWay queries={queries} person={person} onOpen={onOpen} />
    </div>
  );
}
