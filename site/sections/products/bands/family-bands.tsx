import { useMemo, useState, type ReactNode } from "react";
import { cameByHistory, isOverlayOpen } from "../../../browsing/browser-history.ts";
import type { CategoryData, ShownProduct } from "../../../browsing/shown-product.ts";
import type { Sort } from "../../../catalogue/places/browser-state.ts";
import { seriesIn, type SeriesGroup } from "../../../catalogue/table/bands.ts";
import layout from "../../../ui/layout.first.module.css";
import { useDrawnCount } from "../../../ui/use-drawn-count.ts";
import { FOLD, useMedia, WIDE } from "../../../ui/use-media.ts";
import { useIsPrinting } from "../../../ui/use-is-printing.ts";
import { useIsHydrated } from "../../../ui/use-is-hydrated.ts";
import { BandView } from "./band-view.tsx";
import { useBandStates } from "./band-states.ts";
import css from "./family-bands.late.module.css";

/** Number of bands drawn with the heading: they fill a window. On a phone one does. */
const FIRST = 2;

/**
 * What the visitor asked for stands open from the top, up to so many rows; on a phone, where an open size fills a
 * screen, the first.
 */
const MOST_ROWS = 30;

interface FamilyBandsProps {
  /** Unique on the page. */
  list: string;
  Heading?: "h3" | "h4";
  /** The list in its order. */
  products: readonly ShownProduct[];
  series: CategoryData["series"];
  sort: Sort | undefined;
  /** Whether search or filters chose the list. */
  isNarrowed: boolean;
  /** Whether the first band stands open. */
  isFirstOpen?: boolean;
  /** Shown after the last band. */
  children?: ReactNode;
}

/** Whether each band stands open before anyone folds or unfolds it. */
function openAtFirst(
  groups: readonly SeriesGroup<ShownProduct>[],
  isNarrowed: boolean,
  isFirstOpen: boolean,
): boolean[] {
  let rows = 0;
  return groups.map(({ products }, index) => {
    rows += products.length;
    return (index === 0 && isFirstOpen) || (isNarrowed && rows <= MOST_ROWS);
  });
}

/**
 * A list as bands: the tools of a series under one picture and one sentence, its sizes as rows. The first band is open;
 * of a list that the visitor asked for, those that make a short list together.
 */
export function FamilyBands({
  list,
  Heading = "h3",
  products,
  series,
  sort,
  isNarrowed,
  isFirstOpen = true,
  children,
}: FamilyBandsProps) {
  const groups = useMemo(() => seriesIn(products), [products]);
  const isHydrated = useIsHydrated();
  const isPrinting = useIsPrinting();
  const isFold = useMedia(FOLD);
  const isWide = useMedia(WIDE) === true;
  // The bands in the HTML are drawn already, and Back restores a position in the complete list.
  const isWhole = !isHydrated || (cameByHistory() && isOverlayOpen());
  const drawn = useDrawnCount(groups.length, isWhole ? groups.length : isFold === false ? 1 : FIRST, 4);
  const { stateOf, change } = useBandStates(list);
  const [announcement, setAnnouncement] = useState("");
  const opens = openAtFirst(groups, isNarrowed && isFold !== false, isFirstOpen);
  return (
    <>
      <div className={css.bands}>
        {groups.slice(0, drawn).map((group, index) => (
          <BandView
            key={group.id}
            list={list}
            Heading={Heading}
            group={group}
            facts={series[group.id]}
            isSorted={sort !== undefined}
            isOpen={isPrinting || (stateOf(group.id).isOpen ?? opens[index] === true)}
            shown={isPrinting ? undefined : stateOf(group.id).shown}
            isPhone={isFold === undefined ? undefined : !isFold && !isPrinting}
            isWide={isWide}
            isFirst={index < FIRST}
            change={change}
            announce={setAnnouncement}
          />
        ))}
      </div>
      {children && drawn >= groups.length && <ul>{children}</ul>}
      <p className={layout.srOnly} role="status">
        {announcement}
      </p>
    </>
  );
}
