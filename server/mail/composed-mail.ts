/** A mail ready for the mail server. */
export interface ComposedMail {
  /** Constant over all attempts, so that a mailbox can merge copies: `<id@domain>`. */
  messageId: string;
  /** Message-ID of the mail that it answers. */
  inReplyTo?: string;
  from: { name: string; address: string };
  to: string[];
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** Whether a program wrote it, so that no program replies; true for notices and acknowledgements. */
  isAutomatic: boolean;
  attachments?: MailAttachment[];
}

/** An attached file. */
export interface MailAttachment {
  filename: string;
  contentType: string;
  content: Buffer;
}
