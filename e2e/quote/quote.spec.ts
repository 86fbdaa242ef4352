import type { Page } from "@playwright/test";
import { openAtOnce } from "../testing/open-at-once.ts";
import { openShared } from "../testing/as-cards.ts";
import { openList, panel, quantityOf, typeQuantity } from "../testing/quote-list.ts";
import { expect, test } from "../testing/same-window.ts";

const leaf = "/products/milling/solid-carbide/endmill";
const name = "4-flute solid carbide end mill Ø10, DIN 6527 L";

/** Opens the overlay of the end mills; `add` is a card's button. */
async function openEndMills(page: Page) {
  const overlay = await openShared(page, leaf);
  return { overlay, add: overlay.getByRole("button", { name: new RegExp(`quote.*, ${name}$`) }) };
}

test("a tool is added from its card, and the list counts it", async ({ page }) => {
  const { overlay, add } = await openEndMills(page);
  await add.click();
  await expect(add).toHaveText(/^In quote list: 1/);
  await expect(overlay.getByRole("button", { name: "Quote list 1 line", exact: true })).toBeVisible();
});

test("a tool that is in the list is not added twice: its quantity changes there, and the button opens the list", async ({
  page,
}) => {
  const { overlay, add } = await openEndMills(page);
  await add.click();
  await overlay.getByRole("button", { name: `One more of ${name}` }).click();
  await expect(add).toHaveText(/^In quote list: 2/);
  await expect(overlay.getByRole("button", { name: "Quote list 1 line", exact: true })).toBeVisible();
  await add.press("Enter");
  await expect(panel(page).getByRole("listitem")).toHaveCount(1);
  await expect(quantityOf(panel(page), name)).toHaveText("2");
});

test("a line shows its tool and the whole of its remark", async ({ page }) => {
  const { add } = await openEndMills(page);
  await add.click();
  await openList(page);
  const remark = panel(page).getByLabel(`Remark on ${name}`);
  await remark.fill("for plates of EN8, 40 mm, dry, with the flat on the shank, by the end of the month");
  expect(await remark.evaluate((field) => field.scrollHeight - field.clientHeight)).toBeLessThanOrEqual(1);
  await expect(panel(page).getByRole("listitem").locator("img")).toHaveJSProperty("complete", true);
});

test("a quantity that is none falls back to the last one, and says so", async ({ page }) => {
  const { add } = await openEndMills(page);
  await add.click();
  await openList(page);
  await typeQuantity(panel(page), name, "1.5");
  await expect(quantityOf(panel(page), name)).toHaveText("1");
  await expect(panel(page).getByText("Quantity is a whole number, 1 or more. It stays at 1.")).toBeAttached();
  await expect(quantityOf(panel(page), name)).toBeFocused();
  await typeQuantity(panel(page), name, "25");
  await expect(quantityOf(panel(page), name)).toHaveText("25");
});

test("a tool that isn't listed is added in the visitor's words", async ({ page }) => {
  await openAtOnce(page);
  await openList(page);
  await panel(page).getByLabel("A tool that isn't listed").fill("reamer Ø12 H7");
  await panel(page).getByRole("button", { name: "Add" }).click();
  await expect(panel(page).getByRole("listitem")).toContainText(["reamer Ø12 H7"]);
});

test("a line that was removed can be put back", async ({ page }) => {
  const { add } = await openEndMills(page);
  await add.click();
  await openList(page);
  await panel(page)
    .getByRole("button", { name: `Remove ${name}` })
    .click();
  await expect(panel(page).getByText("Nothing in the list yet.")).toBeVisible();
  await panel(page).getByRole("button", { name: "Undo" }).click();
  await expect(panel(page).getByRole("listitem")).toContainText([name]);
});

test("the list survives a reload", async ({ page }) => {
  const { add } = await openEndMills(page);
  await add.click();
  await expect(add).toHaveText(/^In quote list: 1/);
  await openAtOnce(page);
  await expect(page.getByRole("button", { name: "Quote list 1 line", exact: true })).toBeVisible();
});

test("the list is the same in two tabs", async ({ page, context }) => {
  await openAtOnce(page);
  const other = await context.newPage();
  const { add } = await openEndMills(other);
  await add.click();
  await expect(page.getByRole("button", { name: "Quote list 1 line", exact: true })).toBeVisible();
});

test("Get Quote opens the list once there is something in it", async ({ page }) => {
  const { add, overlay } = await openEndMills(page);
  await add.click();
  await overlay.getByRole("link", { name: "Back to categories" }).click();
  await page.getByRole("banner").getByRole("link", { name: "Get Quote" }).click();
  await expect(panel(page)).toBeVisible();
});

test("the list goes out with the contact form, in the message and nowhere else", async ({
  page,
  ownServer,
}) => {
  await openAtOnce(page, `${ownServer.origin}${leaf}`);
  await page.getByRole("button", { name: new RegExp(`quote.*, ${name}$`) }).click();
  await openList(page);
  await panel(page).getByLabel(`Remark on ${name}`).fill("for EN8");
  await panel(page).getByRole("link", { name: "Send with the contact form" }).click();
  const form = page.getByRole("form", { name: "Contact form" });
  await expect(form.getByRole("region", { name: "Quote list, sent with the message" })).toContainText(name);
  await expect(form.getByLabel("Subject")).toHaveValue("Product inquiry");
  await form.getByLabel("Name", { exact: true }).fill("Asha Rao");
  await form.getByLabel("Email", { exact: true }).fill("asha@shop.example");
  const request = page.waitForRequest("**/api/notifications/contact");
  await form.getByRole("button", { name: "Send message" }).click();
  const sent: unknown = (await request).postDataJSON();
  expect(Object.keys(sent ?? {}).toSorted()).toEqual(["email", "message", "subject", "userName"]);
  await expect(form.getByText("Message sent successfully! We'll get back to you soon.")).toBeVisible();
  expect((await ownServer.messages())[0]?.message).toBe(
    `Please quote for the tools below.\n\nQuote request (1 line)\n1. ${name} [EM-1001, mil-em-4f-10] – Qty 1 – for EN8`,
  );
  await expect(form.getByText("Your quote list still has 1 line.")).toBeVisible();
  await form.getByRole("button", { name: "Clear list" }).press("Enter");
  await expect(page.getByRole("button", { name: "Quote list 0 lines", exact: true })).toBeVisible();
  const undo = form.getByRole("button", { name: "Undo" });
  await expect(undo).toBeFocused();
  await undo.press("Enter");
  await expect(page.getByRole("button", { name: "Quote list 1 line", exact: true })).toBeVisible();
  await expect(form.getByRole("button", { name: "Clear list" })).toBeFocused();
});

test("WhatsApp and e-mail carry the list", async ({ page }) => {
  const { add } = await openEndMills(page);
  await add.click();
  await openList(page);
  await expect(panel(page).getByRole("link", { name: "WhatsApp" })).toHaveAttribute("target", "_blank");
  await expect(panel(page).getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/911240000000\?text=.*mil-em-4f-10/,
  );
  await expect(panel(page).getByRole("link", { name: "E-mail" })).toHaveAttribute(
    "href",
    /^mailto:.*mil-em-4f-10/,
  );
});

test("Escape closes the list and gives the focus back", async ({ page }) => {
  await openAtOnce(page);
  const button = page.getByRole("button", { name: "Quote list 0 lines", exact: true });
  await button.click();
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await expect(button).toBeFocused();
});
