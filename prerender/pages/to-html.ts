import type { ReactNode } from "react";
import { prerender } from "react-dom/static";

/** The HTML of a page whose islands are hydrated by a script. */
export async function toHtml(node: ReactNode): Promise<string> {
  // Keeps all parts in place: React would move large ones into templates that only a script restores.
  const { prelude } = await prerender(node, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  const html = await new Response(prelude).text();
  // HTML needs no slash in elements without end tag; the page has to arrive with the first round trip.
  return html.replaceAll(/(<(?:img|source|input|link|br)\b[^>]*)\/>/g, "$1>");
}
