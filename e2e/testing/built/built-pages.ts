import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { TEST_SITE } from "#testing/test-site.ts";

const dist = join(TEST_SITE, "dist");

/** Every HTML file of the build, by its path; of the product pages, which are similar, every twentieth. */
export function builtPages(): Map<string, string> {
  const all = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(".html"),
  );
  const products = all.filter((path) => path.startsWith("product/"));
  const paths = all.filter((path) => !products.includes(path) || products.indexOf(path) % 20 === 0);
  return new Map(paths.map((path) => [path, readFileSync(join(dist, path), "utf8")]));
}

/** Paths of the pages in which the pattern is found. */
export function pagesWith(pattern: RegExp): string[] {
  return [...builtPages()].filter(([, html]) => pattern.test(html)).map(([path]) => path);
}
