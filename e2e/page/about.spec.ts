import { allProducts, categories } from "../testing/catalogue.ts";
import { company, copy } from "../testing/content.ts";
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
