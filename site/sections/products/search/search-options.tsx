import { Fragment } from "react";
import { isNewTabClick } from "../../../ui/links/is-new-tab-click.ts";
import { sheetLink } from "../../../browsing/sheet-link.ts";
import { pageOfProduct } from "../../../catalogue/places/address.ts";
import type { Hit } from "../../../catalogue/search/hit.ts";
import { AddFound } from "./found/add-found.tsx";
import { placeOf } from "./found/found-link.tsx";
import { FoundTool } from "./found/found-tool.tsx";
import tool from "./found/found-tool.late.module.css";
import type { WayToAll } from "./ways-to-all.ts";
import results from "./search-results.late.module.css";

/** Ids of the list of options, and of the option with this number. */
export const OPTIONS_ID = "search-options";
export function optionId(number: number): string {
  return `search-option-${number}`;
}

interface SearchOptionsProps {
  hits: readonly Hit[];
  /** Tools that go with the first hit: options after the hits, under a title. */
  related: { title: string; hits: readonly Hit[] } | undefined;
  /** Number of tools that match the query; the hits are the first of them. */
  total: number;
  ways: readonly WayToAll[];
  /** The quantity in the query. */
  quantity: number | undefined;
  /** Whether the hits differ from the request in size or code: then they are added only on their sheets. */
  areOthers: boolean | undefined;
  /** Number of the option active by keyboard; -1 for none. */
  active: number;
  /** Whether Enter opens the first option if none is active. */
  isFirstNext: boolean;
  /** Called before a hit's link opens it. */
  onOpen: () => void;
  onWay: (way: WayToAll) => void;
}

/**
 * The tools found, as options. Each is a link, so that it can be opened in another tab. A button isn't allowed in an
 * option: the list owns the options, and the buttons stand between them.
 */
export function SearchOptions(props: SearchOptionsProps) {
  const { hits, related, total, ways, quantity, areOthers, active, isFirstNext, onOpen, onWay } = props;
  const tools = [...hits, ...(related?.hits ?? [])];
  /** Tools found, related tools, and links to all are numbered separately, as in the announcement. */
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
              {...sheetLink(hit.id, placeOf(hit, quantity))}
              // Repeated because the linter doesn't look into spreads and requires a link's address.
              href={pageOfProduct(hit)}
              onClick={(event) => {
                if (!isNewTabClick(event)) onOpen();
              }}
            >
              <FoundTool hit={hit} />
            </a>
            <span data-compare={hit.id} />
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
