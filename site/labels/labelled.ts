import { pageOfProduct } from "../catalogue/places/address.ts";
import { defaultQuantity, type Quotable, type QuoteList } from "../enquiry/quote-list.ts";

/** A tool as its label has it. */
export interface Labelled {
  id: string;
  name: string;
  /** Its order code, or else its designation. */
  code: string;
  /** What a scan puts on the quote list. */
  quantity: number;
}

/** The label of a tool, with its usual quantity. */
export function labelOf(product: Quotable): Labelled {
  const { id, name, orderCode, specifications } = product;
  return { id, name, code: orderCode ?? specifications.size ?? "", quantity: defaultQuantity(product) };
}

/** The labels of a quote list, with its quantities. Lines in the visitor's words have no page to open. */
export function labelsOfList({ lines }: QuoteList): Labelled[] {
  return lines.flatMap((line) =>
    line.kind === "product"
      ? [
          {
            id: line.key,
            name: line.name,
            code: line.orderCode ?? line.designation,
            quantity: line.quantity,
          },
        ]
      : [],
  );
}

/** The address in a label's code: it opens the tool's page and fills the quote list. */
export function scannedAddress(origin: string, { id, quantity }: Labelled): string {
  return `${origin}${pageOfProduct({ id })}?quantity=${quantity}`;
}
