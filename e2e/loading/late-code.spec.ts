import type { Page } from "@playwright/test";
import { endLoader, hydrated, openAtOnce } from "../testing/open-at-once.ts";
import { openList, panel } from "../testing/quote-list.ts";
import { saveData } from "../testing/save-data.ts";
import { expect, test } from "../testing/test.ts";

/** Records requests for catalogue data and the overlay's code while a visitor only looks at the page for 10 s. */
async function earlyRequests(page: Page): Promise<string[]> {
  const requests: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/data\/|\/overlay\.[^/]+\.js$/.test(pathname)) requests.push(pathname.replace(/\..*$/, ""));
  });
  await page.clock.install();
  await page.goto("/");
  await hydrated(page.getByRole("banner"));
  await page.clock.runFor(10_000);
  return requests;
}

test("what a category needs is prefetched while the visitor looks at the page", async ({ page }) => {
  const requests = await earlyRequests(page);
  await expect
    .poll(() => requests)
    .toEqual(expect.arrayContaining(["/assets/overlay", "/data/turning", "/data/pcd"]));
});

test("with Save-Data nothing is prefetched", async ({ page, noise }) => {
  noise.expect(/404/, "a file that doesn't exist is asked for");
  await saveData(page);
  const requests = await earlyRequests(page);
  // A request that proves that requests are recorded, including all before it.
  await page.evaluate(() => fetch("/data/nothing.json"));
  expect(requests).toEqual(["/data/nothing"]);
});

test("a visitor who does nothing finds the form hydrated", async ({ page }) => {
  await page.goto("/");
  await hydrated(page.locator("form[name=contact]"));
});

test("after a reload the visitor is where he was", async ({ page }) => {
  await openAtOnce(page, "/#contact");
  const top = () =>
    page.locator("#contact").evaluate((section) => Math.round(section.getBoundingClientRect().top));
  const underHeader = 64;
  await expect.poll(top).toBe(underHeader);
  await page.mouse.wheel(0, 300);
  const before = underHeader - 300;
  await expect.poll(top).toBe(before);
  await page.reload();
  await hydrated(page.locator("#home"));
  await expect.poll(top).toBe(before);
});

test("who writes in the form while the script is still on a slow line goes on writing when it comes", async ({
  page,
}) => {
  const { promise: held, resolve: letCome } = Promise.withResolvers<void>();
  await page.route(/\/assets\/client\./, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/");
  await endLoader(page);
  const field = page.getByRole("form", { name: "Contact form" }).getByLabel("Name");
  await field.pressSequentially("Anil");
  await field.evaluate((input) =>
    input.addEventListener("blur", () => (document.body.dataset.left = "the field"), { once: true }),
  );
  letCome();
  await hydrated(field);
  await expect(field).toBeFocused();
  await expect(page.locator("body")).not.toHaveAttribute("data-left");
  await expect(field).toHaveValue("Anil");
});

test("a quote list that is opened before the category's code has come stays on top of it", async ({
  page,
}) => {
  const { promise: held, resolve: letCome } = Promise.withResolvers<void>();
  await page.route(/\/assets\/overlay\..+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await openAtOnce(page, "/products/milling");
  await openList(page);
  letCome();
  const overlay = page.locator("dialog[data-overlay]");
  await hydrated(overlay);
  await expect(overlay).toHaveJSProperty("open", true);
  await expect(panel(page).getByRole("heading", { level: 2 })).toBeFocused();
  await panel(page).getByRole("button", { name: "Close" }).click();
  await expect(panel(page)).toBeHidden();
  await expect(overlay.getByRole("heading", { level: 2, name: "Milling" })).toBeVisible();
});

for (const [which, cut] of [
  ["all scripts are", /\/assets\/.+\.js$/],
  ["the page's own script is", /\/assets\/client\./],
] as const)
  test(`where ${which} refused, the whole page is there, the header off its fields and its buttons links`, async ({
    page,
    noise,
  }) => {
    noise.expect(/assets\/.+\.js|net::ERR_FAILED/, "its way is cut");
    await page.route(cut, (route) => route.abort());
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/");
    await endLoader(page);
    const banner = page.getByRole("banner");
    await banner.getByRole("button", { name: /^Search/ }).click();
    await expect(page.getByRole("heading", { level: 2, name: "Products" })).toBeInViewport();
    // Below the hero it could not be read and would cover the page.
    await expect(banner).not.toBeInViewport();
    await banner.getByRole("button", { name: /^Quote list/ }).press("Enter");
    await expect(page.getByRole("textbox", { name: "Name" }).first()).toBeInViewport();
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(page.getByRole("contentinfo").getByRole("link", { name: "Turning" })).toBeVisible();
  });

test("a button whose code could not be had asks for it again with the next press", async ({
  page,
  noise,
}) => {
  noise.expect(/assets\/rest\.|net::ERR_FAILED/, "its way is cut");
  let isCut = true;
  let failures = 0;
  await page.route("**/assets/rest.*.js", (route) => (isCut ? route.abort() : route.continue()));
  page.on("requestfailed", (request) => (failures += request.url().includes("/assets/rest.") ? 1 : 0));
  await openAtOnce(page);
  const rest = page.locator('[data-island="more-products"]');
  const more = rest.getByRole("button", { name: /^Show / });
  await more.press("Enter");
  // At least two: it is preloaded and imported, by the press and by the first sign of use.
  await expect.poll(() => failures).toBeGreaterThan(0);
  isCut = false;
  await more.press("Enter");
  await expect(rest.getByRole("listitem").first()).toBeVisible();
});

test("a press that meets an attempt which is about to fail is answered by an attempt of its own", async ({
  page,
  noise,
}) => {
  noise.expect(/assets\/rest\.|net::ERR_FAILED/, "its way is cut");
  const { promise: secondPress, resolve: pressedAgain } = Promise.withResolvers<void>();
  let requests = 0;
  let isPressedAgain = false;
  await page.route("**/assets/rest.*.js", async (route) => {
    requests += 1;
    if (isPressedAgain) return route.continue();
    await secondPress;
    return route.abort();
  });
  await openAtOnce(page);
  const rest = page.locator('[data-island="more-products"]');
  const more = rest.getByRole("button", { name: /^Show / });
  await more.press("Enter");
  await expect.poll(() => requests).toBeGreaterThan(0);
  await more.press("Enter");
  isPressedAgain = true;
  pressedAgain();
  await expect(rest.getByRole("listitem").first()).toBeVisible();
});
