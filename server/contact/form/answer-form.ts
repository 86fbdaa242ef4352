import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { SUBJECTS } from "#contract/contact.ts";
import type { Settings } from "#contract/settings.ts";
import { chooseOption, FALLBACK_PAGE, fillPage, leaveOutFaults } from "./fill-page.ts";
import { type Receipt, answerHeaders } from "../receipt.ts";

const FIELDS_AT_FAULT = "All that you wrote is kept. This needs a look before it can go:";

/** Where the pages are, and on which host visitors see them. */
export interface AnswerFormOptions {
  distDir: string;
  settings: Pick<Settings, "apiHost" | "publicUrl">;
}

/**
 * Answers the form without script: a redirect to the thank-you page, or a page with the problem and what was typed.
 */
export async function answerForm(receipt: Receipt, options: AnswerFormOptions): Promise<Response> {
  const headers = answerHeaders(receipt);
  if (receipt.status === 200) {
    const location = `${siteOrigin(options.settings)}/message-sent`;
    headers.set("Location", location);
    return new Response(null, { status: 303, headers });
  }
  const built = await readFile(join(options.distDir, "message-error.html"), "utf8").catch(() => undefined);
  const template = built ?? FALLBACK_PAGE;
  const { userName = "", email = "", subject = "", message = "" } = receipt.typed ?? {};
  // The subject is a `<select>`, which can't show any other text.
  const chosen = SUBJECTS.find((choice) => choice === subject) ?? "";
  // The option is selected before the visitor's text is in the page, so that text can't be mistaken for it.
  const errors = receipt.fields ?? {};
  const page = fillPage(leaveOutFaults(chooseOption(template, chosen), errors), {
    // The page lists what is wrong with the fields.
    problem: (built !== undefined && receipt.fields ? FIELDS_AT_FAULT : receipt.error) ?? "",
    ...Object.fromEntries(Object.entries(errors).map(([name, error]) => [`${name}Error`, error])),
    userName,
    email,
    subject: chosen,
    message,
  });
  headers.set("Content-Type", "text/html;charset=utf-8");
  return new Response(page, { status: receipt.status, headers });
}

function siteOrigin({ apiHost, publicUrl }: AnswerFormOptions["settings"]): string {
  return apiHost !== undefined && apiHost !== publicUrl ? (publicUrl ?? "") : "";
}
