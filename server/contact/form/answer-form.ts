import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ENQUIRY_PATH, SUBJECTS } from "#contract/contact.ts";
import type { Settings } from "#contract/settings.ts";
import { fillPage } from "../../http/fill-page.ts";
import { siteOrigin } from "../../http/site-origin.ts";
import { chooseOption, FALLBACK_PAGE, leaveOutFaults } from "./message-error.ts";
import { type Receipt, answerHeaders } from "../receipt.ts";

const FIELDS_AT_FAULT = "All that you wrote is kept. This needs a look before it can go:";

/** Where the pages are, and the origin at which visitors see them. */
export interface AnswerFormOptions {
  distDir: string;
  settings: Pick<Settings, "apiHost" | "publicUrl">;
}

/**
 * Answers the form without script: a redirect to a page of thanks, which has the message's private address where that is
 * on the same host, or a page with the problem and what was typed.
 */
export function answerForm(receipt: Receipt, options: AnswerFormOptions): Response {
  const headers = answerHeaders(receipt);
  if (receipt.status === 200) {
    const site = siteOrigin(options.settings);
    const isLinked = site === "" && receipt.enquiry !== undefined;
    headers.set("Location", isLinked ? `${ENQUIRY_PATH}${receipt.enquiry}/sent` : `${site}/message-sent`);
    return new Response(null, { status: 303, headers });
  }
  const file = join(options.distDir, "message-error.html");
  const built = existsSync(file) ? readFileSync(file, "utf8") : undefined;
  const template = built ?? FALLBACK_PAGE;
  const { userName = "", email = "", subject = "", message = "" } = receipt.typed ?? {};
  // A `<select>` can't show a subject that is not among its options.
  const selected = SUBJECTS.find((choice) => choice === subject) ?? "";
  // The option is selected before the visitor's text is filled in, so that text can't be mistaken for the option.
  const errors = receipt.fields ?? {};
  const page = fillPage(leaveOutFaults(chooseOption(template, selected), errors), {
    // The page itself lists the faulty fields.
    problem: (built !== undefined && receipt.fields ? FIELDS_AT_FAULT : receipt.error) ?? "",
    ...Object.fromEntries(Object.entries(errors).map(([name, error]) => [`${name}Error`, error])),
    userName,
    email,
    subject: selected,
    message,
  });
  headers.set("Content-Type", "text/html;charset=utf-8");
  return new Response(page, { status: receipt.status, headers });
}
