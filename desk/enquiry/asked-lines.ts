import { type Consent, consentWords, type ParsedQuoteText, readQuoteText } from "#contract/quote-text.ts";
import type { RangeTool } from "../range/range.ts";
import { type Substitute, substitutesFor } from "../range/substitutes.ts";

/** A line of an enquiry, as the desk offers it. */
export interface AskedLine {
  /** From 1. */
  number: number;
  /** What the visitor calls it. */
  name: string;
  orderCode?: string | undefined;
  quantity: number;
  sold?: string | undefined;
  consent?: Consent | undefined;
  remark?: string | undefined;
  /** The tool of the range; undefined for words, and for a tool that is no longer listed. */
  tool?: RangeTool | undefined;
  /** What may be offered instead. */
  substitutes: Substitute[];
}

/** The lines of an enquiry with the tools that they name. */
export function askedLines(message: string, range: ReadonlyMap<string, RangeTool>): AskedLine[] {
  const list: ParsedQuoteText["lines"] = readQuoteText(message)?.lines ?? [];
  return list.map((line, index) => {
    const number = index + 1;
    // Edited by hand: it stays as it is.
    if (typeof line === "string") return { number, name: line, quantity: 1, substitutes: [] };
    const { id, ...rest } = line;
    const tool = range.get(id ?? "");
    return { number, ...rest, tool, substitutes: tool ? substitutesFor(tool, range.values()) : [] };
  });
}

/** What stands below a line's name: codes, what may be offered instead, remark. */
export function aboutAsked({ orderCode, sold, consent, remark, tool }: AskedLine): string {
  const listed = tool ? tool.hsn && `HSN ${tool.hsn}` : "not listed";
  return [orderCode, sold, listed, consent && consentWords[consent], remark].filter(Boolean).join(" · ");
}
