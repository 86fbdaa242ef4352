import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** All rules of WCAG 2.2 up to AA, and axe's best practices. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/** Fails with one line for each accessibility fault that axe finds in the page's current state. */
export async function expectNoAxeFindings(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
}

/** One line for each accessibility fault that axe finds in the page, or in the open modal dialog. */
export async function axeFindings(page: Page): Promise<string[]> {
  const { isModal, isExplained } = await page.evaluate(() => ({
    isModal: document.querySelector("dialog:modal") !== null,
    isExplained: document.querySelector(":popover-open") !== null,
  }));
  // Passes are reported in brief, so that thousands of elements aren't transferred. The map's content isn't ours:
  // without its frame axe needs no second page to merge its findings, which costs more than finding them.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ["violations"], iframes: false })
    .withTags(tags);
  if (isModal) axe.include("dialog:modal");
  // An open explanation covers targets only until the next key or click.
  if (isExplained) axe.disableRules("target-size");
  const { violations, passes } = await axe.setLegacyMode().analyze();
  // A covered or empty page has no findings: make sure that something was checked.
  expect(passes.length).toBeGreaterThan(5);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(" ")} ${failureSummary ?? ""}`),
  );
}
