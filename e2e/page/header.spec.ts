import type { Locator, Page } from "@playwright/test";
import { openAtOnce } from "../testing/open-at-once.ts";
import { scrollBy } from "../testing/scroll-by.ts";
import { expect, test } from "../testing/same-window.ts";

/** Height of the sticky header, px; a section begins below it. */
const HEADER = 64;

function banner(page: Page): Locator {
  return page.getByRole("banner");
}

/** Distance of a section from the window's top. */
function topOf(page: Page, section: string): Promise<number> {
  return page
    .locator(`#${section}`)
    .evaluate((element) => Math.abs(Math.round(element.getBoundingClientRect().top)));
}

async function expectAt(page: Page, section: string): Promise<void> {
  await expect.poll(() => topOf(page, section)).toBeGreaterThanOrEqual(HEADER - 2);
  await expect.poll(() => topOf(page, section)).toBeLessThanOrEqual(HEADER + 2);
}

/** Marks the document, to detect a navigation to another one. */
async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute("data-same-document", ""));
}

async function expectSameDocument(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("data-same-document", "");
}

/** Records the scroll positions that the page passes. */
async function recordScroll(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const places: number[] = [];
    Object.assign(window, { places });
    addEventListener("scroll", () => places.push(scrollY));
  });
  // Set by this test, so the type of `window` lacks it.
  return () => page.evaluate(() => (window as unknown as { places: number[] }).places);
}

test("About scrolls to its section without leaving the page, and focus follows", async ({ page }) => {
  await openAtOnce(page);
  await markDocument(page);
  await scrollBy(page, () => banner(page).getByRole("link", { name: "About" }).click());
  await expectAt(page, "about");
  await expect(page).toHaveURL("/#about");
  await expect(page.locator("#about")).toBeFocused();
  await expectSameDocument(page);
});

test("Products scrolls to its section, and the next Tab goes into it", async ({ page }) => {
  await openAtOnce(page);
  await markDocument(page);
  await scrollBy(page, () => banner(page).getByRole("link", { name: "Products" }).click());
  await expectAt(page, "products");
  await expect(page).toHaveURL("/#products");
  await page.keyboard.press("Tab");
  await expect(page.locator("#products").locator(":focus")).toBeVisible();
  await expectSameDocument(page);
});

test("Contact scrolls to its section, and the next Tab goes into it", async ({ page }) => {
  await openAtOnce(page);
  await markDocument(page);
  await scrollBy(page, () => banner(page).getByRole("link", { name: "Contact" }).click());
  await expectAt(page, "contact");
  await expect(page).toHaveURL("/#contact");
  await page.keyboard.press("Tab");
  await expect(page.locator("#contact").locator(":focus")).toBeVisible();
  await expectSameDocument(page);
});

test("Home scrolls back to the top, and the next Tab goes to the slides", async ({ page }) => {
  await openAtOnce(page, "/#contact");
  await markDocument(page);
  await scrollBy(page, () => banner(page).getByRole("link", { name: "Home" }).click());
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThanOrEqual(36);
  await expect(page).toHaveURL("/#home");
  await page.keyboard.press("Tab");
  await expect(page.locator("#home").locator(":focus")).toBeVisible();
  await expectSameDocument(page);
});

test("the customers have an address of their own", async ({ page }) => {
  await openAtOnce(page, "/#customers");
  await expectAt(page, "customers");
});

test("the header's links work from the keyboard", async ({ page }) => {
  await openAtOnce(page);
  await banner(page).getByRole("link", { name: "Products" }).focus();
  await page.keyboard.press("Enter");
  await expectAt(page, "products");
  await expect(page.locator("#products")).toBeFocused();
});

test("the page glides to a section", async ({ page }) => {
  await openAtOnce(page);
  const places = await recordScroll(page);
  await banner(page).getByRole("link", { name: "Products" }).click();
  await expectAt(page, "products");
  const passed = new Set(await places());
  // A jump passes one place; how many a glide passes is the machine's.
  expect(passed.size).toBeGreaterThan(1);
});

