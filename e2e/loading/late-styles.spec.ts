import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { TEST_SITE } from "#testing/test-site.ts";
import { builtPages } from "../testing/built/built-pages.ts";
import { openAtOnce } from "../testing/open-at-once.ts";
import { expect, test } from "../testing/test.ts";

const assets = join(TEST_SITE, "dist/assets");
const late = new Map(
  readdirSync(assets)
    .filter((name) => name.endsWith(".css"))
    .map((name) => [`/assets/${name}`, readFileSync(join(assets, name), "utf8")]),
);

function classesIn(css: string): Set<string> {
  return new Set([...css.matchAll(/\.([a-z][\w-]*_\w+)/g)].map(([, name = ""]) => name));
}

const inlineStyle = (html: string): string => /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? "";

test("no page arrives with a part whose style is missing or still to come", () => {
  const styles = new Set([...builtPages().values()].map(inlineStyle));
  const all = new Set([...late.values(), ...styles].flatMap((css) => [...classesIn(css)]));
  const faults: string[] = [];
  for (const [path, html] of builtPages()) {
    const drawn = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" "));
    const linked = [...html.matchAll(/<link rel="stylesheet" href="([^"]*)"/g)].map(([, href]) => href);
    const sheets = [inlineStyle(html), ...linked.map((href = "") => late.get(href) ?? "")];
    const there = new Set(sheets.flatMap((css) => [...classesIn(css)]));
    const missing = drawn.find((name) => all.has(name) && !there.has(name));
    if (missing !== undefined) faults.push(`${path}: ${missing}`);
  }
  // Only the first few: a wrong sheet is wrong on a hundred pages.
  expect(faults.slice(0, 5)).toEqual([]);
  expect(late.size).toBeGreaterThan(3);
});

test("no rule stands both in the pages and in a late sheet, or in two late sheets", () => {
  const style = inlineStyle(builtPages().get("index.html") ?? "");
  // The calculator's page is a separate bundle and repeats rules of sheets that load late.
  const ofPage = [...late].filter(([address]) => !address.includes("/calculator-page."));
  const sheets = [style, ...ofPage.map(([, css]) => css)].map(classesIn);
  const all = sheets.flatMap((classes) => [...classes]);
  expect(all.length).toBeGreaterThan(200);
  expect(all.length).toBe(new Set(all).size);
});

test("a category opens in its full style, its sheet asked for once", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await openAtOnce(page, "/products/milling");
  const overlay = page.locator("[data-overlay]");
  await expect(overlay).toHaveCSS("position", "fixed");
  await expect(page.locator('[data-island="overlay"]')).toHaveAttribute("data-hydrated", "");
  const sheets = requests.filter((path) => path.endsWith(".css"));
  expect(sheets.some((path) => path.includes("/overlay."))).toBe(true);
  expect(new Set(sheets).size).toBe(sheets.length);
});
