import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadContent } from "#prerender/content.ts";
import { buildWordmark } from "#prerender/wordmark.ts";

// `npm run wordmark`: draws the wordmark at the head of README anew, after a change of the company's name.
const root = join(import.meta.dirname, "..");
const { company } = loadContent(join(root, "content"));
const folder = join(root, "docs/pictures");
writeFileSync(join(folder, "wordmark.svg"), await buildWordmark(company.name, "paper"));
writeFileSync(join(folder, "wordmark-on-dark.svg"), await buildWordmark(company.name, "stage"));
console.log("Wrote docs/pictures/wordmark.svg and wordmark-on-dark.svg.");
