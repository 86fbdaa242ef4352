import { type Offer, lineTotal, offerTotals, percent, rupees } from "#contract/offer/offer.ts";
import type { ParsedQuoteText } from "#contract/quote-text.ts";
import type { PageValues } from "../http/fill-page.ts";
import { NO_ORDER, offerName } from "../mail/compose-answer.ts";
import { dayInWords, timeInWords } from "../report/local-time.ts";
import { type Answer, currentOffer, isValid } from "../store/answers.ts";
import type { HandlingTable } from "../store/database/store-tables.ts";
import { isAccepted } from "../store/decisions.ts";
import { aboutOffered, differenceFrom, priceOf } from "./offered-line.ts";

/** What the desk knows and has said. */
export interface Handled {
  handling: Pick<HandlingTable, "read_at" | "read_by"> | undefined;
  /** Oldest first. */
  answers: readonly Answer[];
  now: Date;
}

/** The enquiry that is answered. */
interface Asked {
  /** Path of its page. */
  own: string;
  received: string;
  /** Its quote list. */
  lines: ParsedQuoteText["lines"];
}

/** Values about what the desk has done: states, answers, and what the visitor can say to them. */
export function answerValues({ handling, answers, now }: Handled, asked: Asked): PageValues {
  const offer = currentOffer(answers);
  const past = [{ state: "Received", detail: asked.received }, ...statesOf({ handling, answers, now })];
  const answered = offer ?? answers.at(-1);
  return {
    past: past.slice(0, -1),
    ...past.at(-1),
    answered: answers.toReversed().map((answer) => {
      const isReplaced = answer.offer !== undefined && answer !== offer;
      const value = {
        ...answerValue(answer, { isReplaced, lines: asked.lines, now }),
        replies: answer === answered ? [repliesTo(offer, { own: asked.own, now })] : [],
      };
      return isReplaced ? { whole: [], folded: [value] } : { whole: [value], folded: [] };
    }),
    offerFiles: offer
      ? [
          ...(offer.hasSheet ? [{ href: `${asked.own}/offer.pdf`, label: "PDF of the offer" }] : []),
          { href: `${asked.own}/offer.csv`, label: "CSV of the offer" },
        ]
      : [],
  };
}

/** How an offer stands: it can be accepted, it is, or its time is over. */
export function standingOf(offer: Answer, now: Date): "open" | "accepted" | "lapsed" {
  if (isAccepted(offer)) return "accepted";
  return isValid(offer, now) ? "open" : "lapsed";
}

/** What the visitor can say to the answers. */
function repliesTo(offer: Answer | undefined, { own, now }: { own: string; now: Date }): PageValues {
  return {
    acceptable: offer && standingOf(offer, now) === "open" ? [{ href: `${own}/accept` }] : [],
    askable: [{ href: `${own}/ask`, label: askingWords(offer, now).asking }],
  };
}

/** How the visitor is offered to ask about the answers, and what he may begin with. */
export function askingWords(offer: Answer | undefined, now: Date): { asking: string; words: string } {
  return offer && standingOf(offer, now) === "lapsed"
    ? { asking: "Ask for it anew", words: "Please offer it anew." }
    : { asking: "Ask again", words: "" };
}

/** How far it has come after it was received. */
function statesOf({ handling, answers, now }: Handled): { state: string; detail: string }[] {
  const offer = currentOffer(answers);
  const [first] = answers;
  const read = handling?.read_at
    ? [{ state: `Read by ${handling.read_by}`, detail: timeInWords(new Date(handling.read_at)) }]
    : [];
  if (first === undefined) return read;
  if (offer === undefined) return [...read, { state: "Answered", detail: timeInWords(first.sentAt) }];
  const name = `Offer ${offer.number}`;
  const standing = standingOf(offer, now);
  if (standing === "open") return [...read, { state: name, detail: `valid till ${lastDayOf(offer)}` }];
  if (standing === "lapsed")
    return [...read, { state: `${name} lapsed`, detail: `was valid till ${lastDayOf(offer)}` }];
  const accepted = offer.decisions.find(({ what }) => what === "accepted");
  return [...read, { state: `${name} accepted`, detail: accepted ? timeInWords(new Date(accepted.at)) : "" }];
}

function lastDayOf({ validUntil }: Answer): string {
  return dayInWords(new Date(`${validUntil}T12:00:00Z`));
}

/** What a visitor must know of an offer. */
function termsOf(offer: Answer, { isReplaced, now }: { isReplaced: boolean; now: Date }): string {
  if (isReplaced) return `A later offer has taken its place. ${NO_ORDER}`;
  const day = lastDayOf(offer);
  const terms = {
    open: `Valid till ${day}. ${NO_ORDER}`,
    accepted: "Our sales desk confirms the order by e-mail; the order is made by that.",
    lapsed: `It has lapsed, its last day was ${day}: prices and stock may have changed. Ask for it anew. ${NO_ORDER}`,
  };
  return terms[standingOf(offer, now)];
}

function answerValue(
  answer: Answer,
  { isReplaced, lines, now }: { isReplaced: boolean; lines: Asked["lines"]; now: Date },
): PageValues {
  const { offer, words, sentAt, sentBy, decisions } = answer;
  return {
    title: offer ? offerName(answer) : "Answer",
    by: `${sentBy}, ${timeInWords(sentAt)}`,
    said: words === "" ? [] : [{ words }],
    offers: offer ? [offerValues(offer, lines)] : [],
    terms: offer ? [{ text: termsOf(answer, { isReplaced, now }) }] : [],
    decisions: decisions.map(({ what, words: own, at }) => ({
      what: what === "accepted" ? "You have accepted it." : "You have asked again.",
      at: timeInWords(new Date(at)),
      words: own,
    })),
  };
}

function offerValues(offer: Offer, lines: Asked["lines"]): PageValues {
  const { net, gst, total } = offerTotals(offer);
  const sums = [
    ...(offer.freight > 0 ? [["Freight", offer.freight] as const] : []),
    ["Before GST", net] as const,
    ...gst.map(({ rate, amount }) => [`GST ${percent(rate)} %`, amount] as const),
  ];
  return {
    offered: offer.lines.map((line) => {
      const difference = differenceFrom(lines[line.asked - 1], line);
      return {
        name: line.name,
        about: aboutOffered(lines[line.asked - 1], line),
        difference: difference === "" ? [] : [{ text: difference }],
        price: priceOf(line),
        total: line.unit === null ? "not offered" : `₹ ${rupees(lineTotal(line) ?? 0)}`,
      };
    }),
    sums: sums.map(([label, amount]) => ({ label, amount: `₹ ${rupees(amount)}` })),
    total: `₹ ${rupees(total)}`,
  };
}
