/** A mail as it is handed to the mail server. */
export interface ComposedMail {
  /** Stays the same at every try, so that a mailbox can fold copies: `<id@domain>`. */
  messageId: string;
  from: { name: string; address: string };
  to: string[];
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** Whether programs wrote it, so that none answers it: for notices and acknowledgements. */
  isAutomatic: boolean;
  attachments?: MailAttachment[];
}

/** A file that goes along. */
export interface MailAttachment {
  filename: string;
  contentType: string;
  content: Buffer;
}
