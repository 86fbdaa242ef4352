import type { Hit } from "../../../../catalogue/search/hit.ts";
import { addProduct, type QuoteList } from "../../../../enquiry/quote-list.ts";
import { quoteStore, useQuote } from "../../../../enquiry/use-quote.ts";
import buttons from "../../../../ui/button.first.module.css";
import layout from "../../../../ui/layout.first.module.css";
import { AddOrOpen } from "../../../../ui/fields/add-or-open.tsx";

interface AddFoundProps {
  hit: Hit;
  /** The quantity in the query; undefined for the tool's usual quantity. */
  quantity?: number | undefined;
}

/** The quote list with a found tool, without a quantity in its usual one; a tool that is in it stays as it is. */
export function addHit(
  list: QuoteList,
  { id, name, type, designation, orderCode, pack }: Hit,
  quantity?: number,
): QuoteList {
  if (list.lines.some(({ key }) => key === id)) return list;
  const product = { id, name, specifications: { type, size: designation }, orderCode, pack };
  return addProduct(list, product, quantity);
}

/** Adds a found tool to the quote list, then opens the list. */
export function AddFound({ hit, quantity }: AddFoundProps) {
  const { list } = useQuote();
  const inList = list.lines.find((line) => line.key === hit.id)?.quantity;
  return (
    <AddOrOpen
      isInList={inList !== undefined}
      add={() => quoteStore.change((before) => addHit(before, hit, quantity))}
      className={`${buttons.secondary} ${buttons.small}`}
    >
      {inList === undefined ? `Add ${quantity ? `${quantity} ` : ""}to quote` : `In quote list: ${inList}`}
      <span className={layout.srOnly}>, {hit.name}</span>
    </AddOrOpen>
  );
}
