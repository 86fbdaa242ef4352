import { run } from "./driven-window.ts";
import { expect, test } from "./test.ts";
import type { Visitor } from "./visitor.ts";

const milling = ["region", "Products", "heading", "Milling", "link", "Milling"] as const;
const endMill = "4-flute solid carbide end mill Ø10, DIN 6527 L";
/** The link in its row begins with the order code. */
const ofSize = new RegExp(`, ${endMill}$`);
const inMilling = ["dialog", "Milling"] as const;

test("on a phone Escape closes the filters alone, and then the category", async ({ visitor }) => {
  await visitor.window.resize(390, 844);
  await visitor.open("/");
  await visitor.press(...milling);
  // Twice: the category could close shortly after the filters.
  for (const _ of ["once", "again"]) {
    await visitor.press(...inMilling, "button", "Filters");
    await visitor.sees(...inMilling, "dialog", "Filters", "heading", "Filters");
    await visitor.window.key("Escape");
    await visitor.doesNotSee("dialog", "Filters");
    await visitor.sees(...inMilling, "button", "Filters");
  }
  expect(await visitor.address()).toBe("/products/milling");
  await visitor.window.key("Escape");
  await visitor.doesNotSee(...inMilling);
  await visitor.sees(...milling);
});

test("Escape as the first key after a shared link to a category leads to the page's products", async ({
  visitor,
}) => {
  await visitor.open("/products/milling");
  await visitor.window.key("Escape");
  await visitor.doesNotSee(...inMilling);
  await visitor.sees("region", "Products", "heading", "Products");
  expect(await visitor.address()).toBe("/#products");
});

test("after a shared link to a sheet Escape leads to its list, and once more to the page", async ({
  visitor,
}) => {
  await visitor.open("/products/turning/grade/steel#tur-st-cnmg120408-p25");
  await visitor.sees("dialog", /^CNMG 120408/, "heading", /^CNMG 120408/);
  await visitor.window.key("Escape");
  await visitor.sees("dialog", "Turning", "heading", "Turning");
  expect(await visitor.address()).toBe("/products/turning/grade/steel");
  await visitor.window.key("Escape");
  await visitor.doesNotSee("dialog", "Turning");
  await visitor.sees("region", "Products", "heading", "Products");
});

test("Back leads from a sheet to its list", async ({ visitor }) => {
  await visitor.open("/products/milling/solid-carbide");
  await visitor.press(...inMilling, "link", ofSize);
  await visitor.sees("dialog", endMill, "heading", endMill);
  await visitor.window.back();
  await visitor.sees(...inMilling, "link", ofSize);
  expect(await visitor.address()).toBe("/products/milling/solid-carbide");
});

test("Back leads through what was chosen in a category to where the page was", async ({ visitor }) => {
  await visitor.open("/");
  await visitor.press(...milling);
  await visitor.press(...inMilling, "tab", /^Indexable/);
  await expect.poll(() => visitor.address()).toBe("/products/milling/indexable");
  await visitor.window.back();
  await expect.poll(() => visitor.address()).toBe("/products/milling");
  await visitor.sees(...inMilling, "tab", /^Solid Carbide/);
  await visitor.window.back();
  await visitor.doesNotSee(...inMilling);
  await visitor.sees(...milling);
});

test("a reload keeps the place on the page", async ({ visitor }) => {
  await visitor.open("/");
  await run(visitor.window, () => scrollTo({ top: 2000, behavior: "instant" }));
  await expect.poll(() => topOf(visitor)).toBe(2000);
  await visitor.reload();
  await expect.poll(() => topOf(visitor)).toBe(2000);
});

test("a reload keeps the place in a category, and Escape still leads to the page", async ({ visitor }) => {
  await visitor.open("/");
  await visitor.press(...milling);
  await visitor.press(...inMilling, "tab", /^Indexable/);
  await expect.poll(() => visitor.address()).toBe("/products/milling/indexable");
  await visitor.reload();
  expect(await visitor.address()).toBe("/products/milling/indexable");
  await visitor.sees(...inMilling, "tab", /^Indexable/);
  await visitor.window.key("Escape");
  await visitor.doesNotSee(...inMilling);
  await visitor.sees(...milling);
});

function topOf({ window }: Visitor): Promise<number> {
  return run(window, () => scrollY);
}
