import { useState } from "react";
import { packWords } from "../../../catalogue/ordering/ordering-words.ts";
import { parseQuantity } from "../../../enquiry/parse-quantity.ts";
import { addProduct, defaultQuantity, type Quotable } from "../../../enquiry/quote-list.ts";
import { quoteStore, useQuote } from "../../../enquiry/use-quote.ts";
import { Icon } from "../../../ui/icon.tsx";
import buttons from "../../../ui/button.first.module.css";
import { Quantity } from "../../../ui/fields/quantity.tsx";
import css from "./add-to-quote.late.module.css";

interface AddToQuoteProps {
  product: Quotable;
  /** Whether this is the view's one orange button, as on a product's sheet. */
  isPrimary?: boolean;
  /** Announces the result: all cards of a list share one live region. */
  announce: (sentence: string) => void;
}

/** Quantity and button; once the tool is in the list the button says so, and adds more of it. */
export function AddToQuote({ product, isPrimary = false, announce }: AddToQuoteProps) {
  const { list } = useQuote();
  const [quantity, setQuantity] = useState(() => defaultQuantity(product));
  const inList = list.lines.find((line) => line.key === product.id)?.quantity;

  const words = inList === undefined ? "Add to quote" : `In quote list: ${inList}`;

  function add(): void {
    quoteStore.change((before) => addProduct(before, product, quantity));
    const line = quoteStore.state().list.lines.find(({ key: id }) => id === product.id);
    announce(`${product.name}: ${line?.quantity ?? quantity} in the quote list.`);
  }

  return (
    <div className={css.add}>
      <Quantity
        id={`quantity-${product.id}`}
        of={product.name}
        value={quantity}
        onChange={setQuantity}
        parse={parseQuantity}
        step={product.pack?.quantity ?? 1}
        packs={packWords(product.pack)}
      />
      <button
        type="button"
        className={`${isPrimary ? buttons.primary : `${buttons.secondary} ${buttons.small}`} ${css.key}`}
        data-added={(inList !== undefined && !isPrimary) || undefined}
        aria-label={`${words}, ${product.name}`}
        onClick={add}
      >
        {inList !== undefined && <Icon name="check" size={18} />}
        {words}
      </button>
    </div>
  );
}
