import { join, relative } from "node:path";
import { readCommandLine } from "./command-line.mjs";
import { writeRange } from "./generate-products/write-range.ts";

// `npm run generate-products -- 10000`: a copy of content/ with that many products, either with generated ones added
// or with some of the real ones left out.
const root = join(import.meta.dirname, "..");
const { options, words } = readCommandLine("generate-products");
const count = words.length === 1 ? Number(words[0]) : Number.NaN;
const seed = Number(options.seed ?? 1);
const out = options.out ?? join(root, ".build/generated-content");
const content = join(root, "content");

if (!Number.isInteger(count) || count < 1) {
  console.error("Say how many products: npm run generate-products -- 10000.");
  process.exitCode = 1;
} else if (relative(content, out) === "") {
  console.error("The generated range must not take the place of content/.");
  process.exitCode = 1;
} else {
  console.log(`Wrote ${writeRange(content, out, count, seed)} products into ${out}.`);
}
