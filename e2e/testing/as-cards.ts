import type { Locator, Page } from "@playwright/test";
import { openAtOnce as open } from "./open-at-once.ts";
import { openShared as openLink } from "./overlay.ts";

/** Opens the page on a device that shows lists as cards. */
export async function openAtOnce(page: Page, address?: string): Promise<void> {
  await open(page, address);
  await page.evaluate(() => localStorage.setItem("list-view/1", "cards"));
}

/** Opens a link to a list, shown as cards if the link says nothing else. */
export async function openShared(page: Page, address: string): Promise<Locator> {
  const [, path = "", query, anchor = ""] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(address) ?? [];
  if (query?.includes("view=")) return openLink(page, address);
  return openLink(page, `${path}?view=cards${query ? `&${query}` : ""}${anchor}`);
}
