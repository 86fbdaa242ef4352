import { company } from "../testing/content.ts";
import { expect, test } from "../testing/same-window.ts";

test("an unknown address is answered as one", async ({ page, noise }) => {
  noise.expect(/404/, "the address is unknown");
  const answer = await page.goto("/no-such-page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is no such page");
  await expect(page).toHaveTitle(new RegExp(company.name));
});

test("who got lost is told the number to call", async ({ page, noise }) => {
  noise.expect(/404/, "the address is unknown");
  await page.goto("/no-such-page");
  const number = page.getByRole("main").getByRole("link", { name: company.phone });
  await expect(number).toHaveAttribute("href", `tel:${company.phone.replaceAll(" ", "")}`);
});

test("from an unknown address every category is one click away, shown by its tool", async ({
  page,
  noise,
}) => {
  noise.expect(/404/, "the address is unknown");
  await page.goto("/no/such/page");
  const links = page.getByRole("navigation", { name: "Categories", exact: true }).getByRole("link");
  await expect(links).toHaveCount(7);
  for (const image of await links.locator("img").all()) {
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }
  await links.filter({ hasText: "Threading" }).click();
  await expect(page.getByRole("dialog").getByRole("heading", { name: "Threading", level: 2 })).toBeVisible();
});

test("from an unknown address one click leads to the products", async ({ page, noise }) => {
  noise.expect(/404/, "the address is unknown");
  await page.goto("/no/such/page");
  await page.getByRole("link", { name: "Explore Products" }).click();
  await expect(page).toHaveURL("/#products");
  await expect(page.getByRole("heading", { name: "Products", level: 2 })).toBeInViewport();
});

test("from an unknown address the logo leads to the page", async ({ page, noise }) => {
  noise.expect(/404/, "the address is unknown");
  await page.goto("/no-such-page");
  await page.getByRole("banner").getByRole("link", { name: company.name }).click();
  await expect(page).toHaveURL("/#home");
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
});

test("search engines are told not to keep an unknown address", async ({ page, noise }) => {
  noise.expect(/404/, "the address is unknown");
  await page.goto("/no-such-page");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
});
