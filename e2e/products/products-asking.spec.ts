import type { Locator, Page } from "@playwright/test";
import { addressOf } from "#site/catalogue/places/address.ts";
import { nearestLeaf } from "#site/catalogue/places/nearest-leaf.ts";
import type { Selection } from "#site/catalogue/places/selection.ts";
import { categoryOf, labelsOf, allProducts, productsIn } from "../testing/catalogue.ts";
import { contactForm } from "../testing/contact-form.ts";
import { openAtOnce } from "../testing/open-at-once.ts";
import { addressIn, count, openCategory, openShared, section, sizesIn } from "../testing/overlay.ts";
import { expect, test } from "../testing/same-window.ts";

const threadingMill = { category: "milling", subcategory: "solid-carbide", item: "threading-mill" };
const externalTools = { category: "threading", subcategory: "external", item: "tools" };
const highSpeed = { category: "pcbn", subcategory: "high-speed" };

/** Opens an empty place, asks for its tools and expects the form to name this place. */
async function askFor(page: Page, place: Selection): Promise<void> {
  const labels = labelsOf(place);
  const overlay = await openShared(page, addressOf(place));
  await overlay.getByRole("link", { name: `Ask for ${labels.at(-1)}` }).click();
  await expect(overlay).toBeHidden();
  const { subject, message } = contactForm(page);
  await expect(subject).toHaveValue("Product inquiry");
  await expect(message).toHaveValue(new RegExp(labels.join(", ")));
}

/** Opens an empty place and follows its link, expecting the nearest place with products. */
async function followNearestLink(page: Page, place: Selection): Promise<void> {
  const near = nearestLeaf(categoryOf(place.category ?? ""), place, allProducts);
  const overlay = await openShared(page, addressOf(place));
  await overlay.getByRole("link", { name: `See ${near?.label}` }).click();
  await expect.poll(() => sizesIn(overlay)).toBe(productsIn(near?.selection ?? {}).length);
  expect(await addressIn(page)).toBe(addressOf(near?.selection ?? {}));
}

test("a place without products says so, and shows no product", async ({ page }) => {
  const overlay = await openShared(page, addressOf(threadingMill));
  await expect(overlay.getByRole("heading", { name: "No products listed here yet" })).toBeVisible();
  await expect.poll(() => sizesIn(overlay)).toBe(0);
  await expect(count(overlay)).toHaveText("0 products");
});

test("a place without products shows what kind of tool it means", async ({ page }) => {
  const overlay = await openShared(page, addressOf(highSpeed));
  const picture = overlay.getByRole("img", { name: "Illustration: High Speed" });
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty("complete", true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain("cut-pcbn-s");
});

test("thread mills, not listed yet, can be asked for", async ({ page }) => {
  await askFor(page, threadingMill);
});

test("external threading tools, not listed yet, can be asked for", async ({ page }) => {
  await askFor(page, externalTools);
});

test("PCBN for high speed, not listed yet, can be asked for", async ({ page }) => {
  await askFor(page, highSpeed);
});

test("beside the empty thread mills lies an item with products", async ({ page }) => {
  await followNearestLink(page, threadingMill);
});

test("beside the empty external tools lie the inserts", async ({ page }) => {
  await followNearestLink(page, externalTools);
});

test("beside the empty PCBN for high speed lies a group with products", async ({ page }) => {
  await followNearestLink(page, highSpeed);
});

/**
 * Cards get their heights when they come near: after a jump to the end of a list the link may move under the pointer.
 */
async function pressAtEnd(link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded();
  // Waits until it stops moving.
  await link.click();
}

test("asking closes the overlay and brings the visitor to the form, in its first empty field", async ({
  page,
}) => {
  await openAtOnce(page);
  const overlay = await openCategory(page, "Milling");
  await pressAtEnd(overlay.getByRole("link", { name: "Ask for a tool" }));
  await expect(overlay).toBeHidden();
  expect(await addressIn(page)).toBe("/#contact");
  const { form, userName } = contactForm(page);
  await expect(form).toBeInViewport();
  await expect(userName).toBeFocused();
});

test("Back after asking returns to the place in the overlay", async ({ page }) => {
  const overlay = await openShared(page, addressOf(highSpeed));
  await overlay.getByRole("link", { name: "Ask for High Speed" }).click();
  await expect(overlay).toBeHidden();
  await page.goBack();
  await expect(overlay.getByRole("heading", { name: "No products listed here yet" })).toBeVisible();
  expect(await addressIn(page)).toBe(addressOf(highSpeed));
});

test("Contact Support in the overlay closes it and asks about the place looked at", async ({ page }) => {
  const place = { category: "turning", subcategory: "holders" };
  const overlay = await openShared(page, addressOf(place));
  await overlay.getByRole("link", { name: "Contact Support" }).click();
  await expect(overlay).toBeHidden();
  const { form, subject, message } = contactForm(page);
  await expect(form).toBeInViewport();
  await expect(subject).toHaveValue("Technical support");
  await expect(message).toHaveValue(/Turning, Holders/);
});

test("Need Help Choosing on the page asks for technical support", async ({ page }) => {
  await openAtOnce(page);
  await section(page).getByRole("link", { name: "Contact Support" }).click();
  const { form, subject, message } = contactForm(page);
  await expect(form).toBeInViewport();
  await expect(subject).toHaveValue("Technical support");
  await expect(message).toHaveValue("");
});

test("Need Help Choosing names the category that was looked at last, and the words can be changed", async ({
  page,
}) => {
  await openAtOnce(page);
  await openCategory(page, "Drilling");
  await page.keyboard.press("Escape");
  await section(page).getByRole("link", { name: "Contact Support" }).click();
  const { message } = contactForm(page);
  await expect(message).toHaveValue(/Drilling/);
  await message.fill("My own words");
  await expect(message).toHaveValue("My own words");
});

test("asking never takes away what the visitor has written himself", async ({ page }) => {
  await openAtOnce(page);
  const { message } = contactForm(page);
  await message.fill("Ten of the usual, please.");
  const overlay = await openCategory(page, "Milling");
  await pressAtEnd(overlay.getByRole("link", { name: "Ask for a tool" }));
  await expect(overlay).toBeHidden();
  await expect(message).toHaveValue("Ten of the usual, please.");
});

test("the words of an earlier question make way for those of the next", async ({ page }) => {
  const overlay = await openShared(page, addressOf(threadingMill));
  await overlay.getByRole("link", { name: "Ask for Threading Mill" }).click();
  await expect(overlay).toBeHidden();
  const pcd = await openCategory(page, "PCD");
  await pcd.getByRole("link", { name: "Contact Support" }).click();
  const { subject, message } = contactForm(page);
  await expect(subject).toHaveValue("Technical support");
  await expect(message).toHaveValue(/PCD/);
  expect(await message.inputValue()).not.toContain("Threading Mill");
});
