import { LIMITS } from "#contract/contact.ts";
import { packWords } from "../catalogue/ordering/ordering-words.ts";
import { promptKeys, promptLabels, type QuoteLine, type QuoteList } from "./quote-list.ts";

/** What an enquiry begins with when the visitor wrote nothing. */
export const DEFAULT_WORDS = "Please quote for the tools below.";

/** How a line names its tool. */
type Naming = "whole" | "short";

/** "CNMG 120408 medium turning insert, P25 [TI-1005, tur-st-cnmg120408-p25]" */
function nameOf(line: QuoteLine, naming: Naming): string {
  if (line.kind === "text") return line.name;
  const { name, key, orderCode } = line;
  // "short" names a product by its code alone, for lists that would not fit otherwise.
  if (naming === "short") return orderCode ?? key;
  return `${name} [${orderCode === undefined ? key : `${orderCode}, ${key}`}]`;
}

/** "1. CNMG 120408 medium turning insert, P25 [TI-1005, tur-st-cnmg120408-p25] – Qty 50, packs of 10 – for EN8" */
function lineText(line: QuoteLine, number: number, naming: Naming): string {
  const pack = line.kind === "product" && naming === "whole" ? packWords(line.pack) : undefined;
  const remark = line.remark.trim();
  return `${number}. ${nameOf(line, naming)} – Qty ${line.quantity}${pack ? `, ${pack}` : ""}${remark && ` – ${remark}`}`;
}

/** "Quote request (2 lines)" */
export function headText(count: number): string {
  return `Quote request (${count} ${count === 1 ? "line" : "lines"})`;
}

/** The list's lines as text, one each, numbered. */
export function lineTexts({ lines }: QuoteList, naming: Naming = "whole"): string[] {
  return lines.map((line, index) => lineText(line, index + 1, naming));
}

/** The answered prompts in one line: "Company: … · Needed by: …"; empty where none is answered. */
export function promptText({ prompts }: QuoteList): string {
  return promptKeys
    .flatMap((key) => {
      const answer = prompts[key]?.trim();
      return answer ? [`${promptLabels[key]}: ${answer}`] : [];
    })
    .join(" · ");
}

/** The list as a block of text in an enquiry; empty for a list without lines. */
export function quoteBlock(list: QuoteList, naming: Naming = "whole"): string {
  if (list.lines.length === 0) return "";
  return [headText(list.lines.length), ...lineTexts(list, naming), promptText(list)]
    .filter(Boolean)
    .join("\n");
}

/** An enquiry ready for the form's `message`. */
export interface QuoteMessage {
  text: string;
  /** Code points over the form's limit; 0 when it fits. */
  tooLongBy: number;
}

function join(words: string, block: string): string {
  return `${words.trim() === "" ? DEFAULT_WORDS : words}\n\n${block}`;
}

/** Counted as the server does: code points in NFC, a line break as one. */
function excess(text: string): number {
  return Math.max(0, Array.from(text.normalize().replaceAll("\r\n", "\n")).length - LIMITS.message);
}

/**
 * Joins the list to the visitor's words, which never change; without a list the message is those words. A list that
 * would be too long names its products by their codes alone.
 */
export function quoteMessage(words: string, list: QuoteList): QuoteMessage {
  if (list.lines.length === 0) return { text: words, tooLongBy: excess(words) };
  const whole = join(words, quoteBlock(list));
  if (excess(whole) === 0) return { text: whole, tooLongBy: 0 };
  const short = join(words, quoteBlock(list, "short"));
  return { text: short, tooLongBy: excess(short) };
}
