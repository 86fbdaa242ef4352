import * as v from "valibot";

/** Where the contact form is posted, below the API's origin. */
export const CONTACT_PATH = "/api/notifications/contact";

/**
 * Request header that identifies one exact message: 1–200 visible ASCII characters. The server stores a key once: a
 * repeated request is answered without a second row. If it is missing, the server generates a key.
 */
export const IDEMPOTENCY_HEADER = "Idempotency-Key";

/**
 * Request header with the time from opening the page to sending the form, in whole milliseconds.
 * A message that is faster than a person can write, or lacks the header, is stored and marked to be checked.
 */
export const FILLING_TIME_HEADER = "Filling-Time";

/**
 * A hidden field of the form without script. Only a program fills it in; its message is stored and marked to be
 * checked. The JSON has no such field.
 */
export const HONEYPOT_FIELD = "website";

/** The subjects a visitor may choose from; value and label are the same text. */
export const SUBJECTS = [
  "Just saying hi",
  "Product inquiry",
  "Technical support",
  "Business proposal",
  "Other",
] as const;

/** The largest request and the longest texts that are accepted. */
export const LIMITS = {
  /** Bytes of a JSON body: 256 KiB. */
  bodyBytes: 262_144,
  /** Bytes of a form body: the same words, but percent-encoding writes one byte as three. */
  formBodyBytes: 3 * 262_144,
  /** Code points of a name: longer ones don't fit into one mail header line. */
  userName: 120,
  /** Code points of an e-mail address: the longest one that mail can be sent to. */
  email: 254,
  /** Code points of a message: a quote list of 500 lines fits. */
  message: 60_000,
} as const;

/** A text that isn't blank, with `clean` done to it. */
function requiredText(missing: string, clean: (text: string) => string) {
  return v.pipe(
    v.optional(v.string(missing), ""),
    v.check((text) => text.isWellFormed(), "This text has a broken character. Type it again."),
    v.transform(clean),
    v.check((text) => text.trim() !== "", missing),
  );
}

/** NFC, so that equal words have equal bytes. */
function oneLine(text: string): string {
  return text.normalize();
}

/** The same, with `\n` for every kind of line break: a pasted one of another kind can't be seen, so it isn't refused. */
function severalLines(text: string): string {
  return text.normalize().replace(/\r\n|[\r\v\f\u0085]/g, "\n");
}

/** As browsers clean an `<input type="email">` (HTML, 4.10.5.1.5): other white space than this is part of it. */
function emailLine(text: string): string {
  return text.replace(/[\r\n]/g, "").replace(/^[ \t\f]+|[ \t\f]+$/g, "");
}

function limit(max: number, name: string) {
  return v.maxCodePoints<string, number, string>(
    max,
    `Shorten the ${name} to ${max.toLocaleString("en")} characters.`,
  );
}

const SINGLE_LINE = /^\P{Cc}*$/u;
const SEVERAL_LINES = /^[\P{Cc}\n\t]*$/u;
const controlsRefused = "Remove line breaks and control characters.";

function defineSchema() {
  return v.object({
    /** Address for the answer; the rule is the one of the browser's own `<input type="email">`. */
    email: v.pipe(
      requiredText("Enter your e-mail address.", emailLine),
      limit(LIMITS.email, "e-mail address"),
      v.rfcEmail("Enter an e-mail address such as name@example.com."),
    ),
    /** The visitor's name, one line. */
    userName: v.pipe(
      requiredText("Enter your name.", oneLine),
      v.regex(SINGLE_LINE, controlsRefused),
      limit(LIMITS.userName, "name"),
    ),
    /** One of {@link SUBJECTS}. */
    subject: v.pipe(
      requiredText("Choose a subject.", oneLine),
      v.picklist(SUBJECTS, "Choose a subject from the list."),
    ),
    /** What the visitor wrote; line breaks and tabs are kept. */
    message: v.pipe(
      requiredText("Enter your message.", severalLines),
      v.regex(SEVERAL_LINES, "Remove control characters from the message."),
      limit(LIMITS.message, "message"),
    ),
  });
}

/**
 * A contact message as it is stored. Unknown keys are ignored. Texts come out in NFC, the message with `\n` for every
 * kind of line break, e-mail as a browser cleans it, the rest as typed. Each rule's message is a sentence to be shown beside the field.
 */
// A call marked as pure: bundlers drop the schema where a page uses only the constants above.
export const contactMessageSchema = /* @__PURE__ */ defineSchema();

/** A message that passed {@link contactMessageSchema}. */
export type ContactMessage = v.InferOutput<typeof contactMessageSchema>;

const FIELDS = ["email", "userName", "subject", "message"] satisfies (keyof ContactMessage)[];

/** One sentence for each field at fault. */
export type FieldErrors = Partial<Record<keyof ContactMessage, string>>;

/**
 * The JSON answer to every post. `success: true` comes with status 200 and only once the message is on disk;
 * `error` is a sentence for people; `fields` names what to correct (status 400); `files` are the ids of files that the
 * message names and that aren't there any more: to be sent again (status 400 as well).
 */
export type ContactAnswer =
  | { success: true }
  | { success: false; error: string; fields?: FieldErrors; files?: string[] };

/**
 * Parses anything that claims to be a contact message.
 * Never throws; a value that isn't an object counts as one without fields.
 */
export function parseContactMessage(
  input: unknown,
): { ok: true; message: ContactMessage } | { ok: false; fields: FieldErrors } {
  const isRecord = typeof input === "object" && input !== null;
  const result = v.safeParse(contactMessageSchema, isRecord ? input : {}, { abortPipeEarly: true });
  if (result.success) return { ok: true, message: result.output };
  const fields: FieldErrors = {};
  for (const name of FIELDS) {
    const issue = result.issues.find(({ path }) => path?.[0].key === name);
    if (issue) fields[name] = issue.message;
  }
  return { ok: false, fields };
}
