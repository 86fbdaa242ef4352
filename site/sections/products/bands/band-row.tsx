import { use, type MouseEvent } from "react";
import type { ShownProduct } from "../../../browsing/shown-product.ts";
import { bindWords } from "../../../catalogue/cards/bind-words.ts";
import { leadTimeWords } from "../../../catalogue/ordering/ordering-words.ts";
import { askedRanges } from "../../../catalogue/search/marks/asked-ranges.ts";
import { isShort, type BandColumns } from "../../../catalogue/table/column-room.ts";
import { tableCellOf, unitIn } from "../../../catalogue/table/columns.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useIsHydrated } from "../../../ui/use-is-hydrated.ts";
import { AskedContext } from "../card/asked-context.ts";
import { AddToQuote } from "../card/add-to-quote.tsx";
import { useSheetLink } from "../card/list-place.ts";
import { ProductCard } from "../card/product-card.tsx";
import { CompareButton } from "../compare/choice/compare-button.tsx";
import { Marked } from "../marked.tsx";
import { useUnits } from "../units/stored-units.ts";
import css from "./band-table.late.module.css";

interface BandRowProps extends BandColumns {
  product: ShownProduct;
  /** Whether its card is shown below it. */
  isShown: boolean;
  onShow: (isShown: boolean) => void;
  announce: (sentence: string) => void;
}

/** A size of a band: its code leads to its sheet; the rest of the row opens its card. */
export function BandRow({ product, columns, deliveryFrom, isShown, onShow, announce }: BandRowProps) {
  const units = useUnits();
  const isHydrated = useIsHydrated();
  const asked = use(AskedContext);
  const { link } = useSheetLink(product);
  const { name, orderCode, leadTime } = product;

  function pressRow({ target }: MouseEvent): void {
    const isControl = target instanceof Element && target.closest("a, button, input, [role=group]") !== null;
    if (!isControl && getSelection()?.isCollapsed !== false) onShow(!isShown);
  }

  return (
    <>
      <tr className={css.row} data-shown={isShown || undefined} onClick={pressRow}>
        <th scope="row" className={css.code} data-named={!orderCode || undefined}>
          <a {...link} aria-label={orderCode ? `${orderCode}, ${name}` : undefined}>
            <Marked
              text={orderCode ?? bindWords(name)}
              ranges={askedRanges(asked, product, orderCode ?? name)}
            />
          </a>
          {isHydrated && (
            <button
              type="button"
              aria-expanded={isShown}
              aria-label={`Details of ${name}`}
              onClick={() => onShow(!isShown)}
            >
              <Icon name="down" size={18} />
            </button>
          )}
        </th>
        {columns.map((column) => {
          const cell = tableCellOf(product, column, units);
          const unit = cell && cell.unit !== unitIn(units, column) ? cell.unit : "";
          const text = cell && (unit ? `${cell.value} ${unit}` : cell.value);
          return (
            <td
              key={column.id}
              data-from={column.from}
              data-figure={column.isFigure || undefined}
              data-short={(cell && isShort(cell.value)) || undefined}
            >
              {text ? (
                <Marked text={bindWords(text)} ranges={askedRanges(asked, product, text, column.id)} />
              ) : (
                "—"
              )}
            </td>
          );
        })}
        <td className={css.delivery} data-from={deliveryFrom} data-stock={leadTime === "stock" || undefined}>
          {leadTime && leadTimeWords(leadTime)}
        </td>
        <td className={css.compare}>
          <CompareButton product={product} as="cell" />
        </td>
        <td className={css.add}>
          <AddToQuote product={product} as="row" announce={announce} />
        </td>
      </tr>
      {isShown && (
        <tr className={css.card}>
          <td colSpan={columns.length + 4}>
            <ul>
              <ProductCard product={product} announce={announce} as="size" />
            </ul>
          </td>
        </tr>
      )}
    </>
  );
}
