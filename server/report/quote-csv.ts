import { consentWords, readQuoteText, type QuoteTextLine } from "#contract/quote-text.ts";
import { asCsv } from "./csv.ts";

const HEAD = ["No.", "Order code", "Name", "Quantity", "Sold", "Remark", "Product id", "May be offered"];

/**
 * The quote list in a message as a CSV file; undefined if there is none. A line that the visitor edited by hand stays
 * whole, in the name column.
 */
export function quoteCsv(message: string): string | undefined {
  const list = readQuoteText(message);
  return list && asCsv([HEAD, ...list.lines.map(cellsOf)]);
}

function cellsOf(line: QuoteTextLine | string, index: number): string[] {
  const number = String(index + 1);
  if (typeof line === "string") return [number, "", line, "", "", "", "", ""];
  const { orderCode = "", name, quantity, sold = "", remark = "", id = "", consent } = line;
  return [number, orderCode, name, String(quantity), sold, remark, id, consent ? consentWords[consent] : ""];
}
