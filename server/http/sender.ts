/**
 * Who sent a post: a page of ours, a page of somebody else, or a program that says nothing of a page. Browsers name the
 * page's origin with every post, and no page can forge it.
 */
export type Sender = "own" | "foreign" | "program";

/** What tells the sender. */
export interface SenderHeaders {
  origin: string | undefined;
  /** `Sec-Fetch-Site`, which tells the same where a browser hides the origin (`null`). */
  fetchSite: string | undefined;
  host: string | undefined;
}

/** Tells who sent a post. @param origins those of the site and of other sites that may post here. */
export function senderOf({ origin, fetchSite, host }: SenderHeaders, origins: string[]): Sender {
  if (origin === undefined || origin === "null") {
    if (fetchSite === "same-origin") return "own";
    if (origin === "null") return "foreign";
    return fetchSite === undefined || fetchSite === "none" ? "program" : "foreign";
  }
  if (origins.includes(origin)) return "own";
  // Behind a proxy only the host is known, not whether the visitor came by https.
  return hostOf(origin) !== undefined && hostOf(origin) === hostOf(`http://${host ?? ""}`)
    ? "own"
    : "foreign";
}

function hostOf(origin: string): string | undefined {
  const url = URL.parse(origin);
  return url === null || !/^https?:$/.test(url.protocol) ? undefined : url.host;
}
