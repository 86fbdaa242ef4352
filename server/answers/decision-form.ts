import { randomBytes } from "node:crypto";
import { offerTotals, rupees } from "#contract/offer/offer.ts";
import type { PageValues } from "../http/fill-page.ts";
import { offerName } from "../mail/compose-answer.ts";
import type { Answer } from "../store/answers.ts";
import { MOST_WORDS } from "../store/decisions.ts";

/** Bytes of a form on a private page: the longest words, each letter written with twelve. */
const LARGEST_FORM = 12 * MOST_WORDS + 1_000;

/** What a form on a private page says. */
export interface DecisionForm {
  /** Of this form: a second press sends the same. */
  id: string;
  answerId: string;
  words: string;
}

/** What the forms on a private page hand back, and what they are about. */
export function formValues(answer: Answer | undefined): PageValues {
  if (answer === undefined) return {};
  return {
    decision: randomBytes(16).toString("hex"),
    answer: answer.id,
    about: answer.offer ? offerName(answer) : "our answer",
    sum: answer.offer ? `₹ ${rupees(offerTotals(answer.offer).total)}` : "",
  };
}

/** Reads a form; undefined where it is none of ours, or too long. */
export async function readForm(request: Request): Promise<DecisionForm | undefined> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.length;
    if (bytes > LARGEST_FORM) return undefined;
    chunks.push(chunk);
  }
  const fields = new URLSearchParams(Buffer.concat(chunks).toString());
  const of = (name: string) => (fields.get(name) ?? "").replaceAll("\r\n", "\n").trim();
  const [id, answerId, words] = [of("decision"), of("answer"), of("words")];
  return /^[0-9a-f]{32}$/.test(id) && answerId !== "" ? { id, answerId, words } : undefined;
}
