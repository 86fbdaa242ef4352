import { ENQUIRY_PATH } from "#contract/contact.ts";
import {
  consentWords,
  type ParsedQuoteText,
  type QuoteTextLine,
  promptKeys,
  promptLabels,
  readQuoteText,
  wordsBesideList,
} from "#contract/quote-text.ts";
import type { PageValues } from "../http/fill-page.ts";
import { dayInWords, timeInWords } from "../report/local-time.ts";
import { sizeInWords } from "../report/size-in-words.ts";
import { currentOffer } from "../store/answers.ts";
import type { MessageRow } from "../store/database/message-rows.ts";
import type { StoredFile } from "../store/files/attachment-rows.ts";
import { referenceOf } from "../store/message-reference.ts";
import { type Handled, answerValues, standingOf } from "./answer-values.ts";
import { anchorOfLines } from "./list-anchor.ts";

/** A stored message, the token that led to it, and where it is shown. */
export interface ShownEnquiry {
  token: string;
  row: MessageRow;
  files: readonly StoredFile[];
  /** What the desk has done with it. */
  handled: Handled;
  /** Until when it is kept. */
  until: Date;
  /** The site's origin where this server has another one; else empty. */
  site: string;
  /** Whether a path is a page of the site. */
  isThere: (path: string) => boolean;
}

/** The values of the templates' slots for a message. */
export function enquiryValues(shown: ShownEnquiry): PageValues {
  const { token, row, files, handled, until, isThere } = shown;
  const own = ENQUIRY_PATH + token;
  const received = timeInWords(new Date(row.received_at));
  const list = readQuoteText(row.message);
  const words = wordsBesideList(row.message);
  return {
    page: own,
    reference: referenceOf(row.key),
    received,
    ...answerValues(handled, { own, received, lines: list?.lines ?? [] }),
    until: dayInWords(until),
    name: row.user_name,
    email: row.email,
    subject: row.subject,
    texts: words === "" ? [] : [{ words }],
    lists: list === undefined ? [] : [listValues(list, isThere)],
    again: list === undefined ? [] : [waysAgain(list, shown)],
    attached:
      files.length === 0
        ? []
        : [
            {
              files: files.map(({ name, bytes }, index) => ({
                name,
                size: sizeInWords(bytes),
                href: `${own}/files/${index + 1}`,
              })),
            },
          ],
    erase: `${own}/delete`,
  };
}

/** Its one primary button is to accept, where there is something to accept. */
function waysAgain({ lines }: ParsedQuoteText, { token, handled, site }: ShownEnquiry): PageValues {
  const href = [{ href: `${site}/${anchorOfLines(lines)}` }];
  const offer = currentOffer(handled.answers);
  const isOpen = offer !== undefined && standingOf(offer, handled.now) === "open";
  return { alone: isOpen ? [] : href, beside: isOpen ? href : [], csv: `${ENQUIRY_PATH + token}/list.csv` };
}

function listValues({ lines, answers }: ParsedQuoteText, isThere: ShownEnquiry["isThere"]): PageValues {
  const answered = promptKeys.flatMap((key) => {
    const answer = answers[key];
    return answer === undefined ? [] : [{ label: promptLabels[key], answer }];
  });
  return {
    lines: lines.map((line, index) => ({ number: String(index + 1), ...lineValues(line, isThere) })),
    asked: answered.length === 0 ? [] : [{ answers: answered }],
  };
}

function lineValues(line: QuoteTextLine | string, isThere: ShownEnquiry["isThere"]): PageValues {
  // Edited by hand: it stays as it is.
  if (typeof line === "string") return { tools: [], plain: [{ name: line }], quantity: "", about: [] };
  const { name, id, orderCode, quantity, sold, consent, remark } = line;
  const href = `/product/${id}`;
  const isListed = id !== undefined && isThere(href);
  const about = [orderCode, sold].filter((text) => text !== undefined).join(" · ");
  return {
    tools: isListed ? [{ name, href }] : [],
    plain: isListed ? [] : [{ name }],
    quantity: String(quantity),
    about: [about, consent ? consentWords[consent] : "", remark ?? ""]
      .filter((text) => text !== "")
      .map((text) => ({ text })),
  };
}
