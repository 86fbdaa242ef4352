import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fontFile } from "#prerender/bundles/font-face.ts";
import { buildFont, buildOfferFonts } from "./font/build-font.ts";

// `npm run font`: cuts the fonts again after a change of their glyphs or packages.
const target = join(import.meta.dirname, "../art", fontFile);
mkdirSync(dirname(target), { recursive: true });
writeFileSync(target, await buildFont());
const licence = createRequire(import.meta.url).resolve("@fontsource-variable/mona-sans/LICENSE");
copyFileSync(licence, join(dirname(target), "LICENSE"));
for (const [name, bytes] of await buildOfferFonts()) writeFileSync(join(dirname(target), name), bytes);
copyFileSync(
  createRequire(import.meta.url).resolve("@expo-google-fonts/mukta/LICENSE_FONT"),
  join(dirname(target), "LICENSE-offer"),
);
console.log(`Wrote the fonts into art/font/.`);
