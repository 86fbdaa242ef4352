import { use, useState } from "react";
import { addProduct, defaultQuantity, setQuantity, type Quotable } from "../../../enquiry/quote-list.ts";
import { quoteStore, useQuote } from "../../../enquiry/use-quote.ts";
import { AskedContext } from "./asked-context.ts";

/** A product's line in the quote list, or the quantity to add. */
interface Adding {
  /** The quantity of the product's line if it is in the list; otherwise the quantity that `add` adds. */
  quantity: number;
  isInList: boolean;
  change: (quantity: number) => void;
  add: () => void;
}

/**
 * Adds a product to the quote list. If it is already there, its line's quantity is changed instead, so that nothing is
 * added twice by mistake.
 */
export function useAdding(product: Quotable, announce: (sentence: string) => void): Adding {
  const { list } = useQuote();
  const { quantity: asked } = use(AskedContext);
  const [quantityToAdd, setQuantityToAdd] = useState(() => asked ?? defaultQuantity(product));
  const listed = list.lines.find(({ key }) => key === product.id)?.quantity;

  function announceQuantity(): void {
    const line = quoteStore.state().list.lines.find(({ key }) => key === product.id);
    if (line) announce(`${product.name}: ${line.quantity} in the quote list.`);
  }

  return {
    quantity: listed ?? quantityToAdd,
    isInList: listed !== undefined,
    change: (quantity) => {
      setQuantityToAdd(quantity);
      if (listed === undefined) return;
      quoteStore.change((before) => setQuantity(before, product.id, quantity));
      announceQuantity();
    },
    add: () => {
      // Another tab may have added it a moment ago.
      quoteStore.change((before) =>
        before.lines.some(({ key }) => key === product.id)
          ? before
          : addProduct(before, product, quantityToAdd),
      );
      announceQuantity();
    },
  };
}
