import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { examplesInVain } from "#prerender/content/check-examples.ts";
import { loadContent } from "#prerender/content/content.ts";
import { generateRange } from "./generate-range.ts";
import { smallerRange } from "./smaller-range.ts";

/**
 * Writes a copy of the folder `content` to `out`, with `count` products: either generated ones added, which `seed`
 * chooses, or some of the real ones left out. Returns how many it holds. Throws ContentError where the result breaks a
 * rule of the build.
 */
export function writeRange(content: string, out: string, count: number, seed: number): number {
  const { categories, products, page } = loadContent(content);
  const range =
    count < products.length ? smallerRange(products, count) : generateRange(products, count, seed);
  rmSync(join(out, "products"), { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  cpSync(content, out, { recursive: true });
  // The sizes of the series stand among the products here.
  rmSync(join(out, "series"), { recursive: true, force: true });
  const write = (file: string, value: unknown): void =>
    writeFileSync(join(out, file), `${JSON.stringify(value, undefined, 2)}\n`);
  for (const { id } of categories.filter((category) => category.id !== "all")) {
    const own = range.filter((product) => product.category === id);
    // Products don't name their category in the files; JSON.stringify drops undefined.
    write(
      `products/${id}.json`,
      own.map((product) => ({ ...product, category: undefined })),
    );
  }
  // A smaller range may lack the tools that the page proposes to search for.
  const inVain = examplesInVain(page.products.examples, categories, range);
  const examples = page.products.examples.map((example, at) =>
    inVain.includes(example) ? (range[at]?.orderCode ?? example) : example,
  );
  write("page.json", { ...page, products: { ...page.products, examples } });
  // Loading the result applies the build's own rules.
  return loadContent(out).products.length;
}
