import type { Page } from "@playwright/test";
import { builtScripts, type LostTogether } from "../testing/built/built-scripts.ts";
import { endLoader, hydrated } from "../testing/open-at-once.ts";
import { tileLink } from "../testing/overlay.ts";
import { listButton, panel } from "../testing/quote-list.ts";
import { expect, test } from "../testing/test.ts";

/** Whether a link within the page still works. */
async function leadsToContact(page: Page): Promise<void> {
  await page.getByRole("banner").getByRole("link", { name: "Contact", exact: true }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Contact" })).toBeInViewport();
}

/**
 * Opens a category and a tool in it, then uses Escape and Back. If the product browser's code is lost, the same with
 * plain pages.
 */
async function browses(page: Page, { parts }: LostTogether): Promise<void> {
  await tileLink(page, "Milling").click();
  const overlay = page.locator("dialog[data-overlay][open]");
  await expect(overlay.getByRole("heading", { level: 2, name: "Milling" })).toBeVisible();
  if (parts.has("overlay")) {
    await overlay.getByRole("link", { name: "Back to categories" }).click();
    await expect(overlay).toHaveCount(0);
    return;
  }
  await overlay.locator('a[href="/product/mil-em-4f-10"]').first().click();
  const sheet = overlay.locator("[data-sheet]");
  await expect(sheet).toBeVisible();
  // A start value opens the calculator.
  await sheet
    .getByRole("button", { name: /^Steel:/ })
    .first()
    .click();
  // It takes the focus when it arrives, and the page scrolls to it.
  if (!parts.has("calculator"))
    await expect(sheet.getByRole("combobox", { name: "Workpiece" })).toBeFocused();
  for (const part of ["drawing", "calculator"] as const) {
    const lost = sheet.getByRole("alert").filter({ hasText: `The ${part} could not be shown` });
    await expect(lost).toHaveCount(parts.has(part) ? 1 : 0);
  }
  await sheet.getByRole("button", { name: "Export" }).click();
  if (parts.has("export-files")) {
    await expect(sheet.getByRole("alert").filter({ hasText: "The list of files" })).toBeVisible();
  } else {
    const cam = sheet.getByRole("group", { name: "For CAM and control" });
    await cam.getByRole("button").last().click();
    await expect(cam.getByRole("status")).toHaveText(parts.has("cam-packages") ? /could not be made/ : "");
  }
  await page.keyboard.press("Escape");
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(overlay).toHaveCount(0);
}

async function searches(page: Page, { parts }: LostTogether): Promise<void> {
  await page
    .getByRole("banner")
    .getByRole("button", { name: /^Search/ })
    .click();
  const search = page.getByRole("dialog", { name: "Find", exact: true });
  await search.getByRole("combobox").fill("CNMG 120408");
  if (parts.has("start-search")) await expect(search.getByRole("alert")).toContainText("could not be loaded");
  else await expect(search.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(search).toHaveCount(0);
}

async function requestsQuote(page: Page, { parts }: LostTogether): Promise<void> {
  await listButton(page).click();
  if (parts.has("quote-panel")) {
    await expect(page.getByRole("form", { name: "Contact form" })).toBeInViewport();
    return;
  }
  await expect(panel(page)).toBeVisible();
  await panel(page).getByText("Paste or drop a whole list").click();
  const find = page.getByRole("dialog", { name: "Find" });
  if (parts.has("start-search")) {
    await expect(find.getByRole("alert")).toContainText("could not be loaded");
  } else {
    await find.getByLabel("Open a file").setInputFiles("testing/list.xlsx");
    // The page requests the reader only if the Worker fails.
    await expect(find.getByRole("region", { name: /lines? read$/ })).toBeVisible();
  }
  await page.keyboard.press("Escape");
  await expect(find).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(panel(page)).toHaveCount(0);
}

async function showsMore(page: Page, { parts }: LostTogether): Promise<void> {
  const more = page.locator('[data-island="more-products"]');
  await more.getByRole("button", { name: /^Show / }).press("Enter");
  if (parts.has("rest")) await expect(more.getByRole("alert")).toContainText("could not be loaded");
  else if (parts.has("overlay"))
    await expect(more.getByRole("alert")).toContainText("The list could not be shown");
  else await expect(more.getByRole("region").first()).toBeVisible();
}

/** Each part whose loss the journey sees. */
const LOOKED_AT = [
  "boot",
  "client",
  "overlay",
  "drawing",
  "calculator",
  "export-files",
  "cam-packages",
  "start-search",
  "quote-panel",
  "rest",
];

/** Parts of the scripts that are tested in parallel. */
const SHARES = 4;

for (let share = 0; share < SHARES; share += 1)
  test(`a script that can't be had costs its own part of the page, and nothing beside it, ${share + 1} of ${SHARES}`, async ({
    browser,
    baseURL,
  }) => {
    const all = builtScripts(LOOKED_AT);
    expect(all.flatMap(({ scripts }) => scripts).length).toBeGreaterThan(20);
    expect([...new Set(all.flatMap(({ parts }) => [...parts]))].toSorted()).toEqual(LOOKED_AT.toSorted());
    const own = all.filter((_, at) => at % SHARES === share);
    test.setTimeout(60_000 * own.length);
    for (const lost of own) {
      await test.step(lost.scripts.join(", "), async () => {
        // A first visit: nothing is stored on the device.
        const context = await browser.newContext({
          ...(baseURL && { baseURL }),
          serviceWorkers: "block",
          reducedMotion: "reduce",
          viewport: { width: 1280, height: 900 },
        });
        const page = await context.newPage();
        const errors: string[] = [];
        page.on("pageerror", (error) => errors.push(`${lost.scripts.join(", ")}: ${error.message}`));
        for (const name of lost.scripts) await page.route(`**/assets/${name}`, (route) => route.abort());
        await page.goto("/");
        await endLoader(page);
        if (lost.parts.has("client")) {
          await tileLink(page, "Milling").click();
          await expect(page.getByRole("heading", { level: 2, name: "Milling" })).toBeVisible();
          await page.goBack();
        } else {
          await hydrated(page.locator("#home"));
          await showsMore(page, lost);
          await browses(page, lost);
          await searches(page, lost);
          await requestsQuote(page, lost);
        }
        await leadsToContact(page);
        expect(errors).toEqual([]);
        await context.close();
      });
    }
  });

for (const kind of ["js", "css"] as const) {
  test(`a tool's drawing whose ${kind === "js" ? "script" : "sheet"} was lost is drawn at the next try`, async ({
    page,
    noise,
  }) => {
    noise.expect(/assets\/drawing\.|net::ERR_FAILED|preload CSS/, "its way is cut");
    let isCut = true;
    await page.route(`**/assets/drawing.*.${kind}`, (route) => (isCut ? route.abort() : route.continue()));
    await page.goto("/products/milling#mil-em-4f-10");
    await endLoader(page);
    const lost = page.getByRole("alert").filter({ hasText: "The drawing could not be shown" });
    await expect(lost).toBeVisible();
    isCut = false;
    await lost.getByRole("button", { name: "Try again" }).click();
    await expect(lost).toHaveCount(0);
    const drawing = page.locator("section[aria-labelledby=sheet-drawing]");
    await expect(drawing).toBeVisible();
    // Its style sheet has loaded, too.
    const sheets = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].every(({ sheet }) => sheet),
      );
    await expect.poll(sheets).toBe(true);
  });
}

test("the calculator's page whose script is lost keeps its table and its links", async ({ page, noise }) => {
  noise.expect(/assets\/calculator-page\.|net::ERR_FAILED/, "its way is cut");
  await page.route("**/assets/calculator-page.*.js", (route) => route.abort());
  await page.goto("/calculator");
  await expect(page.getByRole("table")).toBeVisible();
  await page.locator('a[href="/"], a[href="/#home"]').first().click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
