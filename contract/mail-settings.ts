import * as v from "valibot";
import { wholeNumber } from "./whole-number.ts";
import { yesOrNo } from "./yes-or-no.ts";

/** How mails are sent, and to whom. */
export interface MailSettings {
  /** SMTP_URL: mail server with user and password, such as `smtps://user:password@mail.example.com`. */
  smtpUrl: string;
  /** MAIL_FROM: the site's own address, the sender of every mail. */
  from: string;
  /** MAIL_TO: the sales desk's addresses. */
  to: string[];
  /** MAIL_ACKNOWLEDGE: whether the visitor gets a mail too. */
  acknowledges: boolean;
  /** MAIL_AT_START: whether the sales desk gets a mail each time the server starts. */
  tellsStart: boolean;
  /** MAIL_DIGEST: whether the sales desk gets a summary of each day. */
  sendsDigest: boolean;
  /** MAIL_FILES_MB: most MiB of files attached to a mail; the others stay in the store. */
  filesMb: number;
}

const address = v.pipe(v.string(), v.maxLength(254), v.rfcEmail());

function isAddress(text: string): boolean {
  return v.safeParse(address, text).success;
}

function splitList(text: string): string[] {
  return text.split(",").map((each) => each.trim());
}

function isSmtpUrl(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== "";
}

/** Schema entries of the mail settings, by environment variable. */
export const mailEntries = {
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(isSmtpUrl, "the address of a mail server, such as smtps://user:password@mail.example.com"),
    ),
  ),
  MAIL_FROM: v.optional(
    v.pipe(v.string(), v.check(isAddress, "an e-mail address, such as website@example.com")),
  ),
  MAIL_TO: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => splitList(text).every(isAddress),
        "one or more e-mail addresses with commas between them, such as sales@example.com",
      ),
      v.transform(splitList),
    ),
  ),
  MAIL_ACKNOWLEDGE: yesOrNo("no"),
  MAIL_AT_START: yesOrNo("yes"),
  MAIL_DIGEST: yesOrNo("yes"),
  MAIL_FILES_MB: v.optional(wholeNumber(0, 1_000), "15"),
};

const mailSchema = v.object(mailEntries);

/** The mail settings, undefined without a mail server, or a sentence for each missing setting. */
export function toMailSettings(
  input: v.InferOutput<typeof mailSchema>,
): { mail: MailSettings | undefined } | { missing: string[] } {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, MAIL_TO: to } = input;
  if (smtpUrl === undefined) return { mail: undefined };
  if (from === undefined || to === undefined) {
    const names = [...(from === undefined ? ["MAIL_FROM"] : []), ...(to === undefined ? ["MAIL_TO"] : [])];
    return { missing: names.map((name) => `${name}: expected an e-mail address, since SMTP_URL is set.`) };
  }
  const { MAIL_ACKNOWLEDGE: acknowledges, MAIL_AT_START: tellsStart, MAIL_DIGEST: sendsDigest } = input;
  const { MAIL_FILES_MB: filesMb } = input;
  return { mail: { smtpUrl, from, to, acknowledges, tellsStart, sendsDigest, filesMb } };
}
