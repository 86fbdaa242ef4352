import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { loadContent } from "#prerender/content/content.ts";
import { readCommandLine } from "./command-line.mjs";
import { generateRange } from "./generate-products/generate-range.ts";
import { smallerRange } from "./generate-products/smaller-range.ts";

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
  const { categories, products } = loadContent(content);
  const range =
    count < products.length ? smallerRange(products, count) : generateRange(products, count, seed);
  rmSync(join(out, "products"), { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  cpSync(content, out, { recursive: true });
  // The sizes of the series stand among the products here.
  rmSync(join(out, "series"), { recursive: true, force: true });
  for (const { id } of categories.filter((category) => category.id !== "all")) {
    const own = range.filter((product) => product.category === id);
    // Products don't name their category in the files; JSON.stringify drops undefined.
    const records = own.map((product) => ({ ...product, category: undefined }));
    writeFileSync(join(out, "products", `${id}.json`), `${JSON.stringify(records, undefined, 2)}\n`);
  }
  // Loading the result applies the build's own rules.
  console.log(`Wrote ${loadContent(out).products.length} products into ${out}.`);
}
