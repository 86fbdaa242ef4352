import type { Locator, Page } from "@playwright/test";
import { expectNoAxeFindings } from "../testing/axe.ts";
import { openAtOnce } from "../testing/open-at-once.ts";
import { dialog, field, foundList, searchFor } from "../testing/search.ts";
import { expect, test } from "../testing/same-window.ts";

function contact(page: Page): Locator {
  return page.getByRole("form", { name: "Contact form" });
}

test("a tap that breaks is answered with causes, remedies and the taps that cure it", async ({ page }) => {
  await openAtOnce(page);
  await searchFor(page, "M8 tap breaks");
  const trouble = dialog(page).getByRole("region", { name: "Breakage: causes and remedies" });
  await expect(trouble.getByRole("img", { name: /^Breakage, across the edge/ })).toBeVisible();
  const jammed = trouble.getByRole("listitem").filter({ hasText: "Chips jam in the hole." });
  await expect(jammed).toContainText("Spiral flutes lift them out of a blind hole.");
  await expect(jammed.getByRole("link").first()).toContainText("M8 × 1.25, spiral flute");
  await jammed.getByRole("button", { name: /^Add to quote/ }).click();
  await expect(jammed.getByRole("button", { name: /^In quote list/ })).toBeVisible();
  await expectNoAxeFindings(page);

  await field(page).press("Enter");
  await expect(foundList(page).getByRole("region", { name: "Breakage: causes and remedies" })).toBeVisible();
});

test("a trouble is asked about as Technical support, with the words that were searched", async ({ page }) => {
  await openAtOnce(page);
  await searchFor(page, "boring bar chatter");
  await dialog(page).getByRole("button", { name: "Ask us, with a photo" }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(contact(page).getByLabel("Subject")).toHaveValue("Technical support");
  await expect(contact(page).getByLabel("Message")).toHaveValue(/^Chatter: “boring bar chatter”\n/);
});

test("what wore takes picture and calculation from the calculator to a Technical support enquiry", async ({
  page,
}) => {
  await page.goto("/calculator?operation=milling&diameter=12&workpiece=ss-304");
  await page.getByRole("link", { name: "What wore?" }).click();
  await expect(page).toHaveURL(/\/guides\/end-mills\?calculator=.*#wear$/);
  const built = page.getByRole("listitem").filter({ hasText: "Built-up edge" });
  await built.getByRole("link", { name: "Ask about this, with a photo" }).click();
  const message = contact(page).getByLabel("Message");
  await expect(message).toHaveValue(/^Built-up edge, from the guide to .*end mills\nCutting data: http/);
  const [, address = ""] = /Cutting data: (\S+)/.exec(await message.inputValue()) ?? [];
  expect(new URL(address).pathname).toBe("/calculator");
  expect(new URL(address).searchParams.get("diameter")).toBe("12");
  await expect(contact(page).getByLabel("Subject")).toHaveValue("Technical support");
  await expect(page).toHaveURL(/\/#contact$/);
});
