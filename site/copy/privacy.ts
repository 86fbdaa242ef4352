import * as v from "valibot";
import { text } from "../catalogue/model/text-schema.ts";
import { sample } from "./text.ts";

/**
 * `content/privacy.json`: the note beside the form, and the separate page. In the texts `{legalName}`, `{address}`,
 * `{email}`, `{phone}` and `{retention}` are placeholders for values of the company's file and the settings.
 */
export const privacySchema = v.strictObject({
  sample,
  /** Beside the form; the e-mail address follows it. */
  note: text,
  title: text,
  lead: text,
  parts: v.array(v.strictObject({ title: text, paragraphs: v.array(text) })),
});

export type PrivacyCopy = v.InferOutput<typeof privacySchema>;
