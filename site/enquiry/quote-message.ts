import { LIMITS } from "#contract/contact.ts";
import {
  promptKeys,
  quoteAnswers,
  quoteHead,
  quoteLine,
  type PromptKey,
  type QuoteTextLine,
} from "#contract/quote-text.ts";
import { packWords } from "../catalogue/ordering/ordering-words.ts";
import type { QuoteLine, QuoteList } from "./quote-list.ts";

/** The beginning of an enquiry without words of the visitor. */
export const DEFAULT_WORDS = "Please quote for the tools below.";

/** How a line names its tool: "short" names a product only by its code, for lists that would not fit otherwise. */
type Naming = "whole" | "short";

function inWords(line: QuoteLine, naming: Naming): QuoteTextLine {
  const { name, key, quantity } = line;
  const remark = line.remark.trim();
  if (line.kind === "text") return { name, quantity, remark };
  const { orderCode, pack, consent } = line;
  const wishes = { ...(consent && { consent }), remark };
  if (naming === "short") return { name: orderCode ?? key, quantity, ...wishes };
  const sold = packWords(pack);
  return {
    name,
    ...(orderCode !== undefined && { orderCode }),
    id: key,
    quantity,
    ...(sold !== undefined && { sold }),
    ...wishes,
  };
}

/** The list's lines as text, numbered. */
export function lineTexts({ lines }: QuoteList, naming: Naming = "whole"): string[] {
  return lines.map((line, index) => quoteLine(inWords(line, naming), index + 1));
}

/** The answered prompts in one line; empty if none is answered. */
export function promptText({ prompts }: QuoteList): string {
  const answers: Partial<Record<PromptKey, string>> = {};
  for (const key of promptKeys) answers[key] = prompts[key]?.trim() ?? "";
  return quoteAnswers(answers);
}

/** The list as a block of text in an enquiry; empty for a list without lines. */
export function quoteBlock(list: QuoteList, naming: Naming = "whole"): string {
  if (list.lines.length === 0) return "";
  return [quoteHead(list.lines.length), ...lineTexts(list, naming), promptText(list)]
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

/** Counts as the server does: code points in NFC, a line break as one. */
function excess(text: string): number {
  return Math.max(0, Array.from(text.normalize().replaceAll("\r\n", "\n")).length - LIMITS.message);
}

/**
 * Appends the list to the visitor's words, which never change. Without a list the message is those words. If the list
 * would be too long, it names its products only by their codes.
 */
export function quoteMessage(words: string, list: QuoteList): QuoteMessage {
  if (list.lines.length === 0) return { text: words, tooLongBy: excess(words) };
  const whole = join(words, quoteBlock(list));
  if (excess(whole) === 0) return { text: whole, tooLongBy: 0 };
  const short = join(words, quoteBlock(list, "short"));
  return { text: short, tooLongBy: excess(short) };
}
