import type { Page } from "@playwright/test";
import { productsIn } from "../testing/catalogue.ts";
import { company, copy } from "../testing/content.ts";
import { openAtOnce } from "../testing/open-at-once.ts";
import { openShared } from "../testing/overlay.ts";
import { pagesOf, textOfPage } from "../testing/paper/pdf.ts";
import { storeList, storedLine, openList } from "../testing/quote-list.ts";
import { expect, test } from "../testing/same-window.ts";

/** The text of each printed sheet, as a reader sees it. */
async function print(page: Page): Promise<string[]> {
  return pagesOf(await page.pdf({ preferCSSPageSize: true })).map(textOfPage);
}

/** Only letters and digits: on paper a line may break anywhere. */
function plain(words: string): string {
  return words.replace(/[^\p{L}\p{N}]/gu, "");
}

/** The paper contains the company and its contact data. */
function expectCompany(paper: string): void {
  for (const words of [company.name, company.phone, company.email, ...company.address.lines])
    expect(plain(paper)).toContain(plain(words));
}

test("a printed quote list of any length is a paper to sign: head, number, quantity, sender, link, places to sign", async ({
  page,
}) => {
  const names = Array.from({ length: 60 }, (_, index) => `Tool ${index + 1}x`);
  await storeList(
    page,
    names.map((name, index) => storedLine(`tool-${index + 1}`, name, 100 + index, "for EN8")),
  );
  await openAtOnce(page);
  const home = (await print(page)).join(" ");
  for (const words of [copy.about.statement, copy.contact.title, company.workingHours])
    expect(plain(home)).toContain(plain(words));

  expect(home).not.toMatch(/Choose a subject|All four fields/);

  await openList(page);
  // At once: printing draws entries that are not drawn yet.
  const long = await print(page);
  expect(long.length).toBeLessThanOrEqual(3);
  for (const sheet of long)
    expect(sheet).toMatch(/No\. ?Code ?Tool ?Quantity ?Remark|^Quote list(?: No\. \w+)? ?, ?60 ?lines/);
  expect(long.at(-1)).toMatch(/60 ?lines ?Name ?Date ?Signature and stamp/);
  names.forEach((name, index) => {
    const line = new RegExp(`\\b${index + 1} ?\\. ?${name}(?: no longer listed)? ?${100 + index} ?for EN8`);
    expect(long.filter((sheet) => line.test(sheet))).toHaveLength(1);
  });
  expect(long[0]).not.toMatch(/WhatsApp|Copy link|Remove/);

  await storeList(page, [{ ...storedLine("mil-em-4f-10", "End mill Ø10", 25), designation: "10 × 22" }]);
  await openAtOnce(page);
  await openList(page);
  // The list's number and link are made a moment after it is shown.
  await expect.poll(async () => (await print(page)).join("")).toMatch(/No\. \w{8}/);
  const [short = "", ...more] = await print(page);
  expect(more).toEqual([]);
  expect(short).toMatch(/1 ?\. ?End mill Ø10 ?10 × 22 ?25/);
  expect(short).toContain(String(new Date().getFullYear()));
  expect(plain(short)).toContain(plain(`${new URL(page.url()).origin}/#list=`));
  expectCompany(short);
  const number = /· No\. ([0-9A-F]{8}) ·/;
  const [, first] = number.exec(short) ?? [];
  expect(first).toBeDefined();
  for (const words of ["Name", "Date", "Signature and stamp", "Opens this list"])
    expect(short).toContain(words);
  // The same list has the same number, another list another one.
  await expect.poll(async () => number.exec((await print(page)).join(" "))?.[1]).toBe(first);
  await page.getByRole("button", { name: "One more of End mill Ø10" }).click();
  await expect.poll(async () => number.exec((await print(page)).join(" "))?.[1]).not.toBe(first);
});

