import type { ComposedMail } from "./composed-mail.ts";

/** A mail was not accepted. The message is for the operator and names nobody. */
export class MailError extends Error {
  override readonly name = "MailError";
  /**
   * `server`: no mail gets through at present; `mail`: this one failed, others may succeed; `final`: this one will
   * always fail.
   */
  readonly fault: "server" | "mail" | "final";

  constructor(fault: MailError["fault"], message: string, cause?: unknown) {
    super(message, { cause });
    this.fault = fault;
  }
}

/** Longest part of a mail server's answer to keep, in characters. */
const LONGEST = 300;

/** Classifies an error that the mail library threw. */
export function toMailError(error: unknown, mail: Pick<ComposedMail, "replyTo" | "subject">): MailError {
  if (!(error instanceof Error)) return new MailError("server", redact(String(error), mail), error);
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  const status = "responseCode" in error && typeof error.responseCode === "number" ? error.responseCode : 0;
  const message = redact(error.message, mail);
  const isAboutMail = (code === "EENVELOPE" || code === "EMESSAGE") && status >= 400 && status !== 421;
  if (!isAboutMail) return new MailError("server", message, error);
  return new MailError(status >= 500 ? "final" : "mail", message, error);
}

/**
 * A mail server's answer may repeat an address, a name or a subject anywhere. Removes them and control characters,
 * before the text reaches the log or the operator's terminal.
 */
function redact(text: string, { replyTo, subject }: Pick<ComposedMail, "replyTo" | "subject">): string {
  let cleaned = text
    .replaceAll(/[\p{Cc}\p{Cf}]+/gu, " ")
    .replaceAll(/[^\s<>"']+@[^\s<>"']+/g, "(address)")
    // An address may follow a quoted name, or the name stands alone.
    .replaceAll(/"[^"]*"/g, "(quoted)");
  for (const words of [subject, replyTo?.name ?? ""]) {
    if (words.trim() !== "") cleaned = cleaned.replaceAll(words.trim(), "(name)");
  }
  return cleaned.replaceAll(/ {2,}/g, " ").trim().slice(0, LONGEST);
}
