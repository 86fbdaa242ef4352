import * as v from "valibot";

const ORIGIN = "an http or https address without a path, such as https://www.example.com";

// URL accepts `;` and quotes in a host name, but the origin becomes part of a security header.
const HOST_OF_URL = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])$/;

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || !/^https?:\/\//i.test(text)) return false;
  const hasMore = url.username + url.password + url.search + url.hash !== "" || url.pathname !== "/";
  return !hasMore && HOST_OF_URL.test(url.hostname);
}

/** An origin; a trailing slash is removed. */
export const origin = v.pipe(
  v.string(),
  v.check(isOrigin, ORIGIN),
  v.transform((text) => new URL(text).origin),
);

/** Several origins, separated by commas or spaces. */
export const originList = v.pipe(
  v.string(),
  v.transform((text) => text.split(/[\s,]+/).filter(Boolean)),
  v.check((texts) => texts.every(isOrigin), `${ORIGIN}, or several with commas between them`),
  v.transform((texts) => texts.map((text) => new URL(text).origin)),
);
