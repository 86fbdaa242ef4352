import { expectNoAxeFindings } from "../testing/axe.ts";
import { expect, test } from "../testing/same-window.ts";

const ids = [
  "turning-inserts",
  "turning-toolholders",
  "boring-bars",
  "grooving-and-parting",
  "pcbn-and-pcd",
  "milling-inserts",
  "milling-cutters",
  "end-mills",
  "ball-nose-end-mills",
  "drills",
  "u-drills",
  "taps",
  "threading-inserts",
  "threading-toolholders",
];

test.describe("guides, without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the list leads to a guide, and that to the product whose code it reads", async ({ page }) => {
    await page.goto("/guides");
    await page.getByRole("main").getByRole("link", { name: "Turning inserts" }).click();
    await expect(page).toHaveURL("/guides/turning-inserts");
    await expect(page.getByRole("heading", { level: 2, name: "How CNMG 120408 reads" })).toBeVisible();
    await expect(page.getByRole("img", { name: /CNMG 120408/ }).filter({ visible: true })).toHaveCount(1);
    await page.locator("#read").getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("CNMG 120408");
  });

  test("what wears leads to the tougher grade of the range", async ({ page }) => {
    await page.goto("/guides/turning-inserts");
    const chipping = page.getByRole("listitem").filter({ hasText: "Small pieces broken out" });
    await chipping.getByRole("link", { name: /^P\d\d$/ }).click();
    await expect(page).toHaveURL(/\/product\//);
  });
});

for (const id of ["", ...ids.map((each) => `/${each}`)]) {
  test(`/guides${id} runs over no side, on a phone or at 400 %, and has no barrier that a program finds`, async ({
    page,
  }) => {
    await page.goto(`/guides${id}`);
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      const root = page.locator("html");
      expect(await root.evaluate((html) => html.scrollWidth - html.clientWidth), `${width} px`).toBe(0);
    }
    await expectNoAxeFindings(page);
  });
}

test("the strip of a code on a sheet leads to its family's guide", async ({ page }) => {
  await page.goto("/products/turning/grade/steel#tur-st-cnmg120408-p25");
  const sheet = page.locator("[data-sheet]");
  await sheet.getByRole("link", { name: /How to read this code/ }).click();
  await expect(page).toHaveURL("/guides/turning-inserts");
});
