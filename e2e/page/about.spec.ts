import { expectNoAxeFindings } from "../testing/axe.ts";
import { allProducts, categories } from "../testing/catalogue.ts";
import { company, copy, workedCase } from "../testing/content.ts";
import { openAtOnce } from "../testing/open-at-once.ts";
import { expect, test } from "../testing/same-window.ts";

test("the about section says that the company was established in 2010 in Gurugram", async ({ page }) => {
  await openAtOnce(page);
  const about = page.getByRole("region", { name: copy.about.title });
  await expect(about).toContainText(copy.about.statement);
  await expect(about).toContainText("Established 2010");
  const established = about.getByRole("definition").filter({ hasText: String(company.established) });
  await expect(established).toHaveText("2010");
});

test("the about section counts the range as it is: categories, products, those from stock", async ({
  page,
}) => {
  await openAtOnce(page);
  const stock = allProducts.filter(({ leadTime }) => leadTime === "stock").length;
  expect(stock).toBeGreaterThan(0);
  const words = `${categories.length} categories, ${allProducts.length} products, ${stock} from stock`;
  await expect(page.getByRole("region", { name: copy.about.title }).getByText(words)).toBeVisible();
});

test("the about section leads to a worked case: one pass before and after, said to be a sample", async ({
  page,
}) => {
  await openAtOnce(page);
  const { part, before, after } = workedCase;
  await page.getByRole("region", { name: copy.about.title }).getByRole("link", { name: part }).click();
  await expect(page.getByRole("heading", { level: 1, name: part })).toBeVisible();
  const table = page.getByRole("table");
  await expect(table.getByRole("row", { name: /^Tool/ })).toContainText(before.tool);
  await expect(table.getByRole("row", { name: /^Cutting speed/ })).toContainText(String(before.speed));
  await expect(page.getByText("This is a sample")).toBeVisible();
  await expectNoAxeFindings(page);
  await table.getByRole("link").click();
  await expect(page).toHaveURL(`/product/${after.product}`);
});

test("the about section's picture is loaded when the visitor comes to it", async ({ page }) => {
  await openAtOnce(page);
  const picture = page
    .getByRole("region", { name: copy.about.title })
    .getByRole("img", { name: copy.about.picture.alt });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
    .toBeGreaterThan(0);
});
