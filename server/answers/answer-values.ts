import {
  type Offer,
  type OfferLine,
  howOffered,
  lineTotal,
  offerTotals,
  percent,
  rupees,
} from "#contract/offer/offer.ts";
import type { PageValues } from "../http/fill-page.ts";
import { NO_ORDER, offerName } from "../mail/compose-answer.ts";
import { dayInWords, timeInWords } from "../report/local-time.ts";
import { type Answer, currentOffer, isValid } from "../store/answers.ts";
import type { HandlingTable } from "../store/database/store-tables.ts";
import { isAccepted } from "../store/decisions.ts";

/** What the desk knows and has said. */
export interface Handled {
  handling: Pick<HandlingTable, "read_at" | "read_by"> | undefined;
  /** Oldest first. */
  answers: readonly Answer[];
  now: Date;
}

/** Values about what the desk has done: states, answers, and what the visitor can say to them. */
export function answerValues(
  { handling, answers, now }: Handled,
  { own, received }: { own: string; received: string },
): PageValues {
  const offer = currentOffer(answers);
  const [last] = answers.slice(-1);
  const past = [{ state: "Received", detail: received }, ...statesOf({ handling, answers, now })];
  return {
    past: past.slice(0, -1),
    ...past.at(-1),
    answered: answers.toReversed().map((answer) => answerValue(answer, { isCurrent: answer === offer, now })),
    replies: last ? [repliesTo(offer, { own, now })] : [],
  };
}

/** What the visitor can say to the answers. */
function repliesTo(offer: Answer | undefined, { own, now }: { own: string; now: Date }): PageValues {
  const isOpen = offer !== undefined && isValid(offer, now) && !isAccepted(offer);
  const hasLapsed = offer !== undefined && !isOpen && !isAccepted(offer);
  return {
    acceptable: isOpen ? [{ href: `${own}/accept` }] : [],
    askable: [{ href: `${own}/ask`, label: hasLapsed ? "Ask for it anew" : "Ask again" }],
    offerCsv: offer ? [{ href: `${own}/offer.csv` }] : [],
  };
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
  const accepted = offer.decisions.find(({ what }) => what === "accepted");
  if (accepted)
    return [...read, { state: `${offerName(offer)} accepted`, detail: timeInWords(new Date(accepted.at)) }];
  return [...read, { state: offerName(offer), detail: validityOf(offer, now) }];
}

/** "valid till 8 Dec 2026", "lapsed on 8 Dec 2026" */
function validityOf(offer: Answer, now: Date): string {
  const day = dayInWords(new Date(`${offer.validUntil}T12:00:00Z`));
  return isValid(offer, now) ? `valid till ${day}` : `lapsed, was valid till ${day}`;
}

function answerValue(answer: Answer, { isCurrent, now }: { isCurrent: boolean; now: Date }): PageValues {
  const { offer, words, sentAt, sentBy, decisions } = answer;
  const replaced = offer && !isCurrent ? "A later offer has taken its place." : "";
  const terms = offer
    ? [`It is ${validityOf(answer, now)}.`, replaced, NO_ORDER].filter(Boolean).join(" ")
    : "";
  return {
    title: offer ? offerName(answer) : "Answer",
    by: `${sentBy}, ${timeInWords(sentAt)}`,
    said: words === "" ? [] : [{ words }],
    offers: offer ? [offerValues(offer)] : [],
    terms: terms === "" ? [] : [{ text: terms }],
    decisions: decisions.map(({ what, words: own, at }) => ({
      what: what === "accepted" ? "You have accepted it." : "You have asked again.",
      at: timeInWords(new Date(at)),
      words: own,
    })),
  };
}

function offerValues(offer: Offer): PageValues {
  const { net, gst, total } = offerTotals(offer);
  const sums = [
    ...(offer.freight > 0 ? [["Freight", offer.freight] as const] : []),
    ["Before GST", net] as const,
    ...gst.map(({ rate, amount }) => [`GST ${percent(rate)} %`, amount] as const),
  ];
  return {
    offered: offer.lines.map((line) => ({
      name: line.name,
      about: aboutLine(line),
      difference: line.difference === "" ? [] : [{ text: line.difference }],
      price: priceOf(line),
      total: line.unit === null ? "not offered" : `₹ ${rupees(lineTotal(line) ?? 0)}`,
    })),
    sums: sums.map(([label, amount]) => ({ label, amount: `₹ ${rupees(amount)}` })),
    total: `₹ ${rupees(total)}`,
  };
}

function aboutLine(line: OfferLine): string {
  const { orderCode, delivery, hsn } = line;
  return [orderCode, howOffered(line), delivery, hsn && `HSN ${hsn}`].filter(Boolean).join(" · ");
}

function priceOf({ quantity, unit, discount }: OfferLine): string {
  if (unit === null) return String(quantity);
  return `${quantity} × ₹ ${rupees(unit)}${discount > 0 ? ` less ${percent(discount)} %` : ""}`;
}

/** An offer as rows of a spreadsheet, amounts in rupees. */
export function offerRows({ number = "", revision, validUntil = "", offer }: Answer): string[][] {
  const { lines, freight } = offer ?? { lines: [], freight: 0 };
  const totals = offer && offerTotals(offer);
  const money = (paise: number) => (paise / 100).toFixed(2);
  const summed = (label: string, amount: number) => [
    number,
    String(revision),
    validUntil,
    "",
    label,
    "",
    "",
    "",
    "",
    "",
    "",
    money(amount),
  ];
  return [
    [
      "Offer",
      "Revision",
      "Valid till",
      "Line",
      "Name",
      "Order code",
      "How",
      "Difference",
      "Quantity",
      "Rupees each",
      "Discount %",
      "Rupees",
      "Delivery",
      "HSN",
      "GST %",
    ],
    ...lines.map((line) => {
      const sum = lineTotal(line);
      return [
        number,
        String(revision),
        validUntil,
        String(line.asked),
        line.name,
        line.orderCode ?? "",
        howOffered(line),
        line.difference,
        String(line.quantity),
        line.unit === null ? "" : money(line.unit),
        percent(line.discount),
        sum === undefined ? "" : money(sum),
        line.delivery,
        line.hsn,
        percent(line.gst),
      ];
    }),
    summed("Freight", freight),
    summed("Total with GST", totals?.total ?? 0),
  ];
}
