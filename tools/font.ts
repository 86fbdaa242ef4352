import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fontFile } from "#prerender/bundles/font-face.ts";
import { buildFont } from "./font/build-font.ts";

// `npm run font`: cuts the page's font again after a change of its glyphs or its package.
const target = join(import.meta.dirname, "../art", fontFile);
mkdirSync(dirname(target), { recursive: true });
writeFileSync(target, await buildFont());
const licence = createRequire(import.meta.url).resolve("@fontsource-variable/mona-sans/LICENSE");
copyFileSync(licence, join(dirname(target), "LICENSE"));
console.log(`Wrote art/${fontFile}.`);
