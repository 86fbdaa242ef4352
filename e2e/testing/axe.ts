import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Everything that WCAG 2.2 asks for up to AA, and what axe counts as good practice. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/** Fails with one line for each accessibility fault that axe finds in the page as it stands now. */
export async function expectNoAxeFindings(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
}

/** One line for each accessibility fault that axe finds: in the page, or in the dialog that keeps all else out. */
export async function axeFindings(page: Page): Promise<string[]> {
  const { isModal, isExplained } = await page.evaluate(() => ({
    isModal: document.querySelector("dialog:modal") !== null,
    isExplained: document.querySelector(":popover-open") !== null,
  }));
  // What passes is told in brief: thousands of elements would be carried to and fro. What stands in the map is the
  // map's affair: without its frame axe needs no second page to put its findings together, which costs more than they.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ["violations"], iframes: false })
    .withTags(tags);
  if (isModal) axe.include("dialog:modal");
  // What an open explanation covers is covered until the next key or press.
  if (isExplained) axe.disableRules("target-size");
  const { violations, passes } = await axe.setLegacyMode().analyze();
  // A page that is covered or empty passes everything: something must have been looked at.
  expect(passes.length).toBeGreaterThan(5);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(" ")} ${failureSummary ?? ""}`),
  );
}
