import type { Page } from "@playwright/test";
import { hydrated, openAtOnce } from "./testing/open-at-once.ts";
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

test("what opens a category comes ahead while the visitor looks at the page", async ({ page }) => {
  expect(await askedAhead(page)).toEqual(
    expect.arrayContaining(["/assets/overlay", "/data/turning", "/data/pcd"]),
  );
});

test("for who saves data nothing comes ahead", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
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
  // The clock of the style sheet, wound on.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSAnimation && animation.animationName === "bring-back") animation.finish();
    }
  });
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
