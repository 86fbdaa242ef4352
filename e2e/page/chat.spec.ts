import type { Locator, Page } from "@playwright/test";
import { company } from "../testing/content.ts";
import { openAtOnce, scrollToEnd } from "../testing/open-at-once.ts";
import { answerFor } from "../testing/page-noise.ts";
import { expect, test } from "../testing/same-window.ts";

const chatAddress = `https://wa.me/${company.chat.replaceAll(/\D/g, "")}`;

function quickContact(page: Page): Locator {
  return page.getByRole("complementary", { name: "Quick contact" });
}

test("the chat opens with the company's number in a tab of its own", async ({ page, context, noise }) => {
  await answerFor("https://wa.me", "Chat", { context, noise });
  await openAtOnce(page);
  const opened = context.waitForEvent("page");
  await quickContact(page).getByRole("link", { name: "Chat with us" }).click();
  const tab = await opened;
  await expect(tab).toHaveURL(chatAddress);
  await expect(tab).toHaveTitle("Chat");
  expect(await tab.evaluate(() => window.opener === null)).toBe(true);
  await expect(page).toHaveURL("/");
});

test("the chat link is plain enough to work without script", async ({ page }) => {
  await openAtOnce(page);
  const link = quickContact(page).getByRole("link", { name: "Chat with us" });
  await expect(link).toHaveAttribute("href", chatAddress);
  await expect(link).toHaveAttribute("target", "_blank");
});

test("the chat link floats over the page wherever the visitor is", async ({ page }) => {
  await openAtOnce(page, "/#products");
  const link = quickContact(page).getByRole("link", { name: "Chat with us" });
  await expect(link).toBeInViewport({ ratio: 1 });
  await expect(quickContact(page).getByRole("link")).toHaveCount(1);
});

test("on a phone a bar offers Call, Chat and Get Quote under the thumb", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAtOnce(page);
  await expect(quickContact(page).getByRole("link")).toHaveText(["Call", "Chat", "Get Quote"]);
  const box = await quickContact(page).boundingBox();
  expect([box?.x, box?.width, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([0, 390, 844]);
});

test("Call in the phone's bar calls the company", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAtOnce(page);
  const call = quickContact(page).getByRole("link", { name: "Call" });
  await expect(call).toHaveAttribute("href", `tel:${company.phone.replaceAll(" ", "")}`);
});

test("Get Quote in the phone's bar leads to the form, its subject chosen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAtOnce(page);
  await quickContact(page).getByRole("link", { name: "Get Quote" }).click();
  const form = page.getByRole("form", { name: "Contact form" });
  await expect(form.getByLabel("Name")).toBeFocused();
  await expect(form.getByLabel("Name")).toBeInViewport();
  await expect(form.getByLabel("Subject")).toHaveValue("Product inquiry");
});

test("the phone's bar stands clear of the hero's buttons, and hides nothing at the page's end", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAtOnce(page);
  const explore = await page.getByRole("link", { name: "Explore Products" }).boundingBox();
  const below = (await quickContact(page).boundingBox())?.y ?? 0;
  expect(below - (explore?.y ?? 0) - (explore?.height ?? 0)).toBeGreaterThanOrEqual(12);
  await page.setViewportSize({ width: 390, height: 844 });
  const last = page.getByRole("contentinfo").getByRole("link").last();
  await scrollToEnd(page);
  await expect(last).toBeInViewport({ ratio: 1 });
  const [text, bar] = [await last.boundingBox(), await quickContact(page).boundingBox()];
  expect((text?.y ?? 0) + (text?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});

test("on an upright tablet the chat doesn't lie across the edge of the first screen's stage", async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openAtOnce(page);
  const key = await page.getByRole("link", { name: "Chat with us" }).boundingBox();
  const stage = await page.locator("#home").boundingBox();
  if (!key || !stage) throw new Error("The chat or the hero is not drawn.");
  expect(key.y + key.height).toBeLessThan(stage.y + stage.height);
});
