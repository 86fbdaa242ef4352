import { asCsv } from "../csv.ts";

const HEAD = ["No.", "Order code", "Name", "Quantity", "Sold", "Remark", "Product id"];

/** "1. Name [TI-1005, tur-st-cnmg] – Qty 50, packs of 10 – for EN8", as the page writes a line of a quote list. */
const LINE = /^(\d+)\. (.*?) – Qty (\d+)(?:, ([^–]*?))?(?: – (.*))?$/;

/** "Name [TI-1005, tur-st-cnmg]" and "Name [tur-st-cnmg]". */
const PRODUCT = /^(.*) \[(?:([^\][]*), )?([a-z0-9]+(?:-[a-z0-9]+)*)\]$/;

/**
 * The quote list in a message as a CSV file; undefined for a message without one. It is read from the words that the
 * page writes, so a visitor who changed them gets what they make: a line that can't be read stays whole.
 */
export function quoteCsv(message: string): string | undefined {
  const lines = message.split("\n");
  const start = lines.findLastIndex((line) => /^Quote request \(\d{1,6} lines?\)$/.test(line));
  const count = Number(/\d+/.exec(lines[start] ?? "")?.[0] ?? 0);
  const rows = lines.slice(start + 1, start + 1 + count);
  if (start === -1 || rows.length === 0 || !rows.every((row, i) => row.startsWith(`${i + 1}. `)))
    return undefined;
  return asCsv([HEAD, ...rows.map(cellsOf)]);
}

function cellsOf(row: string): string[] {
  const [, number = "", words = "", quantity = "", sold = "", remark = ""] = LINE.exec(row) ?? [];
  if (number === "") {
    const [, first = "", rest = ""] = /^(\d+)\. (.*)$/.exec(row) ?? [];
    return [first, "", rest, "", "", "", ""];
  }
  const [, name = words, orderCode = "", id = ""] = PRODUCT.exec(words) ?? [];
  return [number, orderCode, name, quantity, sold, remark, id];
}
