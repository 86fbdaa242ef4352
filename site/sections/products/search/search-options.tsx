import { Fragment } from "react";
import { isNewTabClick } from "../../../ui/is-new-tab-click.ts";
import { sheetLink } from "../../../browsing/sheet-link.ts";
import { addressOf, pageOfProduct } from "../../../catalogue/places/address.ts";
import type { Hit } from "../../../catalogue/search/hit.ts";
import { AddFound } from "./found/add-found.tsx";
import { FoundTool } from "./found/found-tool.tsx";
import tool from "./found/found-tool.late.module.css";
import type { WayToAll } from "./ways-to-all.ts";
import results from "./search-results.late.module.css";

/** Id of the list of options, and of the option with this number in it. */
export const OPTIONS_ID = "search-options";
export function optionId(number: number): string {
  return `search-option-${number}`;
}

interface SearchOptionsProps {
  hits: readonly Hit[];
  /** What goes with the first hit: options after it and its like, under their title. */
  related: { title: string; hits: readonly Hit[] } | undefined;
  /** How many tools the query finds, of which the hits are the first. */
  total: number;
  ways: readonly WayToAll[];
  /** How many the query asked for. */
  quantity: number | undefined;
  /** Whether the hits are of another size or code than the one asked for: then they are added on their sheets. */
  areOthers: boolean | undefined;
  /** Number of the option active by keyboard; -1 for none. */
  active: number;
  /** Whether Enter opens the first option while none is active. */
  isFirstNext: boolean;
  /** Called before a hit's link opens it. */
  onOpen: () => void;
  onWay: (way: WayToAll) => void;
}

/**
 * What was found, as options; each is a link, so that it opens in another tab too. A button can't stand in an option:
 * the list owns the options, and the buttons stand between them.
 */
export function SearchOptions(props: SearchOptionsProps) {
  const { hits, related, total, ways, quantity, areOthers, active, isFirstNext, onOpen, onWay } = props;
  const tools = [...hits, ...(related?.hits ?? [])];
  /** Tools found, what goes with them, and ways to all are counted each for themselves, as the announcement does. */
  const sets = [
    { from: 0, size: Math.max(total, hits.length) },
    { from: hits.length, size: tools.length - hits.length },
    { from: tools.length, size: ways.length },
  ];
  const place = (number: number) => {
    const { from, size } = sets.findLast((set) => set.from <= number && set.size > 0) ?? { from: 0, size: 0 };
    return { "aria-posinset": number - from + 1, "aria-setsize": size };
  };
  const option = (number: number) => ({
    id: optionId(number),
    ...place(number),
    role: "option",
    tabIndex: -1,
    "aria-selected": number === active,
    className: results.option,
    "data-next": (isFirstNext && active < 0 && number === 0) || undefined,
  });
  return (
    <div>
      <div
        id={OPTIONS_ID}
        role="listbox"
        aria-label="Tools found"
        aria-owns={[...tools, ...ways].map((_, number) => optionId(number)).join(" ")}
      />
      {tools.map((hit, number) => (
        <Fragment key={number < hits.length ? hit.id : `with-${hit.id}`}>
          {number === hits.length && <p className={results.group}>{related?.title}</p>}
          <div className={`${results.found} ${tool.row}`}>
            <a
              {...option(number)}
              {...sheetLink(hit.id, addressOf(hit.place))}
              // Said again, since the linter reads no spread: a link without an address is none.
              href={pageOfProduct(hit)}
              onClick={(event) => {
                if (!isNewTabClick(event)) onOpen();
              }}
            >
              <FoundTool hit={hit} />
            </a>
            {areOthers !== true && <AddFound hit={hit} quantity={quantity} />}
          </div>
        </Fragment>
      ))}
      {ways.map((way, number) => (
        <a
          key={way.address}
          {...option(tools.length + number)}
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
