import { CONTACT_PATH, FILLING_TIME_HEADER } from "#contract/contact.ts";

/** For tests: a valid message. */
export const WORDS = {
  email: "asha@example.com",
  userName: "Asha Rao",
  subject: "Product inquiry",
  message: "Ten CNMG 120408, please.",
};

/** For tests: posts anything as the page's script does. A header that is empty is not sent. */
export function postJson(
  origin: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(origin + CONTACT_PATH, {
    method: "POST",
    // The server may close a keep-alive connection just as it is used again. No test is about that.
    headers: {
      "Content-Type": "application/json",
      [FILLING_TIME_HEADER]: "60000",
      ...pageHeaders(origin, headers),
    },
    body: typeof body === "string" || body instanceof Uint8Array ? asBody(body) : JSON.stringify(body),
  });
}

/** For tests: posts fields as the browser does without script; a redirection is not followed. */
export function postForm(
  origin: string,
  fields: Record<string, string> | Uint8Array,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(origin + CONTACT_PATH, {
    method: "POST",
    redirect: "manual",
    headers: { "Content-Type": "application/x-www-form-urlencoded", ...pageHeaders(origin, headers) },
    body: fields instanceof Uint8Array ? asBody(fields) : new URLSearchParams(fields).toString(),
  });
}

/** What a browser adds to a post of a page of `origin`, and what a test says instead. */
function pageHeaders(origin: string, headers: Record<string, string>): Record<string, string> {
  const all = { Connection: "close", Origin: origin, ...headers };
  return Object.fromEntries(Object.entries(all).filter(([name, value]) => name !== "Origin" || value !== ""));
}

function asBody(bytes: string | Uint8Array): string | Uint8Array<ArrayBuffer> {
  return typeof bytes === "string" ? bytes : new Uint8Array(bytes);
}
