import type { Page } from "@playwright/test";
import { productWithId } from "../testing/catalogue.ts";
import { openAtOnce } from "../testing/open-at-once.ts";
import { addressIn } from "../testing/overlay.ts";
import { panel, quantityOf } from "../testing/quote-list.ts";
import { active, dialog, field, pressSearch, options, readParts, searchFor } from "../testing/search.ts";
import { expect, test } from "../testing/same-window.ts";

test("a code is found however it is written, a thread with its drill, a size, a decimal comma", async ({
  page,
}) => {
  await openAtOnce(page);
  await pressSearch(page);
  for (const query of ["cnmg120408", "CNMG 12 04 08", "cnmg-120408"]) {
    await field(page).fill("");
    await expect(options(page)).toHaveCount(0);
    await field(page).fill(query);
    await expect(options(page).first()).toHaveAttribute("href", /[/#]tur-st-cnmg120408-/);
    await expect(options(page).first().locator("mark").first()).toHaveText("CNMG 120408");
  }
  await field(page).fill("m8");
  await expect(options(page).nth(0)).toContainText("M8 × 1.25");
  await expect(options(page).nth(1)).toContainText(/Ø6\.8.*tapping drill M8/);
  await field(page).fill("10x22x72");
  await expect(options(page).first()).toContainText(productWithId("mil-em-4f-10").name);
  await field(page).fill("8,5");
  await expect(options(page).first()).toContainText("8.5 × ");
  const comma = await options(page).allTextContents();
  await field(page).fill("8.5");
  await expect(options(page)).toHaveText(comma);
  await expect(options(page).first()).toContainText("8.5 × ");
});

test("what looks like code of a page is shown as it was typed, and does nothing", async ({ page }) => {
  page.on("dialog", (box) => {
    throw new Error(`The page said ${box.message()}`);
  });
  await openAtOnce(page);
  await searchFor(page, "<img src=x onerror=alert()>");
  await expect(dialog(page).getByText("Nothing found for “<img src=x onerror=alert()>”.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator('[data-island="found"] h3')).toHaveText(
    "Nothing found for “<img src=x onerror=alert()>”",
  );
  await expect(page.locator("img[src=x]")).toHaveCount(0);
});

test("by the keyboard alone: type on the button, arrows, Home and End, Enter opens the tool", async ({
  page,
}) => {
  await openAtOnce(page);
  await page.getByRole("banner").getByRole("button", { name: "Search code" }).focus();
  await page.keyboard.type("10x22");
  await expect(field(page)).toHaveAttribute("aria-expanded", "true");
  // They are all that there are: nothing leads to more.
  await expect(options(page)).toHaveCount(3);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("End");
  await expect(active(page)).toHaveAttribute("id", (await options(page).nth(2).getAttribute("id")) ?? "");
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowDown");
  await expect(active(page)).toHaveAttribute("id", (await options(page).nth(1).getAttribute("id")) ?? "");
  await expect(field(page)).toHaveAttribute(
    "aria-activedescendant",
    (await active(page).getAttribute("id")) ?? "",
  );
  await expect(field(page)).toBeFocused();
  const address = (await active(page).getAttribute("href")) ?? "";
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeHidden();
  await expect.poll(() => addressIn(page)).toContain(`#${/[^/#]+$/.exec(address)?.[0]}`);
  await expect(page.getByRole("link", { name: "Back to Milling" })).toBeVisible();
});

test("Escape closes the search, gives the focus back and keeps what was typed", async ({ page }) => {
  await openAtOnce(page);
  await searchFor(page, "m8");
  await expect(
    dialog(page)
      .getByRole("status")
      .filter({ hasText: /^\d+ tools found\. Read as: thread M8\.$/ }),
  ).toBeAttached();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole("banner").getByRole("button", { name: "Search code" })).toBeFocused();
  await expect(page).toHaveURL("/?q=m8#products");
  await pressSearch(page);
  await expect(field(page)).toHaveValue("m8");
  await page.keyboard.type("ss304");
  await expect(field(page)).toHaveValue("ss304");
});

test("a key that moves the caret leaves no option active", async ({ page }) => {
  await openAtOnce(page);
  await searchFor(page, "m8");
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(active(page)).toHaveCount(1);
  await page.keyboard.press("ArrowLeft");
  await expect(active(page)).toHaveCount(0);
  await expect(field(page)).not.toHaveAttribute("aria-activedescendant");
});

test("as many tools are announced as the list says that it has, and each says what it cuts", async ({
  page,
}) => {
  await openAtOnce(page);
  await searchFor(page, "10x22");
  const status = dialog(page)
    .getByRole("status")
    .filter({ hasText: /tools found/ });
  const count = /\d+/.exec(await status.innerText())?.[0] ?? "";
  await expect(options(page).first()).toHaveAttribute("aria-setsize", count);
  await expect(options(page).first()).toHaveAccessibleName(/Cuts: [PMKNSH], /);
});

test("no single key does anything but on the search's buttons, so that a voice or a slip opens nothing", async ({
  page,
}) => {
  await openAtOnce(page);
  const before = await page.evaluate(() => location.href);
  await page.getByRole("banner").getByRole("link", { name: "About" }).focus();
  for (const key of ["/", "?", ..."abcdefghijklmnopqrstuvwxyz0123456789.,-+".split("")]) {
    await page.keyboard.press(key);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.locator("dialog[open], :popover-open").count(), key).toBe(0);
    expect(await page.evaluate(() => location.href), key).toBe(before);
  }
  await expect(page.getByRole("banner").getByRole("link", { name: "About" })).toBeFocused();
});

/** Holds the search's code back until the returned function is called. */
async function holdSearchCode(page: Page): Promise<() => void> {
  let arrive = (): void => undefined;
  const gate = new Promise<void>((resolve) => (arrive = resolve));
  await page.route("**/assets/start-search*", async (route) => {
    await gate;
    await route.continue();
  });
  return arrive;
}

test("a search that is left before its code has arrived still shows its tools in the list", async ({
  page,
}) => {
  const arrive = await holdSearchCode(page);
  await openAtOnce(page);
  await page.getByRole("banner").getByRole("button", { name: "Search code, size" }).click();
  await page.keyboard.type("m8");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  arrive();
  await expect(page).toHaveURL("/?q=m8#products");
});

test("what is typed before the search's code has arrived is searched once it is there", async ({ page }) => {
  const arrive = await holdSearchCode(page);
  await openAtOnce(page);
  await page.getByRole("banner").getByRole("button", { name: "Search code, size" }).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("m8");
  await expect(dialog(page).getByText("Loading the list of tools…")).toBeVisible();
  arrive();
  await expect(options(page).first()).toContainText("M8 × 1.25");
  await expect(field(page)).toHaveValue("m8");
});

test("a list of tools that can't be had says so and can be asked for again", async ({ page, noise }) => {
  noise.expect(/503/, "the list of tools is refused, and the page logs it");
  let isRefused = true;
  await page.route("**/data/search.*", async (route) => {
    if (isRefused) await route.fulfill({ status: 503 });
    else await route.continue();
  });
  await openAtOnce(page);
  await searchFor(page, "m8");
  await expect(dialog(page).getByText("The list of tools could not be loaded.")).toBeVisible();
  isRefused = false;
  await dialog(page).getByRole("button", { name: "Try again" }).click();
  await expect(options(page).first()).toContainText("M8 × 1.25");
});

test("words that no list answers lead to a person, with what was typed", async ({ page }) => {
  await openAtOnce(page);
  await pressSearch(page);
  await dialog(page).getByRole("button", { name: "CNMG 120408" }).click();
  await expect(field(page)).toHaveValue("CNMG 120408");
  await field(page).fill("bt40 collet");
  const person = dialog(page).getByRole("group", { name: "Ask us" });
  await expect(person.getByRole("link", { name: /^Call/ })).toHaveAttribute("href", /^tel:/);
  await expect(person.getByRole("link", { name: "Chat" })).toHaveAttribute("href", /text=bt40%20collet$/);
  await dialog(page).getByRole("button", { name: "Add “bt40 collet” to the quote list" }).click();
  await dialog(page).getByRole("button", { name: "Open the quote list" }).click();
  await expect(page.getByRole("dialog", { name: "Quote list" }).getByRole("listitem")).toContainText([
    "bt40 collet",
  ]);
  await page.keyboard.press("Escape");
  await person.getByRole("link", { name: "Write to us" }).click();
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("Please answer: bt40 collet\n");
});

test("the line above the tools says how the search was read, is announced once, and each part can be removed", async ({
  page,
}) => {
  await openAtOnce(page);
  await searchFor(page, "10 mm end mill for aluminium zzzz");
  await expect(readParts(page)).toHaveText([
    "Remove Ø10 mm",
    "Remove End mills",
    "Remove for aluminium: non-ferrous metals (N)",
    "Remove “zzzz”: not understood",
  ]);
  // Words that weren't understood are announced separately from the results.
  await expect(dialog(page).getByRole("status").filter({ hasText: /./ })).toHaveText([
    "“zzzz”: not understood. Without it. Read as: Ø10 mm, End mills, for aluminium: non-ferrous metals (N), “zzzz”: not understood.",
  ]);
  await readParts(page).nth(2).focus();
  await page.keyboard.press("Enter");
  await expect(field(page)).toHaveValue("10 mm end mill for zzzz");
  await expect(readParts(page)).toHaveCount(3);
  await expect(readParts(page).nth(2)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(readParts(page)).toHaveCount(2);
  await expect(readParts(page).nth(1)).toBeFocused();
});

test("a found tool goes into the quote list as many as the search says; pressed again, its button opens the list", async ({
  page,
}) => {
  await openAtOnce(page);
  await searchFor(page, "cnmg120408 x 30");
  await dialog(page)
    .getByRole("button", { name: /^Add 30 to quote ?, CNMG 120408 medium/ })
    .click();
  const added = dialog(page).getByRole("button", { name: /^In quote list: 30/ });
  await added.click();
  await expect(quantityOf(panel(page), "CNMG 120408 medium")).toHaveText("30");
  await page.keyboard.press("Escape");
  await expect(added).toBeFocused();
});