test("who wants no movement gets to a section in one jump", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openAtOnce(page);
  const places = await recordScroll(page);
  await banner(page).getByRole("link", { name: "Products" }).click();
  await expectAt(page, "products");
  const passed = new Set(await places());
  expect(passed.size).toBe(1);
});

test("the header blurs what scrolls behind it and casts a shadow", async ({ page }) => {
  await openAtOnce(page);
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 400);
  await expect(banner(page)).toHaveAttribute("data-scrolled", "true");
  await expect(banner(page)).toHaveCSS("backdrop-filter", /blur\(\d+px\)/);
  await expect(banner(page)).toHaveCSS("box-shadow", /\d+px/);
  await expect(banner(page)).toBeInViewport({ ratio: 1 });
});

test("at the top of the page the header has neither blur nor shadow", async ({ page }) => {
  await openAtOnce(page);
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 400);
  await expect(banner(page)).toHaveAttribute("data-scrolled", "true");
  await page.mouse.wheel(0, -4000);
  await expect(banner(page)).not.toHaveAttribute("data-scrolled");
  await expect(banner(page)).toHaveCSS("backdrop-filter", "none");
  await expect(banner(page)).toHaveCSS("box-shadow", "none");
});

test("a page opened in the middle has the scrolled header from the start", async ({ page }) => {
  await openAtOnce(page, "/#products");
  await expect(banner(page)).toHaveAttribute("data-scrolled", "true");
});

test("the header marks the section in sight, and only that one", async ({ page }) => {
  await openAtOnce(page);
  const marked = banner(page).locator("[aria-current]");
  await expect(marked).toHaveText(["Home"]);
  await banner(page).getByRole("link", { name: "Products" }).click();
  await expect(marked).toHaveText(["Products"]);
  await banner(page).getByRole("link", { name: "About" }).click();
  await expect(marked).toHaveText(["About"]);
  // The space between two sections belongs to the upper one, also after a jump.
  for (const [place, name] of [
    ["catalogue", "Products"],
    ["customers", "About"],
    ["contact", "Contact"],
    ["home", "Home"],
  ] as const) {
    await page.evaluate((id) => document.getElementById(id)?.scrollIntoView({ behavior: "instant" }), place);
    await expect(marked).toHaveText([name]);
  }
});

test("going through the header by the keyboard doesn't move the page", async ({ page }) => {
  await openAtOnce(page);
  await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
  await banner(page)
    .getByRole("link", { name: "Home" })
    .evaluate((link) => link.focus({ preventScroll: true }));
  const stops = banner(page).getByRole("link").or(banner(page).getByRole("button"));
  for (const name of ["About", "Products", "Contact", "Quote list", "Get Quote"]) {
    await page.keyboard.press("Tab");
    await expect(stops.filter({ hasText: name })).toBeFocused();
  }
  // Smooth scrolling would have started within these frames.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  });
  expect(await page.evaluate(() => scrollY)).toBe(600);
});

test("the first Tab offers a way past the bars to the content", async ({ page }) => {
  await openAtOnce(page);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to the content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").locator(":focus")).toBeVisible();
});

test("back from the search, the focus ring frames the header's whole search box", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAtOnce(page);
  const search = page.getByRole("banner").getByRole("button", { name: /^Search code/ });
  await search.press("Enter");
  await expect(page.getByRole("combobox", { name: /^Search code/ })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(search).toBeFocused();
  const [ringed, box] = await Promise.all([search.boundingBox(), search.locator("..").boundingBox()]);
  // The box has a hairline of 1 px around the button.
  expect((box?.width ?? 0) - (ringed?.width ?? 0)).toBe(2);
  expect((box?.height ?? 0) - (ringed?.height ?? 0)).toBe(2);
});
