import { isNewTabClick } from "../../../ui/is-new-tab-click.ts";
import type { Hit } from "../../../catalogue/search/search.ts";
import { addressOfHit, FoundTool } from "./found-tool.tsx";
import type { WayToAll } from "./ways-to-all.ts";
import results from "./search-results.late.module.css";

/** Id of the list of options, and of the option with this number in it. */
export const OPTIONS_ID = "search-options";
export function optionId(number: number): string {
  return `search-option-${number}`;
}

interface SearchOptionsProps {
  hits: readonly Hit[];
  ways: readonly WayToAll[];
  /** Number of the option active by keyboard; -1 for none. */
  active: number;
  /** Called before a hit's link opens it. */
  onOpen: () => void;
  onWay: (way: WayToAll) => void;
}

/** What was found, as options; each is a link, so that it opens in another tab too. */
export function SearchOptions({ hits, ways, active, onOpen, onWay }: SearchOptionsProps) {
  const option = (number: number) => ({
    id: optionId(number),
    role: "option",
    tabIndex: -1,
    "aria-selected": number === active,
    className: results.option,
  });
  return (
    <div id={OPTIONS_ID} role="listbox" aria-label="Tools found">
      {hits.map((hit, number) => (
        <a
          key={hit.id}
          {...option(number)}
          href={addressOfHit(hit)}
          onClick={(event) => {
            if (!isNewTabClick(event)) onOpen();
          }}
        >
          <FoundTool hit={hit} />
        </a>
      ))}
      {ways.map((way, number) => (
        <a
          key={way.address}
          {...option(hits.length + number)}
          href={way.address}
          onClick={(event) => {
            if (isNewTabClick(event)) return;
            event.preventDefault();
            onWay(way);
          }}
        >
          <span className={results.way}>{way.label}</span>
        </a>
      ))}
    </div>
  );
}
