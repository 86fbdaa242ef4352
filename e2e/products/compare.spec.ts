import type { Locator, Page } from "@playwright/test";
import { openShared } from "../testing/as-cards.ts";
import { expectNoAxeFindings } from "../testing/axe.ts";
import { productsIn } from "../testing/catalogue.ts";
import { addressIn, card, itemButton, queryIn } from "../testing/overlay.ts";
import { expect, test } from "../testing/same-window.ts";

const endMills = productsIn({ category: "milling", subcategory: "solid-carbide", item: "endmill" });
const [first, second, third, fourth, fifth] = endMills.map(({ id, name }) => ({ id, name }));
const [ballNose] = productsIn({ category: "milling", subcategory: "solid-carbide", item: "ball-nose" });
if (!first || !second || !third || !fourth || !fifth || !ballNose) throw new Error("Too few tools.");
const place = "/products/milling/solid-carbide/endmill";

function tray(page: Page): Locator {
  return page.getByRole("region", { name: "Comparison", exact: true });
}

function box(where: Page | Locator, name: string): Locator {
  return where.getByRole("button", { name: `Compare, ${name}`, exact: true });
}

function heads(page: Page): Locator {
  return page.getByRole("table", { name: "Tools side by side" }).getByRole("columnheader");
}

test("tools are chosen on cards, rows and sheets, compared, taken out, and Back keeps the choice", async ({
  page,
}) => {
  const overlay = await openShared(page, place);
  await box(card(overlay, first.name), first.name).click();
  await expect(overlay.getByRole("status").filter({ hasText: "is in the comparison: 1 of 4" })).toHaveCount(
    1,
  );
  await expect(tray(page)).toContainText("Choose one more");

  await overlay.getByRole("button", { name: "Table", exact: true }).click();
  await expect(box(page, first.name)).toHaveAttribute("aria-pressed", "true");
  await box(page, second.name).click();

  await overlay.getByRole("link", { name: third.name, exact: true }).click();
  await box(page, third.name).click();
  await page.goBack();
  // The list's history entry is older than the choice on the sheet.
  await expect(tray(page).getByRole("listitem")).toHaveCount(3);
  await expect.poll(() => queryIn(page)).toBe(`?view=table&compare=${first.id},${second.id},${third.id}`);

  await tray(page).getByRole("link", { name: "Compare" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Comparison" })).toBeFocused();
  expect(await addressIn(page)).toBe(`${place}#compare`);
  await expect(heads(page)).toHaveText(["Tool", first.name, second.name, third.name]);
  const rows = page.getByRole("rowheader");
  const differing = await rows.count();
  await page.getByRole("switch", { name: "Only differences" }).uncheck();
  expect(await rows.count()).toBeGreaterThan(differing);
  await expectNoAxeFindings(page);

  await page
    .getByRole("button", { name: /^Add to quote/ })
    .first()
    .click();
  await expect(page.getByRole("button", { name: /^In quote list: 1/ })).toBeVisible();
  await page.getByRole("button", { name: `Take out ${second.name}` }).click();
  await expect(heads(page)).toHaveText(["Tool", first.name, third.name]);
  await page.goBack();
  await expect(tray(page).getByRole("listitem")).toHaveCount(2);
  await page.keyboard.press("Escape");
  await expect(overlay).toBeHidden();
});

test("a fifth tool and one of another family are refused by keyboard, each with a way out", async ({
  page,
}) => {
  const ids = [first, second, third, fourth].map(({ id }) => id).join(",");
  const overlay = await openShared(page, `${place}?view=table&compare=${ids}`);
  await box(page, fifth.name).focus();
  await page.keyboard.press("Space");
  const note = page.getByRole("alertdialog");
  await expect(note).toBeFocused();
  await expect(note).toContainText(`Four tools fit side by side. Which one makes room for ${fifth.name}?`);
  await expectNoAxeFindings(page);
  await page.keyboard.press("Escape");
  await expect(box(page, fifth.name)).toBeFocused();
  await expect(overlay).toBeVisible();

  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: `Replace ${first.name}`, exact: true }).press("Enter");
  await expect(box(page, fifth.name)).toHaveAttribute("aria-pressed", "true");
  await expect(box(page, first.name)).toHaveAttribute("aria-pressed", "false");

  await itemButton(overlay, "Ball Nose").click();
  await box(page, ballNose.name).click();
  await expect(note).toContainText(/Chosen are End mills; .* is listed under Ball nose end mills\./);
  await page.getByRole("button", { name: `Start anew with ${ballNose.name}` }).click();
  await expect(tray(page).getByRole("listitem")).toHaveCount(1);
});

