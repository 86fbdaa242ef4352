import { addressOf } from "#site/catalogue/places/address.ts";
import { cardPreview, countWithUnit } from "#site/catalogue/places/counts.ts";
import { categories, productWithId, allProducts, productsIn, tree } from "../testing/catalogue.ts";
import { copy } from "../testing/content.ts";
import { hydrated, openAtOnce, scrollToEnd } from "../testing/open-at-once.ts";
import { openShared, overlayOf, section, sizesIn, tile } from "../testing/overlay.ts";
import { expect, test } from "../testing/same-window.ts";

/** The tool of each category that its lists begin with. */
const firstOfEach = categories.flatMap(({ id }) => allProducts.find(({ category }) => category === id) ?? []);

test("seven cards show the categories, in the order of the tree", async ({ page }) => {
  await openAtOnce(page);
  const names = section(page).getByRole("listitem").getByRole("heading", { level: 3 });
  await expect(names).toHaveText([...categories.map(({ label }) => label), copy.products.help.title]);
});

test("each card tells how many products its category has", async ({ page }) => {
  await openAtOnce(page);
  for (const { id, label } of categories) {
    const count = countWithUnit(productsIn({ category: id }).length, "product");
    await expect(tile(page, label)).toContainText(count);
  }
});

test("each card previews its first two subcategories as links to them", async ({ page }) => {
  await openAtOnce(page);
  for (const { id, label, subCategories } of categories) {
    const links = tile(page, label).getByRole("link");
    await expect(links).toHaveText([label, ...cardPreview(subCategories).shown.map((node) => node.label)]);
    const first = cardPreview(subCategories).shown[0];
    await expect(links.nth(1)).toHaveAttribute("href", `/products/${id}/${first?.id}`);
  }
});

test('Turning, PCBN and PCD say "+1 more", and no other card says anything of more', async ({ page }) => {
  await openAtOnce(page);
  await expect(section(page).getByText(/\+\d+ more/)).toHaveText(["+1 more", "+1 more", "+1 more"]);
  for (const label of ["Turning", "PCBN", "PCD"]) await expect(tile(page, label)).toContainText("+1 more");
});

test("above the cards stands every category with its count, all of them chosen", async ({ page }) => {
  await openAtOnce(page);
  const entries = section(page).getByRole("navigation", { name: "Categories" }).getByRole("link");
  await expect(entries).toHaveText([
    `${tree[0]?.label} ${allProducts.length}`,
    ...categories.map(({ id, label }) => `${label} ${productsIn({ category: id }).length}`),
  ]);
  await expect(entries.and(page.locator("[aria-current]"))).toHaveText([`All ${allProducts.length}`]);
});

test("the HTML itself holds the count of all products and the first choice of each category", async ({
  request,
}) => {
  const html = await (await request.get("/")).text();
  expect(html).toContain(`<h3>${countWithUnit(allProducts.length, "product")}</h3>`);
  const linked = allProducts.filter(({ id }) => html.includes(`href="/product/${id}"`));
  expect(linked).toEqual(firstOfEach);
});

test("a button below the list shows more of all products, in place, until all are there", async ({
  page,
}) => {
  await openAtOnce(page);
  const rows = section(page).getByRole("heading", { level: 4 });
  const more = section(page).getByRole("button", { name: /^Show (all|60 more of) \d+ products$/ });
  await expect(rows).toHaveCount(firstOfEach.length);
  await hydrated(more);
  await expect(more).toHaveText(`Show 60 more of ${allProducts.length} products`);
  for (
    let shown = firstOfEach.length;
    shown < allProducts.length;
    shown = Math.min(shown + 60, allProducts.length)
  ) {
    await more.click();
    // The first of each category stay as they are; the others stand in bands of their series.
    const inBands = Math.min(shown + 60, allProducts.length) - firstOfEach.length;
    await expect.poll(() => sizesIn(section(page))).toBe(inBands);
  }
  await expect(more).toHaveCount(0);
  const row = section(page)
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader") })
    .first();
  await row.getByRole("button", { name: /^Add to quote/ }).click();
  await expect(row.getByRole("button", { name: /^In quote list/ })).toBeVisible();
  await row.getByRole("rowheader").getByRole("link").click();
  await expect(page.getByRole("dialog").getByRole("heading", { name: "Specification" })).toBeVisible();
});

test("the list keeps its height as it is scrolled through: no button moves away under a press", async ({
  page,
}) => {
  await openAtOnce(page);
  const more = section(page).getByRole("button", { name: /^Show 60 more/ });
  await hydrated(more);
  await more.click();
  await expect.poll(() => sizesIn(section(page))).toBe(60);
  const height = (): Promise<number> =>
    section(page).evaluate((element) => element.getBoundingClientRect().height);
  const estimated = await height();
  await section(page).evaluate(async (element) => {
    for (const name of element.querySelectorAll("h4")) {
      name.scrollIntoView({ behavior: "instant" });
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    }
  });
  expect(await height()).toBe(estimated);
});

test("the page ends: a scroll to its end reaches the footer", async ({ page }) => {
  await openAtOnce(page);
  const footer = page.getByRole("contentinfo");
  await hydrated(footer.getByRole("form"));
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await scrollToEnd(page);
  await expect(footer.getByRole("link", { name: "Turning" })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
});

test("without script the list says where the rest of the products are", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto("/");
  // Playwright's text matching ignores noscript.
  const words = section(page).locator("noscript");
  await expect(words).toBeVisible();
  expect(await words.textContent()).toBe("All are in the categories.");
  await context.close();
});

test("a row in the list of all leads to its product's sheet, and back from there to its place", async ({
  page,
}) => {
  const [product] = firstOfEach;
  if (!product) throw new Error("The range is empty.");
  await openAtOnce(page);
  await section(page).getByRole("link", { name: product.name, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${addressOf(product)}#${product.id}$`));
  const sheet = page.getByRole("dialog", { name: product.name });
  await expect(sheet.getByRole("heading", { level: 2 })).toBeInViewport();
  await sheet.getByRole("link", { name: "Back to Turning" }).click();
  const row = overlayOf(page, "Turning").getByRole("rowheader", { name: product.orderCode });
  await expect(row.first()).toBeVisible();
});

test("a link to one product shows that product", async ({ page }) => {
  const product = productWithId("tur-in-rcmt1204m0-p30");
  await openShared(page, `/products/turning#${product.id}`);
  const heading = page.getByRole("heading", { level: 2, name: product.name });
  await expect(heading).toBeInViewport();
});

test("pictures that repeat the words beside them are silent", async ({ page }) => {
  await openAtOnce(page);
  const images = section(page).locator("img");
  const texts = await images.evaluateAll((all) => all.map((image) => image.getAttribute("alt")));
  expect(texts.length).toBeGreaterThan(firstOfEach.length);
  expect(new Set(texts)).toEqual(new Set([""]));
});

test("by keyboard I skip the list of all products: the next stop is in the section after it", async ({
  page,
}) => {
  await openAtOnce(page);
  await section(page).getByRole("link", { name: "Know-how" }).focus();
  await page.keyboard.press("Tab");
  const skip = section(page).getByRole("link", { name: "Skip the list" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.locator("#catalogue").getByRole("link").first()).toBeFocused();
});
