import type { CamTool } from "./cam-tool.ts";
import { symbols, toolProperties } from "./tool-properties.ts";

/** A cell by RFC 4180. A spreadsheet would run a text that begins like a formula: an apostrophe keeps it text. */
function cell(value: string | number): string {
  const text = String(value);
  const safe = typeof value === "string" && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Tools as a table with the symbols of ISO 13399 as its head: UTF-8 with Excel's mark, CRLF; columns nobody fills are left out. */
export function writeToolCsv(tools: readonly CamTool[]): string {
  const rows = tools.map((tool) => ({ tool, properties: toolProperties(tool) }));
  const used = symbols.filter((symbol) => rows.some(({ properties }) => properties[symbol] !== undefined));
  const lines = [
    ["Product id", "Order code", "Designation", "Name", ...used],
    ...rows.map(({ tool: { id, orderCode = "", name, specifications }, properties }) => [
      id,
      orderCode,
      specifications.size ?? "",
      name,
      ...used.map((symbol) => properties[symbol] ?? ""),
    ]),
  ];
  return `\uFEFF${lines.map((line) => line.map(cell).join(",")).join("\r\n")}\r\n`;
}
