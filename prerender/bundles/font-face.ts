import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Assets } from "./assets.ts";

/** The page's font, subset by `npm run font`. */
export const fontFile = "font/calivane-sans.woff2";

/** Adds the font to the site's files and returns its `@font-face` rule. `art` is the font's folder. */
export function addFont(art: string, assets: Assets): string {
  const address = assets.add("/assets/site-sans.woff2", readFileSync(join(art, fontFile)));
  return `@font-face{font-family:"Site Sans";src:url(${address}) format("woff2");font-weight:420 600;font-stretch:100% 125%;font-display:swap}`;
}