test("a printed comparison is one wide sheet: head with company and day, all tools, no column cut", async ({
  page,
}) => {
  const ids = ["mil-em-4f-10", "mil-em-4f-12", "mil-em-4f-6", "mil-em-4f-8"];
  const tools = productsIn({ category: "milling" }).filter(({ id }) => ids.includes(id));
  expect(tools).toHaveLength(4);
  await openShared(page, `/products/milling/solid-carbide/endmill?compare=${ids.join(",")}#compare`);
  for (const isWhole of [false, true]) {
    if (isWhole) await page.getByRole("switch", { name: "Only differences" }).uncheck();
    const pages = pagesOf(await page.pdf({ preferCSSPageSize: true }));
    expect(pages.length).toBeLessThanOrEqual(isWhole ? 2 : 1);
    for (const { width, height } of pages) expect(width).toBeGreaterThan(height);
    const sheets = pages.map(textOfPage);
    for (const sheet of sheets) expect(sheet).toMatch(/\w{3}/);
    const [head = ""] = sheets;
    for (const { orderCode } of tools) expect(plain(head)).toContain(plain(orderCode ?? ""));
    expectCompany(head);
    expect(head).toContain(String(new Date().getFullYear()));
    expect(head.indexOf(company.email)).toBeLessThan(head.indexOf("Diameter"));
    expect(sheets.join(" ")).toContain("Start values");
    expect(sheets.join(" ")).not.toMatch(/Only differences|Remove|Copy link|Add to quote/);
  }
  // A4 across without its margins, in pixels.
  await page.setViewportSize({ width: 1047, height: 718 });
  await page.emulateMedia({ media: "print" });
  const right = await page.getByRole("table").evaluate((table) => table.getBoundingClientRect().right);
  expect(right).toBeLessThanOrEqual(1047);
});

test("a printed category has no blank sheet, and only what a reader needs", async ({ page }) => {
  await openShared(page, "/products/pcd");
  const sheets = await print(page);
  const tools = productsIn({ category: "pcd" });
  for (const { orderCode, specifications } of tools) {
    expect(plain(sheets.join(" "))).toContain(plain(orderCode ?? ""));
    expect(plain(sheets.join(" "))).toContain(plain(specifications.size ?? ""));
  }
  // Six bands fill a sheet.
  expect(sheets.length).toBeLessThanOrEqual(Math.ceil((tools.length + 2) / 6));
  for (const sheet of sheets) expect(sheet).toMatch(/\w{3}/);
  expect(sheets.join(" ")).not.toMatch(
    /Not listed\?|Ask for|All \d+ specifications|Contact Support|Quote list|Compare/,
  );
  expectCompany(sheets.join(" "));
});

test("a printed table of eighteen sizes takes one sheet, with head, sender and address", async ({ page }) => {
  const address = "/products/milling/solid-carbide/endmill?view=table";
  await openShared(page, address);
  // At once: printing draws entries that are not drawn yet.
  const sheets = await print(page);
  const tools = productsIn({ category: "milling", subcategory: "solid-carbide", item: "endmill" });
  expect(tools).toHaveLength(18);
  expect(sheets).toHaveLength(1);
  const [sheet = ""] = sheets;
  for (const { name } of tools) expect(plain(sheet)).toContain(plain(name));
  expect(sheet).toMatch(/Tool.*Diameter.*Coating/);
  expect(sheet).not.toMatch(/Not listed\?|Quote list/);
  expect(plain(sheet)).toContain(plain(address));
  expectCompany(sheet);

  await page.setViewportSize({ width: 688, height: 1016 });
  await page.emulateMedia({ media: "print" });
  const table = page.getByRole("table").first();
  const right = await table.evaluate((element) => element.getBoundingClientRect().right);
  expect(right).toBeLessThanOrEqual(688);
});

test("a product's own page, a guide and the calculator print whole, with the company's address", async ({
  page,
}) => {
  for (const [address, most] of [
    ["/product/mil-em-4f-10", 2],
    ["/guides/taps", 4],
    ["/calculator", 3],
  ] as const) {
    await page.goto(address);
    const sheets = await print(page);
    expect(sheets.length, address).toBeLessThanOrEqual(most);
    const paper = sheets.join(" ");
    expectCompany(paper);
    expect(paper).not.toMatch(/Know-how|Add to quote|Copy link|Your machine/);
    // A heading is on the same sheet as the text below it, and no sheet is blank.
    for (const sheet of sheets) {
      expect(sheet).toMatch(/\w{3}/);
      expect(sheet).not.toMatch(/(Drawing|Specification|not for manufacture\.|range have it\.)\s*$/);
    }
    await page.setViewportSize({ width: 688, height: 1016 });
    await page.emulateMedia({ media: "print" });
    const beyond = await page
      .locator("table")
      .evaluateAll((tables) => tables.filter((table) => table.getBoundingClientRect().right > 689).length);
    expect(beyond, address).toBe(0);
    await page.emulateMedia({ media: null });
  }
});
