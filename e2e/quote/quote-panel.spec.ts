import { openAtOnce } from "../testing/open-at-once.ts";
import {
  storeList,
  storedLine,
  listButton,
  listInForm,
  openList,
  panel,
  quantityOf,
} from "../testing/quote-list.ts";
import { expect, test } from "../testing/same-window.ts";
import { test as ownWindowTest } from "../testing/test.ts";

const endMill = "4-flute solid carbide end mill Ø10, DIN 6527 L";
const drill = "Solid carbide drill Ø8.5, 3 × D, DIN 6537 K";
const stored = [storedLine("mil-em-4f-10", endMill, 5), storedLine("dri-sd-85-3d", drill, 1, "for EN8")];

test("plus and minus change a quantity, and never below one", async ({ page }) => {
  await storeList(page, stored);
  await openAtOnce(page);
  const list = await openList(page);
  await list.getByRole("button", { name: `One less of ${endMill}` }).click();
  await list.getByRole("button", { name: `One more of ${drill}` }).click();
  await expect(quantityOf(list, endMill)).toHaveText("4");
  await list.getByRole("button", { name: `One less of ${drill}` }).click();
  await expect(quantityOf(list, drill)).toHaveText("1");
  await expect(list.getByRole("button", { name: `One less of ${drill}` })).toBeDisabled();
});

test("a line is removed and put back by the keyboard, in its place, and the focus stays with it", async ({
  page,
}) => {
  await storeList(page, stored);
  await openAtOnce(page);
  const list = await openList(page);
  await list.getByRole("button", { name: `Remove ${endMill}` }).press("Enter");
  await expect(list.getByText(`${endMill} removed.`)).toBeVisible();
  await expect(list.getByRole("button", { name: `Undo the removal of ${endMill}` })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(list.getByRole("textbox", { name: `Remark on ${endMill}` })).toBeFocused();
  await expect(list.getByRole("listitem")).toContainText([endMill, drill]);
});

test("Clear empties the list", async ({ page }) => {
  await storeList(page, stored);
  await openAtOnce(page);
  const list = await openList(page);
  await list.getByRole("button", { name: "Clear" }).click();
  await expect(list.getByText("The list is cleared.")).toBeVisible();
  await expect(list.getByRole("listitem")).toHaveCount(0);
  await expect(list.getByRole("link", { name: "Send with the contact form" })).toHaveCount(0);
});

test("a cleared list is put back with all that was entered, and the focus stays in the panel", async ({
  page,
}) => {
  await storeList(page, stored);
  await openAtOnce(page);
  const list = await openList(page);
  await list.getByRole("button", { name: "Clear" }).press("Enter");
  const undo = list.getByRole("button", { name: "Undo clearing" });
  await expect(undo).toBeFocused();
  await list.getByLabel("A tool that isn't listed").fill("reamer Ø12 H7");
  await list.getByRole("button", { name: "Add" }).click();
  await undo.press("Enter");
  await expect(list.getByRole("listitem")).toContainText([endMill, drill, "reamer Ø12 H7"]);
  await expect(list.getByRole("textbox", { name: `Remark on ${drill}` })).toHaveValue("for EN8");
  await expect(quantityOf(list, endMill)).toHaveText("5");
  await expect(list.getByRole("button", { name: "Clear" })).toBeFocused();
});

test("Copy puts the list on the clipboard as text", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await storeList(page, stored);
  await openAtOnce(page);
  const list = await openList(page);
  await list.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(list.getByText("The list is copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `Quote request (2 lines)\n1. ${endMill} [mil-em-4f-10] – Qty 5\n2. ${drill} [dri-sd-85-3d] – Qty 1 – for EN8`,
  );
});

ownWindowTest("Print asks for paper, and only the list goes on it", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => void (document.documentElement.dataset.printed = "");
  });
  await storeList(page, stored);
  await openAtOnce(page);
  const list = await openList(page);
  await list.getByRole("button", { name: "Print" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-printed");
  await page.emulateMedia({ media: "print" });
  await expect(list.getByRole("listitem").filter({ hasText: drill })).toBeVisible();
  await expect(list.getByRole("button", { name: `Remove ${drill}` })).toBeHidden();
  await expect(list.getByRole("link", { name: "Send with the contact form" })).toBeHidden();
  await expect(page.locator("#page")).toBeHidden();
});

ownWindowTest(
  "where the browser keeps nothing the list works all the same, and says how long it lasts",
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new DOMException("blocked", "SecurityError");
        },
      });
    });
    await openAtOnce(page);
    await openList(page);
    await panel(page).getByLabel("A tool that isn't listed").fill("reamer Ø12 H7");
    await panel(page).getByRole("button", { name: "Add" }).click();
    await expect(panel(page).getByRole("listitem")).toContainText(["reamer Ø12 H7"]);
    await expect(panel(page).getByText("the list lasts until you leave the page")).toBeVisible();
  },
);

test("from the list the way to the contact form is no scrolling past the whole page", async ({ page }) => {
  await storeList(page, stored);
  await openAtOnce(page);
  const list = await openList(page);
  const send = list.getByRole("link", { name: "Send with the contact form" });
  // In one task: no frame is drawn between click and check.
  const top = await send.evaluate((link: HTMLElement) => {
    link.click();
    return document.getElementById("contact")?.getBoundingClientRect().top;
  });
  expect(top).toBeLessThan(200);
  expect(top).toBeGreaterThan(-1);
});

test("where the panel's code can't be had the list is led to in the contact form", async ({
  page,
  noise,
}) => {
  noise.expect(/ERR_FAILED/, "the panel's code is out of reach");
  await storeList(page, stored);
  await page.route(/\/assets\/quote-panel\.[^/]+\.js$/, (route) => route.abort());
  await openAtOnce(page);
  await listButton(page).click();
  await expect(page.getByRole("heading", { name: "Contact", exact: true })).toBeInViewport();
  await expect(listInForm(page).getByRole("listitem")).toHaveCount(2);
  await expect(page.getByLabel("Subject")).toHaveValue("Product inquiry");
});
