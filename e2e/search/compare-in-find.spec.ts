import type { Locator, Page } from "@playwright/test";
import { mouse, touch } from "../testing/hands.ts";
import { openAtOnce } from "../testing/open-at-once.ts";
import { dialog, pressSearch, field } from "../testing/search.ts";
import { expect, test } from "../testing/same-window.ts";

function compare(page: Page): Locator {
  return dialog(page).getByRole("button", { name: /^Compare, / });
}

for (const { device, use, hands } of [
  { device: "desk", use: { viewport: { width: 1280, height: 800 } }, hands: mouse() },
  {
    device: "phone",
    use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
    hands: touch(),
  },
]) {
  test.describe(device, () => {
    test.use(use);

    test(`three end mills of 10 mm are compared with five presses on a ${device}`, async ({ page }) => {
      await openAtOnce(page);
      await pressSearch(page);
      await field(page).fill("10 mm end mill");
      const names: string[] = [];
      for (const row of [0, 1, 2]) {
        const button = compare(page).nth(row);
        await hands.press(button);
        await expect(button).toHaveAttribute("aria-pressed", "true");
        names.push(((await button.getAttribute("aria-label")) ?? "").replace("Compare, ", ""));
      }
      await hands.press(dialog(page).getByRole("link", { name: "Compare", exact: true }));
      await expect(dialog(page)).toBeHidden();
      const heads = page.getByRole("table", { name: "Tools side by side" }).getByRole("columnheader");
      await expect(heads).toHaveText(["Tool", ...names]);
    });

    test(`Compare is level with Add on a ${device}, and stays there when it is ticked`, async ({ page }) => {
      await openAtOnce(page);
      await pressSearch(page);
      await field(page).fill("10 mm end mill");
      const button = compare(page).first();
      const add = dialog(page)
        .getByRole("button", { name: /^Add to quote/ })
        .first();
      const offTheMiddle = async () => {
        const [mine, its] = await Promise.all([button.boundingBox(), add.boundingBox()]);
        if (!mine || !its) throw new Error("One of them isn't drawn.");
        return mine.y + mine.height / 2 - its.y - its.height / 2;
      };
      await expect.poll(offTheMiddle).toBe(0);
      await hands.press(button);
      await expect(button).toHaveAttribute("aria-pressed", "true");
      expect(await offTheMiddle()).toBe(0);
    });
  });
}

test("a tool of another family is refused in the search, with what can be done", async ({ page }) => {
  await openAtOnce(page);
  await pressSearch(page);
  await field(page).fill("end mill 10");
  await compare(page).first().click();
  await field(page).fill("ball nose 10");
  const bar = dialog(page).getByRole("region", { name: "Comparison", exact: true });
  // The choice outlasts the search that it was made in.
  await expect(bar).toContainText("Choose one more");
  const other = compare(page).first();
  await expect(other).toHaveAttribute("aria-pressed", "false");
  await expect(other).toHaveAccessibleName(/ball/i);
  await other.click();
  const note = bar.getByRole("alertdialog");
  await expect(note).toContainText("Only tools of one family compare");
  await page.keyboard.press("Escape");
  await expect(note).toHaveCount(0);
  await expect(dialog(page)).toBeVisible();
  await bar.getByRole("button", { name: "Clear" }).click();
  await expect(bar).toHaveCount(0);
});
