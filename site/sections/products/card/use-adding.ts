import { useState } from "react";
import { addProduct, defaultQuantity, setQuantity, type Quotable } from "../../../enquiry/quote-list.ts";
import { quoteStore, useQuote } from "../../../enquiry/use-quote.ts";

/** A product's place in the quote list, or how many would be added. */
interface Adding {
  /** Of the product's line, if it is in the list; else what `add` would add. */
  quantity: number;
  isInList: boolean;
  change: (quantity: number) => void;
  add: () => void;
}

/**
 * Adding a product to the quote list. Once it is there, its quantity is that of its line: nothing is added twice by
 * mistake.
 */
export function useAdding(product: Quotable, announce: (sentence: string) => void): Adding {
  const { list } = useQuote();
  const [wanted, setWanted] = useState(() => defaultQuantity(product));
  const listed = list.lines.find(({ key }) => key === product.id)?.quantity;

  function tell(): void {
    const line = quoteStore.state().list.lines.find(({ key }) => key === product.id);
    if (line) announce(`${product.name}: ${line.quantity} in the quote list.`);
  }

  return {
    quantity: listed ?? wanted,
    isInList: listed !== undefined,
    change: (quantity) => {
      setWanted(quantity);
      if (listed === undefined) return;
      quoteStore.change((before) => setQuantity(before, product.id, quantity));
      tell();
    },
    add: () => {
      // Another tab may have added it a moment ago.
      quoteStore.change((before) =>
        before.lines.some(({ key }) => key === product.id) ? before : addProduct(before, product, wanted),
      );
      tell();
    },
  };
}
