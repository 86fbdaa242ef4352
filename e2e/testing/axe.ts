import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Everything that WCAG 2.2 asks for up to AA, and what axe counts as good practice. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/** Fails with one line for each accessibility fault that axe finds in the page as it stands now. */
export async function expectNoAxeFindings(page: Page): Promise<void> {
  // What passes is told in brief: thousands of elements would be carried to and fro. What stands in the map is the
  // map's affair: without its frame axe needs no second page to put its findings together, which costs more than they.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ["violations"], iframes: false })
    .withTags(tags);
  const { violations, passes } = await axe.setLegacyMode().analyze();
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(" ")} ${failureSummary ?? ""}`),
  );
  expect(findings).toEqual([]);
  // A page that is covered or empty passes everything: something must have been looked at.
  expect(passes.length).toBeGreaterThan(10);
}
