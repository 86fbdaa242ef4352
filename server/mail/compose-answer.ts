import type { MailSettings } from "#contract/mail-settings.ts";
import {
  type Offer,
  type OfferLine,
  howOffered,
  lineTotal,
  offerTotals,
  percent,
  rupees,
} from "#contract/offer/offer.ts";
import { dayInWords } from "../report/local-time.ts";
import type { Answer } from "../store/answers.ts";
import type { MessageRow } from "../store/database/message-rows.ts";
import type { ComposedMail } from "./composed-mail.ts";
import { escapeHtml, htmlMail, linkParagraph, paragraph } from "./html-mail.ts";

/** What an offer is, in the mail and on the page. */
export const NO_ORDER = "This is an offer, not an order. Prices are in rupees.";

/** The desk's answer to a visitor, with its offer; replies go to the sales desk. */
export function composeAnswer(
  { row, answer, pdf }: { row: MessageRow; answer: Answer; pdf?: Buffer | undefined },
  { from, to }: Pick<MailSettings, "from" | "to">,
  { messageId, inReplyTo, link }: { messageId: string; inReplyTo: string; link?: string | undefined },
): ComposedMail {
  const { offer, words, sentBy } = answer;
  const subject = offer ? `${offerName(answer)}: ${row.subject}` : `Re: ${row.subject}`;
  const about = offer
    ? "The offer is here too, where you can accept it or ask again:"
    : "Your enquiry and our answer are here too; there you can ask again:";
  const texts = [
    words,
    ...(offer ? [`${offerName(answer)}\n${offerText(offer)}`, `${validity(answer)} ${NO_ORDER}`] : []),
    ...(link === undefined ? [] : [`${about}\n${link}`]),
  ];
  return {
    messageId,
    inReplyTo,
    from: { name: sentBy, address: from },
    to: [row.email],
    ...(to[0] === undefined ? {} : { replyTo: { name: sentBy, address: to[0] } }),
    subject,
    text: `${texts.filter((text) => text !== "").join("\n\n")}\n`,
    html: htmlMail(
      subject,
      (words === "" ? "" : paragraph(words)) +
        (offer ? offerTable(offer, offerName(answer)) + paragraph(`${validity(answer)} ${NO_ORDER}`) : "") +
        (link === undefined ? "" : paragraph(about) + linkParagraph(link)),
    ),
    isAutomatic: false,
    ...(pdf && {
      attachments: [{ filename: `${offerName(answer)}.pdf`, contentType: "application/pdf", content: pdf }],
    }),
  };
}

/** "Offer 2026-121", "Offer 2026-121, revision 2" */
export function offerName({ number, revision }: Pick<Answer, "number" | "revision">): string {
  return `Offer ${number ?? ""}${revision > 1 ? `, revision ${revision}` : ""}`;
}

function validity({ validUntil }: Answer): string {
  return `Valid till ${dayInWords(new Date(`${validUntil}T12:00:00Z`))}.`;
}

/** What stands below a line's name. */
function detailsOf(line: OfferLine): string[] {
  const { orderCode, difference, delivery, discount, hsn } = line;
  return [
    orderCode ?? "",
    howOffered(line),
    difference,
    delivery,
    discount > 0 ? `less ${percent(discount)} %` : "",
    hsn === "" ? "" : `HSN ${hsn}`,
  ].filter((text) => text !== "");
}

/** "50 × 412.00 less 12 % = 18,128.00" */
function priceOf(line: OfferLine): string {
  const total = lineTotal(line);
  if (line.unit === null || total === undefined) return `${line.quantity}: not offered`;
  return `${line.quantity} × ${rupees(line.unit)} = ${rupees(total)}`;
}

/** The sums, each with its name. */
function sumsOf(offer: Offer): [name: string, amount: string][] {
  const { net, gst, total } = offerTotals(offer);
  return [
    ...(offer.freight > 0 ? [["Freight", rupees(offer.freight)] satisfies [string, string]] : []),
    ["Before GST", rupees(net)],
    ...gst.map(({ rate, amount }): [string, string] => [`GST ${percent(rate)} %`, rupees(amount)]),
    ["Total", `₹ ${rupees(total)}`],
  ];
}

function offerText(offer: Offer): string {
  const lines = offer.lines.map((line, index) =>
    `${index + 1}. ${line.name} – ${priceOf(line)}\n   ${detailsOf(line).join(" · ")}`.trimEnd(),
  );
  return [...lines, ...sumsOf(offer).map(([name, amount]) => `${name}: ${amount}`)].join("\n");
}

function offerTable(offer: Offer, caption: string): string {
  const cell = "padding:8px 0;border-bottom:1px solid #cccccc;vertical-align:top;text-align:";
  const lines = offer.lines.map(
    (line) =>
      `<tr><td style="${cell}left"><b>${escapeHtml(line.name)}</b><br>` +
      `<span style="color:#555555">${escapeHtml(detailsOf(line).join(" · "))}</span></td>` +
      `<td style="${cell}right;white-space:nowrap">${escapeHtml(priceOf(line))}</td></tr>`,
  );
  const sums = sumsOf(offer).map(
    ([name, amount]) =>
      `<tr><td style="padding:4px 0">${escapeHtml(name)}</td>` +
      `<td style="padding:4px 0;text-align:right">${escapeHtml(amount)}</td></tr>`,
  );
  return (
    `<table role="presentation" style="width:100%;border-collapse:collapse;margin:0 0 16px">` +
    `<caption style="text-align:left;font-weight:bold;padding:0 0 8px">${escapeHtml(caption)}</caption>` +
    `${lines.join("")}${sums.join("")}</table>`
  );
}
