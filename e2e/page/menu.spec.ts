import type { Locator, Page } from "@playwright/test";
import { company } from "../testing/content.ts";
import { openAtOnce } from "../testing/open-at-once.ts";
import { openList } from "../testing/quote-list.ts";
import { pressSearch } from "../testing/search.ts";
import { expect, test } from "../testing/same-window.ts";

test.use({ viewport: { width: 390, height: 844 } });

function menuButton(page: Page): Locator {
  return page.getByRole("button", { name: "Open menu" });
}

function menu(page: Page): Locator {
  return page.getByRole("dialog", { name: "Menu" });
}

async function openMenu(page: Page): Promise<void> {
  await menuButton(page).click();
  await expect(menu(page).getByRole("link", { name: "Home" })).toBeInViewport({ ratio: 1 });
}

/** Waits some frames, so that any effect of a key or the wheel has begun. */
async function afterFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/** Records every movement of the menu from now on. */
async function recordMovement(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const movements: string[] = [];
    Object.assign(window, { movements });
    document.addEventListener("transitionrun", (event) => {
      if (event.target instanceof HTMLDialogElement) movements.push(event.propertyName);
    });
  });
  // Set by this test, so the type of `window` lacks it.
  return () => page.evaluate(() => (window as unknown as { movements: string[] }).movements);
}

test("on a phone the menu opens by a touch and shows the four sections", async ({ page }) => {
  await openAtOnce(page);
  await expect(menu(page)).toBeHidden();
  await openMenu(page);
  await expect(menu(page).getByRole("navigation").getByRole("link")).toHaveText([
    "Home",
    "About",
    /^Products/,
    "Contact",
  ]);
});

test("the menu opens by the keyboard", async ({ page }) => {
  await openAtOnce(page);
  await menuButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(menu(page)).toBeVisible();
  await expect(menu(page).locator(":focus")).toHaveCount(1);
});

test("the page stays where it is while the menu is open", async ({ page }) => {
  await openAtOnce(page);
  await page.mouse.move(195, 500);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await openMenu(page);
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 900);
  await page.keyboard.press("PageDown");
  // Without a focused element, keys act on the window.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.keyboard.press("End");
  await afterFrames(page);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test("the page stays where it is under the search and the quote list, and scrolls again after them", async ({
  page,
}) => {
  await openAtOnce(page);
  for (const open of [pressSearch, openList]) {
    await open(page);
    await page.mouse.wheel(0, 900);
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await page.keyboard.press("End");
    await afterFrames(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  await page.keyboard.press("End");
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(900);
});

test("the page scrolls again once the menu is closed", async ({ page }) => {
  await openAtOnce(page);
  await openMenu(page);
  await menu(page).getByRole("button", { name: "Close menu" }).click();
  await expect(menu(page)).toBeHidden();
  await page.mouse.move(195, 500);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
});

test("a link of the menu closes it and scrolls to the section", async ({ page }) => {
  await openAtOnce(page);
  await openMenu(page);
  await menu(page).getByRole("link", { name: "About" }).click();
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole("heading", { name: "About", exact: true })).toBeInViewport();
  await expect(page).toHaveURL("/#about");
  await expect(page.locator("#about")).toBeFocused();
});

test("Get Quote in the menu closes it and leads to the form", async ({ page }) => {
  await openAtOnce(page);
  await openMenu(page);
  await menu(page).getByRole("link", { name: "Get Quote" }).click();
  await expect(menu(page)).toBeHidden();
  const form = page.getByRole("form", { name: "Contact form" });
  await expect(form.getByLabel("Subject")).toHaveValue("Product inquiry");
  await expect(form.getByLabel("Name")).toBeFocused();
});

test("Escape closes the menu and gives the focus back to its button", async ({ page }) => {
  await openAtOnce(page);
  await menuButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
});

test("the menu's close button gives the focus back to the button that opened it", async ({ page }) => {
  await openAtOnce(page);
  await openMenu(page);
  await menu(page).getByRole("button", { name: "Close menu" }).click();
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
});

test("Back closes the menu", async ({ page }) => {
  await openAtOnce(page);
  await openMenu(page);
  await menu(page).getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/#about");
  await openMenu(page);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(menu(page)).toBeHidden();
});

test("the Tab key stays in the menu while it is open", async ({ page }) => {
  await openAtOnce(page);
  await openMenu(page);
  const stops: boolean[] = [];
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press("Tab");
    // Between the last and the first stop the focus is on the window itself.
    stops.push(
      await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.activeElement?.closest("dialog")?.id === "menu",
      ),
    );
  }
  expect(stops).not.toContain(false);
  await expect(menu(page).locator(":focus")).toHaveCount(1);
});

test("the menu covers the whole page, the bar of quick contacts too", async ({ page }) => {
  await openAtOnce(page);
  const box = await page
    .getByRole("complementary", { name: "Quick contact" })
    .getByRole("link", { name: "Call" })
    .boundingBox();
  await openMenu(page);
  const at: [number, number] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20];
  const covered = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest("dialog")?.id, at);
  expect(covered).toBe("menu");
});

test("the menu calls and chats with the company", async ({ page }) => {
  await openAtOnce(page);
  await openMenu(page);
  const call = menu(page).getByRole("link", { name: company.phone });
  await expect(call).toHaveAttribute("href", `tel:${company.phone.replaceAll(" ", "")}`);
  const chat = menu(page).getByRole("link", { name: "Chat" });
  await expect(chat).toHaveAttribute("href", `https://wa.me/${company.chat.replaceAll(/\D/g, "")}`);
});

test("the menu slides in and out", async ({ page }) => {
  await openAtOnce(page);
  const movements = await recordMovement(page);
  await menuButton(page).click();
  await expect.poll(movements).toContain("translate");
  await menu(page).getByRole("button", { name: "Close menu" }).click();
  await expect(menu(page)).toBeHidden();
  expect((await movements()).filter((property) => property === "translate")).toHaveLength(2);
});

test("the menu opens without movement for who wants none", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openAtOnce(page);
  const movements = await recordMovement(page);
  await openMenu(page);
  await menu(page).getByRole("button", { name: "Close menu" }).click();
  await expect(menu(page)).toBeHidden();
  expect(await movements()).toEqual([]);
});
