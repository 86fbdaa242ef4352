import type { Locator, Page } from "@playwright/test";
import { expectNoAxeFindings } from "../testing/axe.ts";
import { openAtOnce } from "../testing/open-at-once.ts";
import { openShared } from "../testing/overlay.ts";
import { pagesOf, textOfPage } from "../testing/paper/pdf.ts";
import { codesOf } from "../testing/paper/printed-codes.ts";
import { openList, storeList, storedLine } from "../testing/quote-list.ts";
import { expect, test } from "../testing/same-window.ts";

const insert = "tur-st-cnmg120408-p25";

function labels(page: Page): Locator {
  return page.getByRole("dialog", { name: "Labels", exact: true });
}

/** The printed sheets, with what their codes say. */
async function printed(page: Page) {
  return pagesOf(await page.pdf({ preferCSSPageSize: true })).map((sheet) => ({
    ...sheet,
    codes: codesOf(sheet),
    text: textOfPage(sheet),
  }));
}

/** Opens the labels of a quote list. */
async function openLabels(page: Page, lines: ReturnType<typeof storedLine>[]): Promise<Locator> {
  await storeList(page, lines);
  await openAtOnce(page);
  await (await openList(page)).getByRole("button", { name: "Labels" }).click();
  await expect(labels(page).getByRole("status")).toContainText("label");
  return labels(page);
}

test("a quote list is printed as labels: each in its place, its code says the tool and the quantity", async ({
  page,
}) => {
  const names = Array.from({ length: 25 }, (_, index) => `tool-${index + 1}`);
  const dialog = await openLabels(
    page,
    names.map((name, index) => storedLine(name, `Tool ${index + 1}x`, 50 + index)),
  );
  await expect(dialog.getByRole("status")).toHaveText("25 labels on 2 sheets. The first sheet:");
  const origin = new URL(page.url()).origin;
  const [first, second, ...more] = await printed(page);
  expect(more).toEqual([]);
  // A4 in points.
  expect([first?.width, first?.height]).toEqual([595, 842]);
  expect(first?.codes.map(({ text }) => text)).toEqual(
    names.slice(0, 24).map((name, index) => `${origin}/product/${name}?quantity=${50 + index}`),
  );
  expect(second?.codes.map(({ text }) => text)).toEqual([`${origin}/product/tool-25?quantity=74`]);
  // 3 × 8 of 70 × 37: 5 mm from the paper's edge and the quiet zone of four squares; then 70 and 37 mm further.
  const [one, two] = first?.codes ?? [];
  const below = first?.codes[3];
  if (!one || !two || !below) throw new Error("Too few codes.");
  expect(one.square).toBeGreaterThanOrEqual(0.4);
  expect(one.left - 4 * one.square).toBeCloseTo(5, 1);
  expect(two.left - one.left).toBeCloseTo(70, 1);
  expect(below.top - one.top).toBeCloseTo(37, 1);
  expect(first?.text).toMatch(/Tool 1x ?Reorder 50/);
  expect(first?.text).not.toMatch(/Quote list|Print labels|Products/);
});

test("labels fit other papers, begin on the first free label, and take another quantity", async ({
  page,
}) => {
  const dialog = await openLabels(page, [
    storedLine(insert, "CNMG 120408 medium turning insert", 30),
    storedLine("mil-em-4f-10", "End mill Ø10", 5),
  ]);
  await dialog.getByLabel("Paper").selectOption("Letter, 3 × 10 of 66.7 × 25.4 mm");
  await dialog.getByLabel("First label, 1 to 30").fill("30");
  await dialog.getByLabel("Quantity on each").fill("50");
  await expect(dialog.getByRole("status")).toHaveText("2 labels on 2 sheets. The first sheet:");
  const [first, second] = await printed(page);
  // Letter in points.
  expect([first?.width, first?.height]).toEqual([612, 792]);
  expect(first?.codes.map(({ text }) => new URL(text).pathname + new URL(text).search)).toEqual([
    `/product/${insert}?quantity=50`,
  ]);
  const [last] = first?.codes ?? [];
  if (!last) throw new Error("No code.");
  expect(last.square).toBeGreaterThanOrEqual(0.4);
  // The last of three columns begins at 144.46 mm, and 2 mm of the label stay empty.
  expect(last.left - 4 * last.square).toBeCloseTo(146.46, 1);
  expect(second?.codes).toHaveLength(1);
  await expectNoAxeFindings(page);

  await page.keyboard.press("Escape");
  await expect(labels(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Labels" })).toBeFocused();
  // The list prints as a list again.
  const [list] = await printed(page);
  expect(list?.text).toContain("Signature and stamp");
  expect([list?.width, list?.height]).not.toEqual([612, 792]);
});

test("a wrong place or quantity is named, and no label is printed with it", async ({ page }) => {
  const dialog = await openLabels(page, [storedLine(insert, "CNMG 120408 medium turning insert", 30)]);
  const print = dialog.getByRole("button", { name: "Print labels" });
  for (const [field, typed, sentence] of [
    ["First label, 1 to 24", "25", "The first label is a whole number from 1 to 24."],
    ["First label, 1 to 24", "0", "The first label is a whole number from 1 to 24."],
    ["Quantity on each", "-5", "The quantity is a whole number, 1 or more; or leave it empty."],
    ["Quantity on each", "ten", "The quantity is a whole number, 1 or more; or leave it empty."],
  ] as const) {
    const before = await dialog.getByLabel(field).inputValue();
    await dialog.getByLabel(field).fill(typed);
    await expect(dialog.getByRole("status")).toHaveText(sentence);
    await expect(print).toBeDisabled();
    expect((await printed(page)).flatMap(({ codes }) => codes)).toEqual([]);
    await dialog.getByLabel(field).fill(before);
    await expect(print).toBeEnabled();
  }
});

test("a category, what a search found, and a comparison have labels of their tools", async ({ page }) => {
  const overlay = await openShared(page, "/products/milling/solid-carbide/endmill");
  const count = Number.parseInt(await overlay.getByRole("status").first().innerText(), 10);
  expect(count).toBeGreaterThan(3);
  await overlay.getByRole("button", { name: "Labels" }).click();
  await expect(labels(page).getByRole("status")).toContainText(`${count} labels on `);
  // On paper the list has no controls, among which the button stands.
  expect((await printed(page)).flatMap(({ codes }) => codes)).toHaveLength(count);
  await labels(page).getByRole("button", { name: "Close the labels" }).click();
  await expect(overlay.getByRole("heading", { level: 2 })).toBeFocused();

  await openAtOnce(page, "/?q=cnmg+120408#products");
  await page.getByRole("button", { name: "Labels" }).click();
  await expect(labels(page).getByRole("status")).toContainText(/^\d+ labels? on /);
  expect((await printed(page))[0]?.text).toContain("CNMG 120408");

  const compared = await openShared(
    page,
    "/products/milling/solid-carbide/endmill?compare=mil-em-4f-10,mil-em-4f-12#compare",
  );
  await compared.getByRole("button", { name: "Labels" }).click();
  await expect(labels(page).getByRole("status")).toHaveText("2 labels on 1 sheet. The first sheet:");
});
