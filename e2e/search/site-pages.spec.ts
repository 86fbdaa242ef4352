import { openAtOnce } from "../testing/open-at-once.ts";
import { dialog, field, searchFor } from "../testing/search.ts";
import { expect, test } from "../testing/same-window.ts";

test("words for a trouble or for cutting data lead to guide and calculator, with and without tools", async ({
  page,
}) => {
  await openAtOnce(page);
  await searchFor(page, "chatter");
  const inPanel = dialog(page).getByRole("navigation", { name: "Answers on this site" });
  await expect(inPanel.getByRole("link").first()).toHaveText(/^Chatter, causes and remedies: the guide to /);
  await field(page).fill("speed feed for 12 mm drill en8");
  await expect(inPanel.getByRole("link")).toHaveText([
    "Speed, feed and power for Ø12 mm, EN8 (C45): the calculator",
  ]);
  await expect(dialog(page).getByRole("option").first()).toContainText("Ø12");

  await field(page).fill("chatter");
  await expect(inPanel.getByRole("link").first()).toHaveText(/^Chatter/);
  await page.keyboard.press("Escape");
  const found = page.locator('[data-island="found"]');
  await expect(found.getByRole("heading", { level: 3 }).first()).toHaveText("Answers for “chatter”");
  const inList = found.getByRole("navigation", { name: "Answers on this site" });
  await inList.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/guides\/[a-z-]+#wear$/);
  await expect(page.getByRole("heading", { name: "What wears and why" })).toBeInViewport();
});

test("a question to the company is answered by its hours and address, not by tools", async ({ page }) => {
  await openAtOnce(page);
  await searchFor(page, "where is your shop");
  const inPanel = dialog(page).getByRole("navigation", { name: "Answers on this site" });
  await expect(inPanel.getByRole("link").first()).toHaveAttribute("target", "_blank");
  await field(page).fill("are you open on saturday");
  await expect(inPanel.getByRole("link")).toHaveText([/^Business hours – Saturday: \d/]);
  await expect(dialog(page).getByRole("option")).toHaveCount(0);
  await inPanel.getByRole("link").click();
  await expect(page.locator("#contact")).toBeInViewport();
  await expect(dialog(page)).toBeHidden();
});

test("what is asked for and not listed is named, and no other thread or hardness stands in for it", async ({
  page,
}) => {
  await openAtOnce(page);
  for (const [query, says] of [
    ["M8 tap 6G", "Taps, tolerance 6G: not listed."],
    ["drill 62 hrc", "Drills, a tool for 62 HRC: not listed."],
    ["R390-11T308M-PM 1130", "“R390-11T308M-PM 1130”: a maker’s code that we don’t read."],
  ] as const) {
    await searchFor(page, query);
    await expect(dialog(page).getByText(`Nothing found for “${query}”.`)).toBeVisible();
    await expect(dialog(page).getByText(says).filter({ visible: true }).first()).toBeVisible();
    await expect(dialog(page).getByRole("option")).toHaveCount(0);
    await page.keyboard.press("Escape");
  }
});
