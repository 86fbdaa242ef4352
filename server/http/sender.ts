/**
 * Who sent a post: our own page, a foreign page, or a program outside any page. Browsers name the page's origin with
 * every post, and no page can forge it.
 */
export type PostSender = "own" | "foreign" | "program";

/** Headers that identify the sender. */
export interface SenderHeaders {
  origin: string | undefined;
  /** `Sec-Fetch-Site`, which gives the same information where a browser hides the origin (`null`). */
  fetchSite: string | undefined;
  host: string | undefined;
}

/**
 * Determines who sent a post.
 * @param origins of the site and of other sites that may post here.
 */
export function senderOf({ origin, fetchSite, host }: SenderHeaders, origins: string[]): PostSender {
  if (origin === undefined || origin === "null") {
    if (fetchSite === "same-origin") return "own";
    if (origin === "null") return "foreign";
    return fetchSite === undefined || fetchSite === "none" ? "program" : "foreign";
  }
  if (origins.includes(origin)) return "own";
  // Behind a proxy only the host is known, not the visitor's protocol.
  return hostOf(origin) !== undefined && hostOf(origin) === hostOf(`http://${host ?? ""}`)
    ? "own"
    : "foreign";
}

function hostOf(origin: string): string | undefined {
  const url = URL.parse(origin);
  return url === null || !/^https?:$/.test(url.protocol) ? undefined : url.host;
}
