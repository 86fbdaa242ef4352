import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadContent } from "#prerender/content/content.ts";
import { wordmarkFiles } from "#prerender/pictures/wordmark.ts";
import { buildWordmark } from "./wordmark/build-wordmark.ts";

// `npm run wordmark`: redraws the wordmark after a change of the company's name.
const root = join(import.meta.dirname, "..");
const { company } = loadContent(join(root, "content"));
for (const [file, ground] of Object.entries(wordmarkFiles)) {
  writeFileSync(join(root, "art/brand", file), await buildWordmark(company.name, ground));
}
console.log(`Wrote ${Object.keys(wordmarkFiles).join(" and ")} into art/brand/.`);
