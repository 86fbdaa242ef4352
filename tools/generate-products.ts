import { join, relative } from "node:path";
import { readCommandLine } from "./command/command-line.mjs";
import { multiplySeries } from "./generate-products/multiply-series.ts";

// `npm run generate-products -- 10000`: a copy of content/ in which series are repeated until it has that many
// products.
const root = join(import.meta.dirname, "..");
const { options, words } = readCommandLine("generate-products");
const count = words.length === 1 ? Number(words[0]) : Number.NaN;
const out = options.out ?? join(root, ".build/generated-content");
const content = join(root, "content");

if (!Number.isInteger(count) || count < 1) {
  console.error("Say how many products: npm run generate-products -- 10000.");
  process.exitCode = 1;
} else if (relative(content, out) === "") {
  console.error("The generated range must not take the place of content/.");
  process.exitCode = 1;
} else {
  console.log(`Wrote ${multiplySeries(content, out, count)} products into ${out}.`);
}
