import { quoteHead } from "#contract/quote-text.ts";
import { DEFAULT_WORDS, lineTexts, promptText } from "./quote-message.ts";
import type { QuoteList } from "./quote-list.ts";

/** Maximum length of a whole link, percent-encoding included, in chat and mail apps. */
export const LINK_LIMITS = { whatsApp: 1_500, mail: 1_800 } as const;

/** A link that contains the list, except `omitted` lines. */
export interface QuoteLink {
  href: string;
  omitted: number;
}

function encode(text: string, lineBreak: string): string {
  return encodeURIComponent(text.toWellFormed().replaceAll("\n", lineBreak));
}

/** The text with the list's first `count` lines and the number of omitted ones. */
function textWith(list: QuoteList, lines: readonly string[], count: number): string {
  const omitted = lines.length - count;
  return [
    DEFAULT_WORDS,
    "",
    quoteHead(lines.length),
    ...lines.slice(0, count),
    ...(omitted > 0
      ? [`… and ${omitted} more ${omitted === 1 ? "line" : "lines"}; full list by the form`]
      : []),
    // A shortened text also omits the answers: the form contains them.
    ...(omitted === 0 ? [promptText(list)].filter(Boolean) : []),
  ].join("\n");
}

/** The link with as many lines as fit into it. */
function longestLink(list: QuoteList, limit: number, write: (text: string) => string): QuoteLink {
  const lines = lineTexts(list);
  // An upper bound for the lines that fit: a long list isn't encoded completely at each keystroke in a remark.
  const maxLines = Math.floor(limit / 12);
  if (lines.length <= maxLines) {
    const href = write(textWith(list, lines, lines.length));
    if (href.length <= limit) return { href, omitted: 0 };
  }
  const shortened = (count: number): string => write(textWith(list, lines, count));
  let fits = 0;
  let tooMany = Math.min(lines.length, maxLines + 1);
  while (tooMany - fits > 1) {
    const count = Math.floor((fits + tooMany) / 2);
    if (shortened(count).length <= limit) fits = count;
    else tooMany = count;
  }
  return { href: shortened(fits), omitted: lines.length - fits };
}

/** A chat with the list as its first message. `phone` is formatted for people ("+91 124 000 0000"). */
export function whatsAppLink(list: QuoteList, phone: string): QuoteLink {
  const digits = phone.replaceAll(/\D/g, "");
  return longestLink(
    list,
    LINK_LIMITS.whatsApp,
    (text) => `https://wa.me/${digits}?text=${encode(text, "\n")}`,
  );
}

/** A mail with the list as its text. */
export function mailLink(list: QuoteList, address: string): QuoteLink {
  const subject = encodeURIComponent("Product inquiry");
  return longestLink(
    list,
    LINK_LIMITS.mail,
    (text) => `mailto:${encodeURI(address)}?subject=${subject}&body=${encode(text, "\r\n")}`,
  );
}
