import { expect, type Locator, type Page } from "@playwright/test";

/** How a visitor operates a page: by mouse, touch or keyboard. */
export interface Hands {
  /** Presses a link, button or box. */
  press: (target: Locator) => Promise<void>;
  /** Writes into a field. */
  write: (field: Locator, text: string) => Promise<void>;
}

/** Presses Tab until the target has the focus, at most `most` times. */
export async function tabTo(page: Page, target: Locator, most = 120): Promise<void> {
  // Located once: locating it by role after each press costs a hundred times the press.
  const element = await target.elementHandle();
  for (let presses = 0; presses < most; presses += 1) {
    if (await element?.evaluate((found) => found === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

export function mouse(): Hands {
  return { press: (target) => target.click(), write: (field, text) => field.fill(text) };
}

export function touch(): Hands {
  return { press: (target) => target.tap(), write: (field, text) => field.fill(text) };
}

/** Only keys: Tab to the target, Space for checkboxes, Enter for everything else. */
export function keyboard(page: Page): Hands {
  return {
    async press(target) {
      await expect(target).toBeVisible();
      await tabTo(page, target);
      const isBox = (await target.getAttribute("type")) === "checkbox";
      await page.keyboard.press(isBox ? "Space" : "Enter");
    },
    async write(field, text) {
      await tabTo(page, field);
      await page.keyboard.type(text);
    },
  };
}
