import * as v from "valibot";

/** Path, below the API's origin, to which the contact form is posted. */
export const CONTACT_PATH = "/api/notifications/contact";

/**
 * Request header that identifies a message: 1–200 visible ASCII characters. The server stores a key once: a repeated
 * request is answered without a second row. If it is missing, the server generates a key.
 */
export const IDEMPOTENCY_HEADER = "Idempotency-Key";

/**
 * Request header with the time from opening the page to sending the form, in whole milliseconds. A message that was
 * sent faster than a person can write, or without this header, is stored and marked for checking.
 */
export const FILLING_TIME_HEADER = "Filling-Time";

/**
 * A hidden field of the form without script. Only programs fill it in; such a message is stored and marked for
 * checking. The JSON has no such field.
 */
export const HONEYPOT_FIELD = "website";

/** Path, below the API's origin, of a visitor's private pages of what he sent; a token follows. */
export const ENQUIRY_PATH = "/enquiry/";

/** The subjects to choose from; value and label are the same text. */
export const SUBJECTS = [
  "Just saying hi",
  "Product inquiry",
  "Technical support",
  "Business proposal",
  "Other",
] as const;

/** Size limits of requests and texts. */
export const LIMITS = {
  /** Bytes of a JSON body: 256 KiB. */
  bodyBytes: 262_144,
  /** Bytes of a form body: the same text, but percent-encoding writes a byte as three. */
  formBodyBytes: 3 * 262_144,
  /** Code points of a name: longer names don't fit into a mail header line. */
  userName: 120,
  /** Code points of an e-mail address: the longest valid one. */
  email: 254,
  /** Code points of a message: enough for a quote list of 500 lines. */
  message: 60_000,
} as const;

/** A text that isn't blank after cleaning. */
function requiredText(missing: string, clean: (text: string) => string) {
  return v.pipe(
    v.optional(v.string(missing), ""),
    v.check((text) => text.isWellFormed(), "This text has a broken character. Type it again."),
    v.transform(clean),
    v.check((text) => text.trim() !== "", missing),
  );
}

/** NFC, so that equal texts have equal bytes. */
function oneLine(text: string): string {
  return text.normalize();
}

/**
 * The same, with every kind of line break as ` `: visitors can't see pasted ones of other kinds, so these aren't
 * refused.
 */
function severalLines(text: string): string {
  return text.normalize().replace(/\r\n|[\r\v\f\u0085]/g, "\n");
}

/**
 * Cleans an address as browsers clean an `<input type="email">` (HTML, 4.10.5.1.5); other white space belongs to it.
 */
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
    /** Address for the answer, by the browser's own rule for `<input type="email">`. */
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
    /** The visitor's text; line breaks and tabs are kept. */
    message: v.pipe(
      requiredText("Enter your message.", severalLines),
      v.regex(SEVERAL_LINES, "Remove control characters from the message."),
      limit(LIMITS.message, "message"),
    ),
  });
}

/**
 * A contact message as it is stored. Ignores unknown keys. Normalizes texts to NFC, line breaks in the message to `\n`,
 * and the address as browsers do. Each rule's message is a sentence to show beside the field.
 */
// Marked as pure: bundlers then drop the schema where a page uses only the constants above.
export const contactMessageSchema = /* @__PURE__ */ defineSchema();

/** A message that passed {@link contactMessageSchema}. */
export type ContactMessage = v.InferOutput<typeof contactMessageSchema>;

const FIELDS = ["email", "userName", "subject", "message"] satisfies (keyof ContactMessage)[];

/** A sentence for each faulty field. */
export type FieldErrors = Partial<Record<keyof ContactMessage, string>>;

/**
 * JSON answer to every post. `success: true` comes with status 200 and only once the message is on disk; `error` is a
 * sentence for people; `fields` names what to correct (status 400); `files` lists ids in the message whose files are
 * missing and have to be sent again (also status 400). `enquiry` is the path, below the API's origin, of the private page
 * of the message: whoever knows it can read and delete what was sent. Each answer has one of its own; none where it could
 * not be stored.
 */
export type ContactAnswer =
  | { success: true; enquiry?: string }
  | { success: false; error: string; fields?: FieldErrors; files?: string[] };

/** Parses input as a contact message. Never throws; a value that isn't an object counts as an empty one. */
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
