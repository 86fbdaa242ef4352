import type { Hit } from "../../../../catalogue/search/hit.ts";
import { addProduct } from "../../../../enquiry/quote-list.ts";
import { quoteStore, useQuote } from "../../../../enquiry/use-quote.ts";
import buttons from "../../../../ui/button.first.module.css";
import layout from "../../../../ui/layout.first.module.css";

interface AddFoundProps {
  hit: Hit;
  /** The quantity in the query; undefined for the tool's usual quantity. */
  quantity?: number | undefined;
}

/** Adds a found tool to the quote list. */
export function AddFound({ hit, quantity }: AddFoundProps) {
  const { list } = useQuote();
  const { id, name, type, designation, orderCode, pack } = hit;
  const inList = list.lines.find((line) => line.key === id)?.quantity;
  const product = { id, name, specifications: { type, size: designation }, orderCode, pack };
  return (
    <button
      type="button"
      className={`${buttons.secondary} ${buttons.small}`}
      onClick={() => quoteStore.change((before) => addProduct(before, product, quantity))}
    >
      {inList === undefined ? `Add ${quantity ? `${quantity} ` : ""}to quote` : `In quote list: ${inList}`}
      <span className={layout.srOnly}>, {name}</span>
    </button>
  );
}
