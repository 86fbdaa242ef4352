import type { MailSettings } from "#contract/mail-settings.ts";
import { offerTotals, rupees } from "#contract/offer/offer.ts";
import { timeInWords } from "../report/local-time.ts";
import type { Answer } from "../store/answers.ts";
import type { MessageRow } from "../store/database/message-rows.ts";
import { referenceOf } from "../store/message-reference.ts";
import { offerName } from "./compose-answer.ts";
import type { ComposedMail } from "./composed-mail.ts";
import { htmlMail, paragraph } from "./html-mail.ts";

/** What a visitor says to an answer, as a mail to the sales desk; replies go to the visitor. */
export function composeDecision(
  { row, answer, decision }: { row: MessageRow; answer: Answer; decision: Answer["decisions"][number] },
  { from, to }: Pick<MailSettings, "from" | "to">,
  { messageId, inReplyTo }: { messageId: string; inReplyTo: string },
): ComposedMail {
  const { offer } = answer;
  const about = offer ? offerName(answer) : "your answer";
  const subject =
    decision.what === "accepted" ? `${about} is accepted by ${row.user_name}` : `${row.user_name} asks again`;
  const facts = [
    `${row.user_name} (${row.email}), enquiry ${referenceOf(row.key)}, ${timeInWords(new Date(decision.at))}:`,
    decision.what === "accepted"
      ? `${about} is accepted${offer ? `, ₹ ${rupees(offerTotals(offer).total)}` : ""}. Confirm the order to the visitor.`
      : `About ${about}:`,
    decision.words,
  ].filter((text) => text !== "");
  return {
    messageId,
    inReplyTo,
    from: { name: "Website", address: from },
    to,
    replyTo: { name: row.user_name, address: row.email },
    subject,
    text: `${facts.join("\n\n")}\n`,
    html: htmlMail(subject, facts.map(paragraph).join("")),
    isAutomatic: false,
  };
}
