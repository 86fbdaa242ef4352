import type { Locator, Page } from "@playwright/test";
import { expectNoAxeFindings } from "../testing/axe.ts";
import { contactForm } from "../testing/contact-form.ts";
import { openAtOnce } from "../testing/open-at-once.ts";
import { addressIn, openShared, section } from "../testing/overlay.ts";
import { dialog, pressSearch, way as tabPanel } from "../testing/search.ts";
import { expect, test } from "../testing/same-window.ts";

function way(page: Page): Locator {
  return section(page).getByRole("link", { name: /^What is in my hand/ });
}

test("a worn insert leads by shape, size and hole to its seat, its inserts and holders, on a phone too", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openAtOnce(page, "/#products");
  await way(page).click();
  const form = tabPanel(page, "In my hand");
  await expect(dialog(page).getByRole("tab", { name: "In my hand" })).toBeFocused();

  // An empty form, then nonsense: an error each, and links to people.
  const find = form.getByRole("button", { name: "Identify the insert" });
  await find.click();
  await expect(form.getByRole("alert")).toHaveText(/^Say one thing at least/);
  await form.getByLabel("Measured, mm").fill("half an inch");
  await find.click();
  await expect(form.getByRole("alert")).toHaveText(/number of millimetres, such as 12\.7\.$/);
  await expect(form.getByLabel("Measured, mm")).toBeFocused();
  await expect(form.getByRole("group", { name: "Ask us" })).toBeVisible();

  await form.getByLabel("C, rhombic 80°").check();
  await form.getByLabel("Measured, mm").fill("12,7");
  await form.getByRole("combobox", { name: /^Hole/ }).selectOption("Straight hole");
  await find.click();
  await expect(form.getByText("Read as C, rhombic 80° · circle 12.7 mm · straight hole")).toBeVisible();
  await expect(form.getByRole("heading", { name: "CN.. 1204" })).toBeVisible();
  await expectNoAxeFindings(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  // The insert is added where it was found.
  const band = form.getByRole("region", { name: "CNMG inserts for steel" });
  await band.getByRole("button", { name: /^Add to quote/ }).click();
  await expect(band.getByRole("button", { name: /^In quote list: 10/ })).toBeVisible();

  // A description that nothing matches completely: the nearest tools, and links to a person with the whole description.
  await form.getByLabel("Letters still readable").fill("QQ77");
  await find.click();
  await expect(form.getByText("The nearest have another printed code.")).toBeVisible();
  await form.getByRole("link", { name: "Write to us" }).click();
  await expect(contactForm(page).message).toHaveValue(/C, rhombic 80° .* printed “QQ77”/);
});

test("the insert that I described is in the address: for a colleague, after a reload, and when I come back from a tool", async ({
  page,
}) => {
  await openAtOnce(page, "/#products");
  await way(page).click();
  const form = tabPanel(page, "In my hand");
  await form.getByLabel("C, rhombic 80°").check();
  await form.getByLabel("Measured, mm").fill("12.9");
  await form.getByLabel("What did you measure?").selectOption("Edge (round: across)");
  await form.getByLabel("Letters still readable").fill("1204");
  await form.getByLabel("Letters still readable").press("Enter");
  const answer = form.getByRole("heading", { name: "CN.. 1204" });
  await expect(answer).toBeVisible();
  const link = "/?hand=C&measured=12.9&of=edge&printed=1204#products";
  await expect(page).toHaveURL(link);

  // To one of its holders and back.
  await form.getByRole("button", { name: /^PCLN / }).click();
  await form.getByRole("row", { name: /PCLNR/ }).first().getByRole("link").first().click();
  expect(await addressIn(page)).toMatch(/^\/products\/turning\/.*#/);
  await expect(page.getByRole("heading", { name: "Specification" })).toBeVisible();
  await page.goBack();
  await expect(answer).toBeVisible();

  // Closing the panel changes nothing, and the search keeps the insert beside it.
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await pressSearch(page);
  await dialog(page).getByRole("tab", { name: "In my hand" }).click();
  await expect(answer).toBeVisible();
  await expect(page).toHaveURL(link);

  // Back returns to the start, forward to the insert.
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL("/#products");
  await page.goForward();
  await expect(form.getByLabel("Measured, mm")).toHaveValue("12.9");

  await openAtOnce(page, link);
  await expect(form.getByLabel("C, rhombic 80°")).toBeChecked();
  await expect(form.getByLabel("What did you measure?")).toHaveValue("edge");
  await expect(answer).toBeVisible();
});

test("over a category the search shows the way to those without a code, and the category stays under it", async ({
  page,
}) => {
  await openShared(page, "/products/turning");
  await pressSearch(page);
  await dialog(page)
    .getByRole("button", { name: /worn insert/ })
    .click();
  const form = tabPanel(page, "In my hand");
  await form.getByLabel("Letters still readable").fill("1204");
  await form.getByLabel("Letters still readable").press("Enter");
  await expect(form.getByRole("heading", { name: "CN.. 1204" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Turning" })).toBeVisible();
  expect(await addressIn(page)).toBe("/products/turning");
});

test("what matches the insert can be asked for again when the connection failed", async ({ page, noise }) => {
  noise.expect(/ERR_FAILED|could not be loaded/, "the connection breaks on purpose");
  const data = /\/data\/(?:turning|pcbn)\.[^/]+$/;
  await page.route(data, (route) => route.abort());
  await openAtOnce(page, "/?hand=C&measured=12.7#products");
  const form = tabPanel(page, "In my hand");
  const again = form.getByRole("button", { name: "Try again" });
  await expect(again).toBeVisible();
  await page.unroute(data);
  await again.click();
  await expect(form.getByRole("region", { name: "CNMG inserts for steel" })).toBeVisible();
});

test("a broken link to the form opens an empty one", async ({ page }) => {
  await openAtOnce(page, "/?hand=%22%3E&measured=a&hole=square#products");
  const form = tabPanel(page, "In my hand");
  await expect(form.getByLabel("Not sure").first()).toBeChecked();
  await expect(form.getByRole("alert")).toHaveText(/number of millimetres/);
});
