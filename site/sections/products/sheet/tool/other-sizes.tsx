import { sheetLink } from "../../../../browsing/sheet-link.ts";
import type { ShownProduct } from "../../../../browsing/shown-product.ts";
import { countWithUnit } from "../../../../catalogue/places/counts.ts";
import { addressOf } from "../../../../catalogue/places/address.ts";
import { seriesKey } from "../../../../catalogue/table/bands.ts";
import blocks from "../../../../ui/blocks/blocks.module.css";
import chip from "../../size.both.module.css";
import css from "./other-sizes.both.module.css";

/** The nearest sizes that have room in two lines; the list has all. */
const MOST = 12;

interface OtherSizesProps {
  product: ShownProduct;
  /** All products of its category, its own series among them. */
  products: readonly ShownProduct[];
}

/** The sizes of a tool's series as links to their sheets, without script to their pages; its own is marked. */
export function OtherSizes({ product, products }: OtherSizesProps) {
  const sizes = products
    .filter((other) => seriesKey(other) === seriesKey(product))
    .toSorted((one, other) => one.at - other.at);
  if (sizes.length === 1) return null;
  const at = sizes.findIndex(({ id }) => id === product.id);
  const start = Math.max(0, Math.min(at - MOST / 2, sizes.length - MOST));
  const near = sizes.slice(start, start + MOST);
  return (
    <nav className={`${blocks.screen} ${css.sizes}`} aria-label="Other sizes">
      <span aria-hidden="true">Other sizes</span>
      <ul>
        {near.map(({ id, sizeLabel }) => (
          <li key={id}>
            <a className={chip.size} {...sheetLink(id)} aria-current={id === product.id ? "page" : undefined}>
              {sizeLabel}
            </a>
          </li>
        ))}
      </ul>
      {near.length < sizes.length && (
        <a className={css.all} href={addressOf(product)}>{`All ${countWithUnit(sizes.length, "size")}`}</a>
      )}
    </nav>
  );
}
