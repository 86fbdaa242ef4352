import { deflateRawSync } from "node:zlib";
import { LINK_ANCHOR, LINKED_VERSION, linkedText } from "#contract/linked-list.ts";
import type { QuoteTextLine } from "#contract/quote-text.ts";

/** The anchor of the main page that offers these lines as a quote list. A line edited by hand becomes words. */
export function anchorOfLines(lines: readonly (QuoteTextLine | string)[]): string {
  const text = lines
    .map((line) => {
      if (typeof line === "string") return linkedText({ words: oneLine(line), quantity: 1, remark: "" });
      const { id, name, remark = "", consent } = line;
      const rest = { quantity: Math.max(1, line.quantity), remark: oneLine(remark), consent };
      return linkedText(id === undefined ? { words: oneLine(name), ...rest } : { id, ...rest });
    })
    .join("\n");
  return LINK_ANCHOR + LINKED_VERSION + deflateRawSync(text).toString("base64url");
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
