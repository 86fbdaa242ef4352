import { memo, useMemo } from "react";
import type { ShownProduct } from "../../../browsing/shown-product.ts";
import { bindWords } from "../../../catalogue/cards/bind-words.ts";
import { countWithUnit } from "../../../catalogue/places/counts.ts";
import type { SeriesFacts, SeriesGroup } from "../../../catalogue/table/bands.ts";
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
  /** Unique on the page. */
  list: string;
  Heading: "h3" | "h4";
  group: SeriesGroup<ShownProduct>;
  facts: SeriesFacts | undefined;
  /** Whether the list is sorted by a column; else a band's sizes go by size. */
  isSorted: boolean;
  isOpen: boolean;
  /** Id of the size whose card is shown. */
  shown: string | undefined;
  /** Undefined in the HTML, which has both forms: the style sheet shows one. */
  isPhone: boolean | undefined;
  /** Whether the window has room for more chips. */
  isWide: boolean;
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
  list,
  Heading,
  group,
  facts,
  isSorted,
  isOpen,
  shown,
  isPhone,
  isWide,
  isFirst,
  change,
  announce,
}: BandViewProps) {
  const sizes = useMemo(
    () => (isSorted ? group.products : group.products.toSorted(bySize)),
    [group, isSorted],
  );
  // useId would differ: the HTML is prerendered in another tree.
  const id = `band-${list}-${group.id.replace("/", "-")}`;
  const isHydrated = useIsHydrated();
  const chosen = sizes.find((size) => size.id === shown);
  const product = chosen ?? sizes[Math.floor(sizes.length / 2)];
  const card = chosen ?? (isOpen ? firstChoice(sizes) : undefined);
  if (!product || !facts) return null;
  const { title, summary, columns, deliveryFrom, groups, sketch } = facts;
  const inStock = sizes.filter(({ leadTime }) => leadTime === "stock").length;
  const choose = (size: string): void =>
    change(
      group.id,
      isPhone ? { shown: size === card?.id ? undefined : size } : { isOpen: true, shown: size },
    );
  return (
    <section
      className={css.band}
      aria-labelledby={id}
      data-open={isOpen || undefined}
      data-single={sizes.length === 1 || undefined}
    >
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
            <Heading id={id}>
              {isHydrated && !isPhone ? (
                <button
                  type="button"
                  aria-expanded={isOpen}
                  onClick={() => change(group.id, { isOpen: !isOpen })}
                >
                  {bindWords(title)}
                </button>
              ) : (
                bindWords(title)
              )}
            </Heading>
            <GroupChips groups={groups} />
          </div>
          {summary && <p className={css.summary}>{bindWords(summary)}</p>}
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
          sizes={sizes}
          title={title}
          shown={isPhone ? (card?.id ?? "") : undefined}
          isPhone={isPhone === true}
          isWide={isWide}
          choose={choose}
        />
        {isOpen && !isPhone && sketch && (
          <img
            src={sketch.src}
            width={sketch.width}
            height={sketch.height}
            alt={`Sketch with letters: ${sketch.words}`}
            className={css.sketch}
            loading="lazy"
          />
        )}
        <span className={css.fold}>
          <Icon name="down" />
        </span>
      </div>
      {isOpen && !isPhone && (
        <BandTable
          sizes={sizes}
          columns={columns}
          deliveryFrom={deliveryFrom}
          titleId={id}
          shown={shown}
          onShow={(size) => change(group.id, { shown: size })}
          announce={announce}
        />
      )}
      {!isOpen && !isHydrated && (
        <noscript>
          <PlainSizes sizes={sizes} columns={columns} titleId={id} />
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
function firstChoice(sizes: readonly ShownProduct[]): ShownProduct | undefined {
  const fromMiddle = sizes.slice(Math.floor((sizes.length - 1) / 2));
  const isInStock = ({ leadTime }: ShownProduct): boolean => leadTime === "stock";
  return fromMiddle.find(isInStock) ?? sizes.find(isInStock) ?? fromMiddle[0];
}
