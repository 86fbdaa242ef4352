import { CONTACT_PATH, FILLING_TIME_HEADER } from "#contract/contact.ts";

/** For tests: a valid message. */
export const WORDS = {
  email: "asha@example.com",
  userName: "Asha Rao",
  subject: "Product inquiry",
  message: "Ten CNMG 120408, please.",
};

/** For tests: posts anything as the page's script does. An empty header is not sent. */
export function postJson(
  origin: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(origin + CONTACT_PATH, {
    method: "POST",
    // The server may close a keep-alive connection just when it is reused; no test is about that.
    headers: {
      "Content-Type": "application/json",
      [FILLING_TIME_HEADER]: "60000",
      ...pageHeaders(origin, headers),
    },
    body: typeof body === "string" || body instanceof Uint8Array ? asBody(body) : JSON.stringify(body),
  });
}

/** For tests: posts fields as a browser does without script; doesn't follow redirects. */
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

/** Headers that a browser adds to a page's post, or a test's replacements. */
function pageHeaders(origin: string, headers: Record<string, string>): Record<string, string> {
  const all = { Connection: "close", Origin: origin, ...headers };
  return Object.fromEntries(Object.entries(all).filter(([name, value]) => name !== "Origin" || value !== ""));
}

function asBody(bytes: string | Uint8Array): string | Uint8Array<ArrayBuffer> {
  return typeof bytes === "string" ? bytes : new Uint8Array(bytes);
}
