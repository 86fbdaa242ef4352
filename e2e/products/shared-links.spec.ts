import type { Locator, Page } from "@playwright/test";
import { endLoader, openAtOnce } from "../testing/open-at-once.ts";
import { itemButton, overlayOf, tab, tileLink } from "../testing/overlay.ts";
import { layOutWhole } from "../testing/barriers/reflow.ts";
import { pressSearch } from "../testing/search.ts";
import { expect, test } from "../testing/test.ts";

/** The visible state of the product browser: title, headings, selected items, filters, counts. */
async function view(page: Page): Promise<string> {
  // Cards out of view are not laid out, so their texts would be missing.
  await layOutWhole(page);
  const overlay = page.locator("dialog[data-overlay]");
  const within = (await overlay.isVisible()) ? overlay : page.locator("#products");
  const texts = async (locator: Locator) =>
    (await locator.filter({ visible: true }).allInnerTexts()).map((text) => text.replaceAll(/\s+/g, " "));
  const parts = [
    within.getByRole("heading"),
    within.getByRole("tab", { selected: true }),
    within.getByRole("button", { pressed: true }),
    within.getByRole("checkbox", { checked: true }).locator(".."),
    within.getByRole("list", { name: "Active filters" }),
    within.getByRole("status"),
  ];
  const seen = await Promise.all(parts.map(texts));
  return JSON.stringify([await page.title(), ...seen], undefined, 1);
}

/** The state when it has stopped changing: a list grows over several frames. */
async function settledView(page: Page): Promise<string> {
  let seen = "";
  await expect
    .poll(
      async () => {
        const before = seen;
        seen = await view(page);
        return seen === before;
      },
      { intervals: [300] },
    )
    .toBe(true);
  return seen;
}

async function search(page: Page, query: string): Promise<Locator> {
  await pressSearch(page);
  const dialog = page.getByRole("dialog", { name: "Find", exact: true });
  await dialog.getByRole("combobox").fill(query);
  return dialog;
}

test("ten views, copied as links on the way, show the same to whoever opens them afresh", async ({
  page,
  browser,
  server,
}) => {
  // Eleven pages in one test.
  test.slow();
  const milling = overlayOf(page, "Milling");
  const sheet = page.getByRole("dialog", { name: /^4-flute solid carbide end mill Ø10/ });
  const turning = overlayOf(page, "Turning");
  const status = (overlay: Locator, words: RegExp) => overlay.getByRole("status").filter({ hasText: words });
  /** Each step of a visit, and a part that shows that its view is ready. */
  const steps: [() => Promise<void>, Locator][] = [
    [() => tileLink(page, "Milling").click(), tab(milling, "Solid Carbide")],
    [() => tab(milling, "Solid Carbide").click(), itemButton(milling, "Endmill")],
    [() => itemButton(milling, "Endmill").click(), status(milling, /^18 products$/)],
    [() => milling.getByRole("checkbox", { name: /^TiAlN/ }).check(), status(milling, /^\d+ of 18/)],
    [
      () => milling.getByRole("checkbox", { name: /^10 mm/ }).check(),
      milling.getByRole("button", { name: "Remove Diameter: 10 mm" }),
    ],
    [() => milling.getByRole("link", { name: /4-flute solid carbide end mill Ø10/ }).click(), sheet],
    [
      async () => {
        const dialog = await search(page, "CNMG 120408 P25");
        await dialog.getByRole("option").first().click();
      },
      page.getByRole("dialog", { name: /^CNMG 120408/ }),
    ],
    [() => page.getByRole("link", { name: "Back to Turning" }).click(), tab(turning, "Inserts")],
    [
      async () => {
        const dialog = await search(page, "wnmg");
        await dialog.getByRole("option", { name: /in Turning$/ }).click();
      },
      turning.getByRole("button", { name: "Remove “wnmg”" }),
    ],
    [
      async () => {
        const dialog = await search(page, "carbide");
        await dialog.getByRole("option", { name: /^Show all/ }).click();
      },
      page.getByRole("region", { name: "Products", exact: true }).getByText(/found for “carbide”/),
    ],
  ];
  await openAtOnce(page);
  const seen: { link: string; view: string }[] = [];
  for (const [go, mark] of steps) {
    await go();
    await expect(mark).toBeVisible();
    seen.push({ link: await page.evaluate(() => location.href), view: await settledView(page) });
  }
  expect(new Set(seen.map(({ link }) => link)).size).toBe(10);
  for (const { link, view: shown } of seen) {
    const context = await browser.newContext({ baseURL: server.origin, reducedMotion: "reduce" });
    const fresh = await context.newPage();
    await fresh.goto(link);
    await endLoader(fresh);
    await expect.poll(() => view(fresh), link).toBe(shown);
    await context.close();
  }
});

test("an invented address shows the nearest place there is, with a notice, and answers 404", async ({
  page,
  noise,
}) => {
  noise.expect(/404/, "the address is invented");
  const answer = await page.goto("/products/milling/solid-carbide/laser-beam?coating=tialn");
  expect(answer?.status()).toBe(404);
  await endLoader(page);
  const overlay = page.getByRole("dialog", { name: "Milling", exact: true });
  await expect(overlay.getByText("That address is not in the catalogue.")).toBeVisible();
  await expect(overlay.getByRole("tab", { selected: true })).toHaveText(/^Solid Carbide/);
});