test("a link opens the comparison in a fresh window and says what it leaves out; on a phone it scrolls by itself", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const ids = [first, second, third, ballNose].map(({ id }) => id).join(",");
  const overlay = await openShared(page, `/products/milling?compare=${ids},gone-1#compare`);
  await expect(heads(page)).toHaveText(["Tool", first.name, second.name, third.name]);
  await expect(page.getByText("Not listed under Milling any more, and left out: “gone-1”.")).toBeVisible();
  await expect(page.getByText(`Left out: ${ballNose.name}.`)).toBeVisible();
  expect(await overlay.evaluate((dialog) => dialog.scrollWidth)).toBe(360);
  const region = page.getByRole("region", { name: "Tools side by side" });
  const name = page.getByRole("rowheader").first();
  const before = (await name.boundingBox())?.x;
  await region.evaluate((element) => element.scrollBy({ left: 200, behavior: "instant" }));
  expect(await region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100);
  expect((await name.boundingBox())?.x).toBe(before);
  await expectNoAxeFindings(page);

  await page.getByRole("link", { name: "Back to Milling" }).click();
  await expect(tray(page)).toContainText("3");

  await openShared(page, "/products/milling?compare=gone-1,gone-2#compare");
  await expect(page.getByText("None of these tools is listed under Milling any more")).toBeVisible();
  await page.getByRole("link", { name: "Ask for them" }).click();
  await expect(page.getByLabel("Message")).toHaveValue(/gone-1, gone-2/);
});

test("“bold figure” is said only where a figure is bold", async ({ page }) => {
  const region = page.getByRole("region", { name: "Tools side by side" });
  for (const [address, says] of [
    [`/products/milling?compare=${first.id},${second.id}#compare`, true],
    ["/products/turning?compare=tur-ho-pclnr2525m12,tur-ho-mvjnr2525m16#compare", false],
  ] as const) {
    await openShared(page, address);
    await page.getByRole("switch", { name: "Only differences" }).uncheck();
    await expect(region.getByText("Pictures are illustrations.")).toBeVisible();
    expect((await region.locator("td b").count()) > 0).toBe(says);
    expect(await region.getByText("begin with the bold figure").count()).toBe(says ? 1 : 0);
  }
});

test.describe("by touch", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("on a phone I get back from the very end of a comparison, and its names stay in sight", async ({
    page,
  }) => {
    const overlay = await openShared(page, `/products/milling?compare=${first.id},${second.id}#compare`);
    await page.getByRole("switch", { name: "Only differences" }).uncheck();
    const region = page.getByRole("region", { name: "Tools side by side" });
    for (const scrolled of [region, overlay])
      await scrolled.evaluate((element) => element.scrollTo({ top: 1e5, behavior: "instant" }));
    // The end of what scrolls may lie half a pixel below the window.
    await expect(page.getByText("Pictures are illustrations.")).toBeInViewport({ ratio: 0.99 });
    const bar = await page.getByRole("link", { name: "Back to Milling" }).boundingBox();
    const name = await heads(page).nth(1).boundingBox();
    expect(name?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    await page.getByRole("link", { name: "Back to Milling" }).tap();
    await expect(tray(page)).toContainText("2");
  });

  test("on a phone each row's label is level with its values, and has an edge beside what scrolls", async ({
    page,
  }) => {
    await openShared(page, `/products/milling?compare=${first.id},${second.id}#compare`);
    const region = page.getByRole("region", { name: "Tools side by side" });
    const unlevel = await region.locator("tbody tr").evaluateAll((rows) => {
      const bottom = (cell: Element | null): number => {
        const words = document.createTreeWalker(cell ?? document, NodeFilter.SHOW_TEXT).nextNode();
        const range = document.createRange();
        if (words) range.selectNodeContents(words);
        return range.getClientRects()[0]?.bottom ?? 0;
      };
      return rows
        .filter((row) => row.querySelector("td:not(:has(button, svg))"))
        .filter((row) => Math.abs(bottom(row.querySelector("th")) - bottom(row.querySelector("td"))) > 1)
        .map((row) => row.textContent);
    });
    expect(unlevel).toEqual([]);
    await expect(page.getByRole("rowheader").last()).toHaveCSS("border-right-width", "1px");
    const tops = [];
    for (const name of ["Print", "Copy link"])
      tops.push((await page.getByRole("button", { name }).boundingBox())?.y);
    expect(tops[0]).toBe(tops[1]);
  });
});

test("the comparison prints on A4 landscape, with its start values on two pages at most", async ({
  page,
}) => {
  const ids = [first, second, third, fourth].map(({ id }) => id).join(",");
  await openShared(page, `/products/milling?compare=${ids}#compare`);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const text = pdf.toString("latin1");
  expect(text.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(2);
  const [, width = 0, height = 0] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(text)?.map(Number) ?? [];
  expect([Math.round(width), Math.round(height)]).toEqual([842, 595]);
});
