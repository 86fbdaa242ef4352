import type { Page } from "@playwright/test";
import { endLoader, hydrated, openAtOnce } from "./testing/open-at-once.ts";
import { saveData } from "./testing/save-data.ts";
import { expect, test } from "./testing/test.ts";

/** What is asked of the catalogue's data and of the overlay's code while a visitor looks at the page and does nothing. */
async function askedAhead(page: Page): Promise<string[]> {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/data\/|\/overlay\.[^/]+\.js$/.test(pathname)) asked.push(pathname.replace(/\..*$/, ""));
  });
  await page.clock.install();
  await page.goto("/");
  await hydrated(page.getByRole("banner").getByRole("link").first());
  await page.clock.runFor(10_000);
  await page.waitForLoadState("networkidle");
  return asked;
}

/** Brings every section back as time would: the clock of the style sheet, wound on. */
async function endLater(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSAnimation && /^(?:later|empty)$/.test(animation.animationName))
        animation.finish();
    }
  });
}

test("what opens a category comes ahead while the visitor looks at the page", async ({ page }) => {
  expect(await askedAhead(page)).toEqual(
    expect.arrayContaining(["/assets/overlay", "/data/turning", "/data/pcd"]),
  );
});

test("for who saves data nothing comes ahead", async ({ page }) => {
  await saveData(page);
  expect(await askedAhead(page)).toEqual([]);
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("the category that stays in sight is drawn before it is pressed, and the press opens it", async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto("/");
    await hydrated(page.getByRole("banner").getByRole("link").first());
    await page.clock.runFor(10_000);
    const tile = page.getByRole("heading", { name: "Milling" }).getByRole("link");
    const list = page.locator("dialog[data-overlay]");
    await tile.evaluate((link) => link.scrollIntoView({ block: "start", behavior: "instant" }));
    // First the data and the code, then the rest of the clock; the page asks for both by itself.
    await expect(async () => {
      await page.clock.runFor(1000);
      await expect(list.locator("li[id]")).not.toHaveCount(0, { timeout: 500 });
    }).toPass();
    await expect(list).toBeHidden();
    const drawn = (await list.getByRole("heading", { level: 2, includeHidden: true }).textContent()) ?? "";
    await page.getByRole("heading", { name: drawn }).getByRole("link").tap();
    await expect(page.getByRole("dialog").getByRole("heading", { level: 2, name: drawn })).toBeVisible();
  });
});

test("a category opens with its name; its first tool comes with the next frame, on a phone the second with one more", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAtOnce(page);
  // What is in sight at each step is the work of one frame.
  await page.evaluate(() => {
    const seen: unknown[] = [];
    const parts = ["h2", "li[id]", "li[id] ~ li[id]"].map((part) => `[data-overlay] ${part}`);
    new MutationObserver(() => {
      seen.push(parts.map((part) => document.querySelector(part)?.checkVisibility() ?? false));
      document.body.dataset.seen = JSON.stringify(seen);
    }).observe(document, { attributeFilter: ["data-opening"], subtree: true });
  });
  await page.locator("#products").getByRole("heading", { name: "Milling" }).getByRole("link").click();
  const steps = [
    [true, false, false],
    [true, true, false],
    [true, true, true],
  ];
  await expect(page.locator("body")).toHaveAttribute("data-seen", JSON.stringify(steps));
  await expect(page.getByRole("dialog").getByRole("heading", { level: 2 })).toBeFocused();
});

test("the hero comes first: nothing of the script is on the line before it is in sight", async ({ page }) => {
  // Its clock stands still from the moment that it is there.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const hero = document.querySelector("#home");
      if (!hero) return;
      observer.disconnect();
      for (const animation of hero.getAnimations()) animation.pause();
    }).observe(document, { childList: true, subtree: true });
  });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const client = page.waitForRequest(/\/assets\/client\./);
  await page.goto("/");
  const hero = page.locator("#home");
  await expect(hero).toBeHidden();
  // The first paint has been, and what it could have set off.
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(asked.filter((path) => /\/assets\/.*\.js$/.test(path))).toEqual([
    expect.stringContaining("/assets/boot."),
  ]);
  await hero.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.finish();
  });
  await client;
  await expect(hero).toBeVisible();
});

test("after a reload the visitor is where he was, though what stands above is laid out later", async ({
  page,
}) => {
  await openAtOnce(page, "/#contact");
  await expect(page.locator("[data-later]")).toHaveCount(0);
  const top = () =>
    page.locator("#contact").evaluate((section) => Math.round(section.getBoundingClientRect().top));
  const underHeader = 64;
  await expect.poll(top).toBe(underHeader);
  await page.mouse.wheel(0, 300);
  const before = underHeader - 300;
  await expect.poll(top).toBe(before);
  await page.reload();
  await expect(page.locator("[data-later]")).toHaveCount(0);
  await expect.poll(top).toBe(before);
});

test("who writes in the form while the script is still on a slow line goes on writing when it comes", async ({
  page,
}) => {
  let letCome: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letCome = resolve));
  await page.route(/\/assets\/client\./, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/");
  await endLater(page);
  await endLoader(page);
  const field = page.getByRole("form", { name: "Contact form" }).getByLabel("Name");
  await field.pressSequentially("Anil");
  await field.evaluate((input) =>
    input.addEventListener("blur", () => (document.body.dataset.left = "the field"), { once: true }),
  );
  letCome();
  await expect(page.locator("[data-later]")).toHaveCount(0);
  await hydrated(field);
  await expect(field).toBeFocused();
  await expect(page.locator("body")).not.toHaveAttribute("data-left");
  await expect(field).toHaveValue("Anil");
});

test("where the rest of the script never comes, time brings every section into sight", async ({
  page,
  noise,
}) => {
  noise.expect(/assets\/client\./, "its way is cut");
  noise.expect(/net::ERR_FAILED/, "its way is cut");
  await page.route(/\/assets\/client\./, (route) => route.abort());
  await page.goto("/");
  const left = page.locator("[data-later]");
  await expect(left).not.toHaveCount(0);
  await endLater(page);
  await expect(left.first()).not.toHaveCSS("content-visibility", "hidden");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Turning" })).toBeVisible();
});

test("a quantity far down a list is a number until it is neared, then a field to type into", async ({
  page,
}) => {
  await openAtOnce(page, "/products/milling");
  const list = page.getByRole("dialog");
  const last = list.getByRole("group", { name: /^Quantity of/ }).last();
  await expect(last.getByRole("textbox")).toHaveCount(0);
  await last.scrollIntoViewIfNeeded();
  await last.getByRole("textbox").fill("7");
  await last
    .locator("xpath=..")
    .getByRole("button", { name: /^Add to quote/ })
    .click();
  await expect(list.getByRole("button", { name: /In quote list: 7/ })).toBeVisible();
});
