import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { loadContent } from "#prerender/content.ts";
import { generateRange } from "./generate-products/generate-range.ts";
import { smallerRange } from "./generate-products/smaller-range.ts";

// `npm run generate-products -- 10000 [--out folder] [--seed 1]`: a copy of content/ with that many products in all,
// made up beyond the hand-kept ones, or some of those left out.
const root = join(import.meta.dirname, "..");
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: "string" }, seed: { type: "string", default: "1" } },
});
const count = Number(positionals[0]);
const seed = Number(values.seed);
const out = values.out ?? join(root, ".build/generated-content");
const content = join(root, "content");

if (!Number.isInteger(count) || count < 1 || !Number.isInteger(seed)) {
  console.error("Say how many products: npm run generate-products -- 10000 [--out folder] [--seed 1].");
  process.exitCode = 1;
} else if (relative(content, out) === "") {
  console.error("The generated range must not take the place of content/.");
  process.exitCode = 1;
} else {
  const { categories, products } = loadContent(content);
  const range =
    count < products.length ? smallerRange(products, count) : generateRange(products, count, seed);
  rmSync(join(out, "products"), { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  cpSync(content, out, { recursive: true });
  for (const { id } of categories.filter((category) => category.id !== "all")) {
    const own = range.filter((product) => product.category === id);
    // A file's products don't name their category; JSON leaves undefined out.
    const records = own.map((product) => ({ ...product, category: undefined }));
    writeFileSync(join(out, "products", `${id}.json`), `${JSON.stringify(records, undefined, 2)}\n`);
  }
  // The build's own rules have the last word.
  console.log(`Wrote ${loadContent(out).products.length} products into ${out}.`);
}
