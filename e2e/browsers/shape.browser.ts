import { join } from "node:path";
import { mkdirSync, writeFileSync } from "node:fs";
import { run } from "./driven-window.ts";
import { expect, test } from "./test.ts";

const places = [
  ["home", "/"],
  ["category", "/products/milling"],
  ["contact", "/#contact"],
] as const;
const sizes = [
  [390, 844],
  [1280, 800],
] as const;

for (const [width, height] of sizes) {
  for (const [name, address] of places) {
    test(`at ${width} × ${height} nothing of ${name} is wider than the window`, async ({ visitor }, info) => {
      await visitor.window.resize(width, height);
      await visitor.open(address);
      // Only for people to look at: browsers draw differently, so nothing is compared.
      await run(visitor.window, () => new Promise((resolve) => setTimeout(resolve, 500)));
      const { name: browser, outputDir } = info.project;
      mkdirSync(outputDir, { recursive: true });
      writeFileSync(join(outputDir, `${browser}-${name}-${width}.png`), await visitor.window.picture());
      const excess = await run(visitor.window, () => {
        const scrolled = document.querySelector("dialog[open]") ?? document.documentElement;
        return scrolled.scrollWidth - scrolled.clientWidth;
      });
      expect(excess).toBe(0);
    });
  }
}

test("no section is blank", async ({ visitor }) => {
  await visitor.open("/");
  const blank = await run(visitor.window, () =>
    [...document.querySelectorAll("main > *, footer")]
      .filter((part) => part.getBoundingClientRect().height > 0)
      .filter((part) => (part as HTMLElement).innerText.trim() === "")
      .map((part) => part.outerHTML.slice(0, 80)),
  );
  expect(blank).toEqual([]);
});
