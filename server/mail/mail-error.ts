import type { ComposedMail } from "./composed-mail.ts";

/** A mail was not accepted. The message is for the operator and names nobody. */
export class MailError extends Error {
  override readonly name = "MailError";
  /** `server`: no mail gets through now; `mail`: this one failed, others may not; `final`: this one always fails. */
  readonly fault: "server" | "mail" | "final";

  constructor(fault: MailError["fault"], message: string, cause?: unknown) {
    super(message, { cause });
    this.fault = fault;
  }
}

/** Characters of a mail server's answer that are kept. */
const LONGEST = 300;

/** What went wrong with a mail, by what the mail library threw. */
export function toMailError(error: unknown, mail: Pick<ComposedMail, "replyTo" | "subject">): MailError {
  if (!(error instanceof Error)) return new MailError("server", withoutPeople(String(error), mail), error);
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  const status = "responseCode" in error && typeof error.responseCode === "number" ? error.responseCode : 0;
  const message = withoutPeople(error.message, mail);
  const isAboutMail = (code === "EENVELOPE" || code === "EMESSAGE") && status >= 400 && status !== 421;
  if (!isAboutMail) return new MailError("server", message, error);
  return new MailError(status >= 500 ? "final" : "mail", message, error);
}

/**
 * A mail server may repeat an address, a name or a subject in its answer, with anything around it. The log and the
 * operator's terminal get neither them nor a control character.
 */
function withoutPeople(
  text: string,
  { replyTo, subject }: Pick<ComposedMail, "replyTo" | "subject">,
): string {
  let shown = text
    .replaceAll(/[\p{Cc}\p{Cf}]+/gu, " ")
    .replaceAll(/[^\s<>"']+@[^\s<>"']+/g, "(address)")
    // An address may have a name in quotes before it, and so may a name stand alone.
    .replaceAll(/"[^"]*"/g, "(quoted)");
  for (const words of [subject, replyTo?.name ?? ""]) {
    if (words.trim() !== "") shown = shown.replaceAll(words.trim(), "(name)");
  }
  return shown.replaceAll(/ {2,}/g, " ").trim().slice(0, LONGEST);
}
