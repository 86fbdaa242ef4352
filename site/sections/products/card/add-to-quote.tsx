import { packWords } from "../../../catalogue/ordering/ordering-words.ts";
import { parseQuantity } from "../../../enquiry/parse-quantity.ts";
import type { Quotable } from "../../../enquiry/quote-list.ts";
import { Icon } from "../../../ui/icon.tsx";
import buttons from "../../../ui/button.first.module.css";
import { QuantityInput } from "../../../ui/fields/quantity-input.tsx";
import { AddOrOpen } from "../../../ui/fields/add-or-open.tsx";
import { useAdding } from "./use-adding.ts";
import blocks from "../../../ui/blocks/blocks.module.css";
import layout from "../../../ui/layout.first.module.css";
import css from "./add-to-quote.late.module.css";

interface AddToQuoteProps {
  product: Quotable;
  /** Where it is shown: on a card, in a table row, or on a sheet as its only orange button. */
  as?: "card" | "row" | "primary";
  /** Announces the result: all products of a list share one live region. */
  announce: (sentence: string) => void;
}

/**
 * Quantity and button. If the tool is already in the list, the quantity is that of its line, and the button opens the
 * list.
 */
export function AddToQuote({ product, as = "card", announce }: AddToQuoteProps) {
  const { quantity, isInList, change, add } = useAdding(product, announce);
  const words = isInList ? `In quote list: ${quantity}` : "Add to quote";
  const short = isInList ? String(quantity) : "Add";

  return (
    <div className={`${blocks.screen} ${layout.scripted} ${css.add}`} data-as={as}>
      <QuantityInput
        id={`quantity-${product.id}`}
        of={product.name}
        value={quantity}
        onChange={change}
        parse={parseQuantity}
        step={product.pack?.quantity ?? 1}
        packs={packWords(product.pack)}
      />
      <AddOrOpen
        isInList={isInList}
        add={add}
        label={`${words}, ${product.name}`}
        className={`${as === "primary" ? buttons.primary : `${buttons.secondary} ${buttons.small}`} ${css.button}`}
        keepsColour={as === "primary"}
      >
        {isInList && <Icon name="check" size={18} />}
        {as === "row" ? <span>{short}</span> : words}
      </AddOrOpen>
    </div>
  );
}
