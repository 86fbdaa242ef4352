import type { MailSettings } from "#contract/mail-settings.ts";
import type { MessageRow } from "../store/database/message-rows.ts";
import { localTime } from "../report/local-time.ts";
import type { ComposedMail } from "./composed-mail.ts";
import { htmlMail, linkParagraph, paragraph } from "./html-mail.ts";

/**
 * The acknowledgement to a visitor. It repeats nothing that was typed: anybody can type anybody's address, and the site
 * must not send their words to strangers. The private address shows them to whoever opens it
 * (docs/decisions/028-private-page.md).
 */
export function composeAcknowledgement(
  row: MessageRow,
  { from, to }: Pick<MailSettings, "from" | "to">,
  { messageId, link }: { messageId: string; link?: string | undefined },
): ComposedMail {
  const day = localTime(new Date(row.received_at)).slice(0, 10);
  const about =
    "What you sent is here. Whoever has this address can read it, and delete it for good; it is kept as long as the message:";
  const thanks = [`Thank you. Your message of ${day} has reached us, and we'll get back to you soon.`];
  const mistaken = ["If you did not write to us, somebody has mistyped an address: nothing more will come."];
  return {
    messageId,
    from: { name: "Website", address: from },
    to: [row.email],
    ...(to[0] === undefined ? {} : { replyTo: { name: "", address: to[0] } }),
    subject: "We have received your message",
    text: `${[...thanks, ...(link === undefined ? [] : [`${about}\n${link}`]), ...mistaken].join("\n\n")}\n`,
    html: htmlMail(
      "We have received your message",
      thanks.map(paragraph).join("") +
        (link === undefined ? "" : paragraph(about) + linkParagraph(link)) +
        mistaken.map(paragraph).join(""),
    ),
    isAutomatic: true,
  };
}
