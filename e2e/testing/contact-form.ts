import type { ContactMessage } from "#contract/contact.ts";
import {
  expect,
  type APIRequestContext,
  type Locator,
  type Page,
  type Request,
  type Route,
} from "@playwright/test";
import { endLoader, hydrated } from "./open-at-once.ts";

/** Texts required by the specification. */
export const SENT = "Message sent successfully! We'll get back to you soon.";
export const NOT_SENT = "Failed to send message. Please try again later.";
export const SLOW = "Still sending. You can also write by WhatsApp or e-mail.";

/** The address of the page of thanks after a form without script, with the message's token. */
export const THANKS = /\/enquiry\/[\w-]{43}\/sent$/;

/** The text of the four fields, valid or not. */
type TypedWords = Record<keyof ContactMessage, string>;

/** A valid message. */
export const SAMPLE_WORDS = {
  email: "asha.rao@example.com",
  userName: "Asha Rao",
  subject: "Product inquiry",
  message: "Please quote for CNMG 120408, 50 pieces.",
} satisfies ContactMessage;

/** The contact form's parts, located by their labels. */
export interface ContactFormParts {
  form: Locator;
  userName: Locator;
  email: Locator;
  subject: Locator;
  message: Locator;
  send: Locator;
  /** The list of errors. */
  summary: Locator;
}

export function contactForm(page: Page): ContactFormParts {
  const form = page.getByRole("form", { name: "Contact form" });
  const field = (name: string) => form.getByRole("textbox", { name, exact: true });
  return {
    form,
    userName: field("Name"),
    email: field("Email"),
    subject: form.getByRole("combobox", { name: "Subject", exact: true }),
    message: field("Message"),
    send: form.getByRole("button", { name: /^Send(?: message|ing\.\.\.)$/ }),
    summary: form.getByRole("group", { name: /needs? a look:$/ }),
  };
}

/** Waits until nothing near the form has requests left: for tests that stop the server. */
export async function untilFooterHydrated(page: Page): Promise<void> {
  const newsletter = page.getByRole("form", { name: "Newsletter" });
  await newsletter.scrollIntoViewIfNeeded();
  await hydrated(newsletter);
  // Hidden if the visitor prefers less movement.
  await hydrated(page.getByRole("contentinfo").getByRole("button", { name: "Pause", includeHidden: true }));
}

/**
 * Opens the page at its contact section, without the loading screen, and waits until the form is hydrated: before that,
 * the browser posts it natively.
 * @param origin of a server other than the shared one.
 */
export async function openContact(page: Page, origin = ""): Promise<ContactFormParts> {
  await page.goto(`${origin}/#contact`);
  await endLoader(page);
  const found = contactForm(page);
  await hydrated(found.form);
  return found;
}

export async function fillIn(fields: ContactFormParts, words: TypedWords = SAMPLE_WORDS): Promise<void> {
  await fields.userName.fill(words.userName);
  await fields.email.fill(words.email);
  await fields.subject.selectOption(words.subject);
  await fields.message.fill(words.message);
}

export async function expectWords(fields: ContactFormParts, words: TypedWords = SAMPLE_WORDS): Promise<void> {
  await expect(fields.userName).toHaveValue(words.userName);
  await expect(fields.email).toHaveValue(words.email);
  await expect(fields.subject).toHaveValue(words.subject);
  await expect(fields.message).toHaveValue(words.message);
}

export async function expectEmpty(fields: ContactFormParts): Promise<void> {
  await expect(fields.userName).toHaveValue("");
  await expect(fields.email).toHaveValue("");
  await expect(fields.subject).toHaveValue("");
  await expect(fields.message).toHaveValue("");
}

const API = "**/api/notifications/contact";

/** Records each message that the page posts, also those answered by the test itself. */
export function notePosts(page: Page): Request[] {
  const posts: Request[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(request);
  });
  return posts;
}

/** Answers the form's posts in the test itself. */
export async function answerPosts(
  page: Page,
  answer: { status?: number; contentType?: string; body?: string },
): Promise<void> {
  await page.route(API, (route) => route.fulfill({ contentType: "application/json", ...answer }));
}

/** Holds back the answer to the form's post until the returned function is called. */
export async function holdAnswer(page: Page): Promise<() => Promise<void>> {
  let hold: (route: Route) => void;
  const held = new Promise<Route>((resolve) => (hold = resolve));
  await page.route(API, (route) => hold(route));
  return async () => (await held).continue();
}

/** A message with a list: a tool of the catalogue, one that was once listed, one in words, and answers. */
export const LISTED = `Please quote for the tools below.

Quote request (3 lines)
1. 4-flute solid carbide end mill Ø10, DIN 6527 L [EM-1001, mil-em-4f-10] – Qty 5, packs of 2 – for EN8
2. Boring bar S20R-SCLCR 09 [tur-bar-gone] – Qty 2 – left hand
3. Reamer 12 H7 – Qty 3
Company: Sharma Tools · Needed by: Friday`;

/** The beginning of a PDF that the server takes. */
const PDF = "%PDF-1.7\n%âãÏÓ\n1 0 obj<<>>endobj\nstartxref\n9\n%%EOF\n";

/**
 * Sends a message with a list and a file as the page's script does; returns the address of its private page.
 * @param origin of a server other than the shared one.
 */
export async function sendListed(request: APIRequestContext, origin = ""): Promise<string> {
  const file = await request.post(`${origin}/api/notifications/attachments`, {
    headers: {
      "File-Name": encodeURIComponent("Welle – Rev. C.pdf"),
      "Content-Type": "application/octet-stream",
    },
    data: Buffer.from(PDF, "latin1"),
  });
  const { file: stored } = (await file.json()) as { file: { id: string } };
  const answer = await request.post(`${origin}/api/notifications/contact`, {
    headers: { "Filling-Time": "60000" },
    data: { ...SAMPLE_WORDS, message: LISTED, files: [stored.id] },
  });
  const { enquiry } = (await answer.json()) as { enquiry: string };
  return origin + enquiry;
}
