import type { MailQueue, SendOutcome } from "../mail/send-mails.ts";

/** Tries the mail that has been due longest, if there is one. */
export async function sendNext(queue: MailQueue): Promise<SendOutcome> {
  const mail = await queue.claim();
  return mail === undefined ? "idle" : queue.send(mail);
}
