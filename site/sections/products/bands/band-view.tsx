import { memo, useMemo } from "react";
import type { CategoryData, ShownProduct } from "../../../browsing/shown-product.ts";
import { bindWords } from "../../../catalogue/cards/bind-words.ts";
import { countWithUnit } from "../../../catalogue/places/counts.ts";
import { bandOf, type Band, type SeriesGroup } from "../../../catalogue/table/bands.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { useIsHydrated } from "../../../ui/use-is-hydrated.ts";
import { ProductCard } from "../card/product-card.tsx";
import { pictureWords, SIMILAR_TOOL } from "../picture-words.ts";
import { GroupChips } from "../workpieces/workpiece-chips.tsx";
import { BandTable } from "./band-table.tsx";
import type { useBandStates } from "./band-states.ts";
import { PlainSizes } from "./plain-sizes.tsx";
import { SizeChips } from "./size-chips.tsx";
import css from "./family-bands.late.module.css";

interface BandViewProps {
  group: SeriesGroup<ShownProduct>;
  /** The texts of the series. */
  series: CategoryData["series"];
  /** Whether the list is sorted by a column; else a band's sizes go by size. */
  isSorted: boolean;
  isOpen: boolean;
  /** Id of the size whose card is shown. */
  shown: string | undefined;
  /** Undefined in the HTML, which has both forms: the style sheet shows one. */
  isPhone: boolean | undefined;
  /** Whether its picture is in the first window. */
  isFirst: boolean;
  change: ReturnType<typeof useBandStates>["change"];
  announce: (sentence: string) => void;
}

const bySize = (one: ShownProduct, other: ShownProduct): number => one.at - other.at;

/**
 * A series once: picture, title, workpieces, one sentence. Open, its sizes are rows of a table; folded, and on a phone,
 * they are chips, of which one shows its card.
 */
export const BandView = memo(function BandView({
  group,
  series,
  isSorted,
  isOpen,
  shown,
  isPhone,
  isFirst,
  change,
  announce,
}: BandViewProps) {
  const band = useMemo(() => bandOf(group, series, isSorted ? undefined : bySize), [group, series, isSorted]);
  // useId would differ: the HTML is prerendered in another tree.
  const id = `band-${band.id.replace("/", "-")}`;
  const isHydrated = useIsHydrated();
  const { text, sizes, groups, inStock } = band;
  const pictured = sizes.find(({ product }) => product.id === shown) ?? sizes[Math.floor(sizes.length / 2)];
  const card =
    sizes.find(({ product }) => product.id === shown)?.product ?? (isOpen ? firstChoice(band) : undefined);
  if (!pictured) return null;
  const { product } = pictured;
  return (
    <section className={css.band} aria-labelledby={id} data-open={isOpen || undefined}>
      <div className={css.head}>
        <div className={css.stand}>
          <Picture
            files={product.picture}
            alt={pictureWords(product)}
            sizes="(max-width: 599px) 104px, 150px"
            className={css.picture}
            loading={isFirst ? "eager" : "lazy"}
          />
        </div>
        <div className={css.words}>
          <div className={css.title}>
            <h3 id={id}>
              {isHydrated && !isPhone ? (
                <button
                  type="button"
                  aria-expanded={isOpen}
                  onClick={() => change(band.id, { isOpen: !isOpen })}
                >
                  {bindWords(text.title)}
                </button>
              ) : (
                bindWords(text.title)
              )}
            </h3>
            <GroupChips groups={groups} />
          </div>
          {text.summary && <p className={css.summary}>{bindWords(text.summary)}</p>}
          <p className={css.stock}>
            {inStock > 0 ? (
              <b>{`${inStock === sizes.length ? "" : `${inStock} of `}${countWithUnit(sizes.length, "size")} from stock`}</b>
            ) : (
              `${countWithUnit(sizes.length, "size")} on request`
            )}
            {product.showsSimilar && ` · ${SIMILAR_TOOL}`}
          </p>
        </div>
        <SizeChips
          band={band}
          shown={isPhone ? (card?.id ?? "") : undefined}
          isPhone={isPhone === true}
          change={change}
        />
        <span className={css.fold}>
          <Icon name="down" />
        </span>
      </div>
      {isOpen && !isPhone && (
        <BandTable band={band} titleId={id} shown={shown} change={change} announce={announce} />
      )}
      {!isOpen && !isHydrated && (
        <noscript>
          <PlainSizes band={band} titleId={id} />
        </noscript>
      )}
      {isPhone !== false && card && (
        <ul className={css.chosen}>
          <ProductCard product={card} announce={announce} as="size" />
        </ul>
      )}
    </section>
  );
});

/** The size that a phone shows first: the first in stock from the middle on. */
function firstChoice({ sizes }: Band<ShownProduct>): ShownProduct | undefined {
  const fromMiddle = sizes.slice(Math.floor((sizes.length - 1) / 2));
  return (
    fromMiddle.find(({ product }) => product.leadTime === "stock") ??
    sizes.find(({ product }) => product.leadTime === "stock") ??
    fromMiddle[0]
  )?.product;
}
