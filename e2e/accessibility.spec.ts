import { expectNoAxeFindings } from "./testing/axe.ts";
import { openAtOnce } from "./testing/open-at-once.ts";
import { expect, test } from "./testing/test.ts";

test("axe finds no fault in the page on a desk", async ({ page }) => {
  await openAtOnce(page);
  // To its end, so that everything that comes late is there and alive.
  await page.keyboard.press("End");
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Compliances" })).toBeInViewport();
  await expectNoAxeFindings(page);
});

test("axe finds no fault in the page on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAtOnce(page);
  await expectNoAxeFindings(page);
});

test("axe finds no fault in the open menu", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // Without its movement the menu is there at once.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openAtOnce(page);
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await expectNoAxeFindings(page);
});

test("axe finds no fault in the page for an unknown address", async ({ page, noise }) => {
  noise.expect(/404/, "the address is unknown");
  await page.goto("/no-such-page");
  await expectNoAxeFindings(page);
});

test("axe finds no fault in the page that follows a message sent without script", async ({ page }) => {
  await page.goto("/message-sent");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Message sent");
  await expectNoAxeFindings(page);
});
