import {
  ENQUIRY_PATH,
  FILLING_TIME_HEADER,
  IDEMPOTENCY_HEADER,
  type ContactMessage,
  type FieldErrors,
} from "#contract/contact.ts";
import { messageReference } from "./message-key.ts";

/** The four fields as the visitor typed them, not validated. */
export type TypedMessage = Record<keyof ContactMessage, string>;

/** What the visitor is told of a message that arrived. */
export interface Arrival {
  /** The number that the company finds it by. */
  reference: string | undefined;
  /** The private address of what was sent, if the server gave one. */
  enquiry: string | undefined;
}

/** The result of sending. */
export type SendResult =
  | ({ isSent: true } & Arrival)
  /**
   * `status` is undefined if no answer came. `fields` contains a sentence for each invalid field. `files` are the ids
   * of files that the server no longer has.
   */
  | { isSent: false; status?: number; fields: FieldErrors; files?: string[] };

const fieldNames = ["email", "userName", "subject", "message"] as const;

/** Reads the sentence for each field from any JSON answer. */
function fieldsOf(answer: unknown): FieldErrors {
  const fields: FieldErrors = {};
  if (typeof answer !== "object" || answer === null || !("fields" in answer)) return fields;
  const sentences: unknown = answer.fields;
  if (typeof sentences !== "object" || sentences === null) return fields;
  for (const [name, sentence] of Object.entries(sentences)) {
    const known = fieldNames.find((field) => field === name);
    if (known && typeof sentence === "string") fields[known] = sentence;
  }
  return fields;
}

/** Reads the ids of lost files from any JSON answer. */
function filesOf(answer: unknown): { files?: string[] } {
  if (typeof answer !== "object" || answer === null || !("files" in answer)) return {};
  const { files } = answer;
  return Array.isArray(files) ? { files: files.filter((id) => typeof id === "string") } : {};
}

/** The private address in an answer from this address, which may be that of another host than the page's. */
function enquiryIn(path: unknown, from: string): string | undefined {
  const isPath = typeof path === "string" && path.startsWith(ENQUIRY_PATH) && URL.canParse(path, from);
  return isPath ? new URL(path, from).href : undefined;
}

/**
 * Posts a message. It has arrived only if the answer is 2xx with a truthy `success` in a JSON body. Any other result is
 * logged with its status and reported as not sent. There is no timeout: the visitor decides.
 */
export async function sendMessage(url: string, body: string, key: string): Promise<SendResult> {
  let status: number | undefined;
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        [IDEMPOTENCY_HEADER]: key,
        // Milliseconds since the page opened.
        [FILLING_TIME_HEADER]: String(Math.round(performance.now())),
      },
      body,
    });
    status = response.status;
    const answer: unknown = await response.json();
    const isSuccess = typeof answer === "object" && answer !== null && "success" in answer && answer.success;
    if (response.ok && isSuccess) {
      const enquiry = "enquiry" in answer ? enquiryIn(answer.enquiry, response.url) : undefined;
      return { isSent: true, reference: await messageReference(key), enquiry };
    }
    console.error("The contact message was not sent. Status:", status);
    return { isSent: false, status, fields: fieldsOf(answer), ...filesOf(answer) };
  } catch (error) {
    console.error("The contact message was not sent. Status:", status ?? "no answer", error);
    return { isSent: false, status, fields: {} };
  }
}
