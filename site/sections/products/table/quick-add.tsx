import type { MouseEvent } from "react";
import { parseQuantity } from "../../../enquiry/parse-quantity.ts";
import type { Quotable } from "../../../enquiry/quote-list.ts";
import { Quantity } from "../../../ui/fields/quantity.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { onPress } from "../../../ui/page-action.ts";
import { useAdding } from "../card/use-adding.ts";
import css from "./quick-add.late.module.css";

interface QuickAddProps {
  product: Quotable;
  /** Announces the result: all rows of a list share one live region. */
  announce: (sentence: string) => void;
}

/** Quantity and button in a row. Once the tool is in the list the quantity is its line's, and the button opens the list. */
export function QuickAdd({ product, announce }: QuickAddProps) {
  const { quantity, isInList, change, add } = useAdding(product, announce);

  function addOnly(event: MouseEvent): void {
    // The button becomes the one that opens the list while this click is still on its way up.
    event.stopPropagation();
    add();
  }

  return (
    <div className={css.add}>
      <Quantity
        id={`quantity-${product.id}`}
        of={product.name}
        value={quantity}
        onChange={change}
        parse={parseQuantity}
      />
      {/* One button for both, so that it keeps the focus. */}
      <button
        type="button"
        className={css.key}
        data-added={isInList || undefined}
        aria-label={`${isInList ? `In quote list: ${quantity}` : "Add to quote"}, ${product.name}`}
        {...(isInList ? onPress({ action: "open-quote-list" }) : { onClick: addOnly })}
      >
        {isInList ? <Icon name="check" size={18} /> : "Add"}
        {isInList && <span>{quantity}</span>}
      </button>
    </div>
  );
}
