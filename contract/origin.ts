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

function isListenAddress(text: string): boolean {
  const [, port] = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\]):(\d{1,5})$/i.exec(text) ?? [];
  return port !== undefined && Number(port) <= 65_535;
}

/** A host of this machine and a port, such as `127.0.0.1:9464`. */
export const listenAddress = v.pipe(
  v.string(),
  v.check(isListenAddress, "a host of this machine and a port, such as 127.0.0.1:9464"),
  v.transform((text) => {
    const colon = text.lastIndexOf(":");
    return { host: text.slice(0, colon).replaceAll(/[[\]]/g, ""), port: Number(text.slice(colon + 1)) };
  }),
);

/** The path of a folder. */
export const folder = v.pipe(v.string(), v.regex(/^\P{Cc}+$/u, "the path of a folder"));
