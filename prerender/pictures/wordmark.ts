import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Height of the mark in px: 28 in the page's header, 32 here; the name is scaled alike. */
export const WORDMARK_HEIGHT = 32;
export const NAME_SIZE = 24;
/** Left edge of the name, right of the mark's box. */
export const NAME_LEFT = WORDMARK_HEIGHT + 11.5;

/** Colours of the outlines on light and on dark. As in tokens.first.css. */
const COLOURS = { paper: "#0f1113", stage: "#f4f5f5" };

/** The background of a wordmark. */
export type Ground = keyof typeof COLOURS;

/** Both wordmarks, by file name in art/brand/ and on the site. */
export const wordmarkFiles: Record<string, Ground> = {
  "wordmark.svg": "paper",
  "wordmark-on-dark.svg": "stage",
};

/** A name as the data of one path, and its right edge. */
export interface Outlines {
  path: string;
  width: number;
}

/** The mark on its grid of 32 (site/ui/dial.tsx). */
const ring = '<path d="M23.17 4.44A13.6 13.6 0 1 0 27.56 8.83L25.21 11.17A10.4 10.4 0 1 1 20.83 6.79Z"/>';
const needle = "M15.4 16.6 26 6";

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

/**
 * The company's mark and name as an SVG that doesn't need its font: for search engines, letters, partners' pages.
 * Without `outlines` the name is text.
 */
export function drawWordmark(name: string, ground: Ground, outlines?: Outlines): string {
  const colour = COLOURS[ground];
  const words = outlines
    ? `<path d="${outlines.path}"/>`
    : `<text x="${NAME_LEFT}" y="24.6" font-family="sans-serif" font-weight="600" font-size="${NAME_SIZE}">${escape(name)}</text>`;
  // Unknown font: assume half a letter's height as its width, plus some space.
  const width = Math.ceil(outlines?.width ?? NAME_LEFT + name.length * NAME_SIZE * 0.7);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${WORDMARK_HEIGHT}" width="${width * 4}" height="${WORDMARK_HEIGHT * 4}" role="img" fill="${colour}">`,
    `<title>${escape(name)}</title>${ring}`,
    `<path d="${needle}" fill="none" stroke="${colour}" stroke-width="3.2"/>${words}</svg>\n`,
  ].join("");
}

/** The wordmarks drawn by `npm run wordmark`; as text if the company's name has changed since. */
export function readWordmarks(art: string, name: string): { files: Map<string, string>; isStale: boolean } {
  const title = `<title>${escape(name)}</title>`;
  const kept = Object.keys(wordmarkFiles).map((file): [string, string] => [
    file,
    readFileSync(join(art, "brand", file), "utf8"),
  ]);
  const isStale = kept.some(([, svg]) => !svg.includes(title));
  const drawn = Object.entries(wordmarkFiles).map(([file, ground]): [string, string] => [
    file,
    drawWordmark(name, ground),
  ]);
  return { files: new Map(isStale ? drawn : kept), isStale };
}
