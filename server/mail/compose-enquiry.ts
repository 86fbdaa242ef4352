import type { MailSettings } from "#contract/mail-settings.ts";
import { referenceOf } from "../store/message-reference.ts";
import type { MessageRow } from "../store/database/message-rows.ts";
import { localTimeAndZone } from "../report/local-time.ts";
import type { ComposedMail } from "./composed-mail.ts";
import { sizeInWords } from "../report/size-in-words.ts";
import type { FilesForMail } from "./files-for-mail.ts";
import { escapeHtml, htmlMail, paragraph } from "./html-mail.ts";

/** The line above the message. Below it stands exactly what was typed. */
export const SEPARATOR = "-".repeat(40);

// These characters could reorder the rest of a line.
const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A visitor's message as a mail to the sales desk; replies go to the visitor. */
export function composeEnquiry(
  row: MessageRow,
  { from, to }: Pick<MailSettings, "from" | "to">,
  messageId: string,
  files: FilesForMail = { attached: [], omitted: [], altered: [] },
): ComposedMail {
  const name = row.user_name.replaceAll(BIDI_CONTROLS, "");
  const subject = `${row.flag === null ? "" : "[check] "}${row.subject} from ${name}`;
  const received = localTimeAndZone(new Date(row.received_at));
  return {
    messageId,
    from: { name: "Website", address: from },
    to,
    // nodemailer quotes commas and quotes in the name and encodes non-ASCII characters.
    replyTo: { name, address: row.email },
    subject,
    text: asText(row, { name, received, aboutFiles: aboutFiles(row, files) }),
    html: asHtml(row, { name, received, aboutFiles: aboutFiles(row, files) }),
    ...(files.attached.length === 0 ? {} : { attachments: files.attached }),
    // Some help desks drop automatic mails; this one was written by a visitor.
    isAutomatic: false,
  };
}

/** Facts shown above the message. */
interface Facts {
  name: string;
  received: string;
  aboutFiles: string[];
}

/** Sentences about attached files, damaged files, and files too large for a mail. */
function aboutFiles({ key }: MessageRow, { attached, omitted, altered }: FilesForMail): string[] {
  const list = (files: { name: string; bytes: number }[]) =>
    files.map(({ name, bytes }) => `${name} (${sizeInWords(bytes)})`).join(", ");
  const here = attached.map(({ filename, content }) => ({ name: filename, bytes: content.length }));
  return [
    ...(here.length === 0 ? [] : [`Attached: ${list(here)}`]),
    ...(altered.length === 0
      ? []
      : [
          `Not attached, since the server's disk has damaged it; ask the visitor for it again: ${list(altered)}`,
        ]),
    ...(omitted.length === 0
      ? []
      : [
          `Not attached, together too large for a mail: ${list(omitted)}. ` +
            `On the server: npm run messages -- files ${referenceOf(key)} --output FOLDER`,
        ]),
  ];
}

function asText(row: MessageRow, { name, received, aboutFiles }: Facts): string {
  const facts = [
    ...(row.flag === null ? [] : [`Please check: ${row.flag}`]),
    `Name: ${name}`,
    `E-mail: ${row.email}`,
    `Subject: ${row.subject}`,
    `Received: ${received}`,
    `Reference: ${referenceOf(row.key)}`,
    ...aboutFiles,
  ];
  return `${facts.join("\n")}\n${SEPARATOR}\n${row.message}`;
}

function asHtml(row: MessageRow, { name, received, aboutFiles }: Facts): string {
  const address = escapeHtml(row.email);
  const answer = `mailto:${encodeURIComponent(row.email)}?subject=${encodeURIComponent(`Re: ${row.subject}`)}`;
  const warning = `<p style="margin:0 0 16px;padding:8px 12px;background:#fff3cd">Please check: ${escapeHtml(row.flag ?? "")}</p>`;
  return htmlMail(
    row.subject,
    (row.flag === null ? "" : warning) +
      `<h1 style="margin:0 0 4px;font-size:20px;line-height:1.3">${escapeHtml(row.subject)}</h1>` +
      `<p style="margin:0 0 16px;color:#555555"><bdi>${escapeHtml(name)}</bdi> · ` +
      `<a href="${escapeHtml(answer)}">${address}</a><br>${received} · ${referenceOf(row.key)}</p>` +
      aboutFiles.map(paragraph).join("") +
      paragraph(row.message),
  );
}
