import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { SUBJECTS } from "#contract/contact.ts";
import type { Settings } from "#contract/settings.ts";
import { chooseOption, FALLBACK_PAGE, fillPage } from "./fill-page.ts";
import { type Receipt, answerHeaders } from "./receipt.ts";

/** Where the pages are, and on which host visitors see them. */
export interface AnswerFormOptions {
  distDir: string;
  settings: Pick<Settings, "apiHost" | "publicUrl">;
}

/** Answers the form without script: on to the thank-you page, or a page with the problem and every word typed. */
export async function answerForm(receipt: Receipt, options: AnswerFormOptions): Promise<Response> {
  const headers = answerHeaders(receipt);
  if (receipt.status === 200) {
    const location = `${siteOrigin(options.settings)}/message-sent`;
    headers.set("Location", location);
    return new Response(null, { status: 303, headers });
  }
  const template = await readFile(join(options.distDir, "message-error.html"), "utf8").catch(
    () => FALLBACK_PAGE,
  );
  const { userName = "", email = "", subject = "", message = "" } = receipt.typed ?? {};
  // It goes back into a list of choices, which has no place for anything else.
  const chosen = SUBJECTS.find((choice) => choice === subject) ?? "";
  // Chosen before anything that a visitor wrote is in the page.
  const page = fillPage(chooseOption(template, chosen), {
    problem: receipt.error ?? "",
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
