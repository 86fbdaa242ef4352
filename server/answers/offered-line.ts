import { type OfferLine, howOffered, percent, rupees } from "#contract/offer/offer.ts";
import { consentWords, type QuoteTextLine } from "#contract/quote-text.ts";

/** A line of the quote list; one that was edited by hand is a string. */
type AskedLine = QuoteTextLine | string | undefined;

/** "EM-1001 · as asked · from stock · HSN 8207", "same seat and geometry, instead of CNMG 120404 · 10 days" */
export function aboutOffered(asked: AskedLine, line: OfferLine): string {
  const { orderCode, delivery, hsn } = line;
  const how = howOffered(line);
  const name = isAnother(line) && (typeof asked === "string" ? asked : asked?.name);
  return [orderCode, name ? `${how}, instead of ${name}` : how, delivery, hsn && `HSN ${hsn}`]
    .filter(Boolean)
    .join(" · ");
}

/** How it differs from what was asked, and what the visitor had allowed. */
export function differenceFrom(asked: AskedLine, line: OfferLine): string {
  const { difference } = line;
  const allowed = isAnother(line) ? allowedIn(asked) : "";
  if (difference === "" || allowed === "") return difference + allowed;
  return `${difference}${/[.!?]$/.test(difference) ? "" : "."} ${allowed}`;
}

/** "50 × ₹ 1,940.00 less 12 %" */
export function priceOf({ quantity, unit, discount }: OfferLine): string {
  if (unit === null) return `Qty ${quantity}`;
  return `${quantity} × ₹ ${rupees(unit)}${discount > 0 ? ` less ${percent(discount)} %` : ""}`;
}

/** Whether another tool is offered than the one that was asked for. */
function isAnother({ unit, kind, asked }: OfferLine): boolean {
  return unit !== null && kind !== "asked" && asked > 0;
}

/** Nothing is asked about words: only for a tool of the catalogue can another one be allowed. */
function allowedIn(asked: AskedLine): string {
  if (typeof asked !== "object" || asked.id === undefined) return "";
  return asked.consent
    ? `You allowed it: “${consentWords[asked.consent]}”.`
    : "You asked for exactly the tool of your list.";
}
