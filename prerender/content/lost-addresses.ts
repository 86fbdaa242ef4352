import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { Redirects } from "./redirects.ts";

/** So many are named; the others are counted. */
const NAMED = 10;

/** The pages of products and places in a built site, as addresses. */
function addressesIn(dist: string): string[] {
  try {
    return readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `/${relative(dist, join(entry.parentPath, entry.name)).split(sep).join("/")}`)
      .flatMap(
        (file) => /^(\/product\/[^/]+)\.html$|^(\/products\/.+)\/index\.html$/.exec(file)?.slice(1) ?? [],
      )
      .filter((address) => address !== undefined);
  } catch {
    // The first build has none before it.
    return [];
  }
}

/** What visitors of the last build's addresses lose in the next: a sentence for each that leads nowhere now. */
export function lostAddresses(last: string, next: string, { addresses }: Redirects): string[] {
  const kept = new Set([...addressesIn(next), ...addresses.keys()]);
  const lost = addressesIn(last).filter((address) => !kept.has(address));
  const sentences = lost.slice(0, NAMED).map((address) => {
    const list = address.startsWith("/product/") ? "products" : "places";
    const name = address.replace(/^\/products?\//, "");
    return `content/redirects.json: the last build had ${address}, this one has not: whoever kept its address finds nothing. If it was renamed, add "${name}" to "${list}" with what it is now.`;
  });
  return lost.length > NAMED
    ? [...sentences, `… and ${lost.length - NAMED} more addresses of the last build.`]
    : sentences;
}
