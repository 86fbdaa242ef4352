import { addressOfState, startState } from "../../../catalogue/places/browser-state.ts";
import { workpieceLetters } from "#engineering/values/workpiece-groups.ts";
import { workshopWords } from "../../../catalogue/glossary/workshop-words.ts";
import { Icon } from "../../../ui/icon.tsx";
import blocks from "../../../ui/blocks/blocks.module.css";
import layout from "../../../ui/layout.first.module.css";
import { handAddress } from "../../../catalogue/places/hand-address.ts";
import { useListRequest } from "../search/list-request.ts";
import { onPress } from "../../../ui/page-action.ts";
import chips from "../workpieces/workpiece-chips.module.css";
import css from "./finder.late.module.css";

export interface FinderProps {
  /** Example queries with results. */
  examples: string[];
  /** Letters of the ISO 513 groups that have products. */
  groups: string;
}

/**
 * Four ways to the tools above the categories: the search, an insert in the hand, example queries, and the six ISO 513
 * groups. The links lead to the list below the categories.
 */
export function Finder({ examples, groups }: FinderProps) {
  const chosenGroups = useListRequest().groups;
  return (
    <div>
      <div className={css.bar}>
        <button
          type="button"
          className={css.field}
          {...onPress({ action: "open-search" })}
          aria-label="Search code, size, thread, material"
          aria-haspopup="dialog"
        >
          <Icon name="search" size={26} />
          <span>Search code, size, thread, material</span>
        </button>
        <a className={css.hand} href={handAddress()} aria-label="What is in my hand? A worn insert">
          <svg width="26" height="26" viewBox="-11 -11 22 22" aria-hidden="true">
            <path d="M0-9.5 8 0 0 9.5-8 0Z" />
            <circle r="2.5" />
          </svg>
          <span>In my hand</span>
        </a>
      </div>
      <div className={`${blocks.spread} ${css.ways}`}>
        <div className={css.examples}>
          <p id="finder-examples">Try</p>
          <ul aria-labelledby="finder-examples">
            {examples.map((query) => (
              <li key={query}>
                <a className={layout.data} href={addressOfState({ ...startState, query })}>
                  <span>{query}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
        <ul className={css.groups} aria-label="Workpiece materials">
          {workpieceLetters.map((letter) => {
            const name = (
              <>
                <span className={chips.chip} data-group={letter}>
                  {letter}
                </span>{" "}
                {workshopWords[letter]}
              </>
            );
            return (
              <li key={letter}>
                {groups.includes(letter) ? (
                  <a
                    href={addressOfState({ ...startState, filters: { material: [letter.toLowerCase()] } })}
                    aria-current={chosenGroups.includes(letter) || undefined}
                  >
                    {name}
                  </a>
                ) : (
                  <span className={css.none}>
                    {name}
                    <span className={layout.srOnly}>, none listed</span>
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
