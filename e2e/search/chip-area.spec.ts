import type { Page } from "@playwright/test";
import { startValuesOf } from "#engineering/cutting/start-values.ts";
import { withDepths } from "#engineering/cutting/start-depths.ts";
import { expectNoAxeFindings } from "../testing/axe.ts";
import { allProducts, productsIn } from "../testing/catalogue.ts";
import { openAtOnce } from "../testing/open-at-once.ts";
import { count, openShared, queryIn, sizesIn } from "../testing/overlay.ts";
import { expect, test } from "../testing/same-window.ts";

const place = "/products/turning/grade";
const [medium, finishing, roughing] = [
  "tur-st-cnmg120408-p25",
  "tur-st-cnmg120404-p15",
  "tur-st-cnmg120412-p35",
];

/** The products whose start values hold this depth of cut and this feed of a turn. */
function holding(products: typeof allProducts, ap: number, feed: number): string[] {
  return products
    .filter((product) =>
      withDepths(product, startValuesOf(product)).some(
        ({ fn, ap: depth }) =>
          fn && depth && depth.low <= ap && ap <= depth.high && fn.low <= feed && feed <= fn.high,
      ),
    )
    .map(({ id }) => id);
}

function areaOf(page: Page, code: string) {
  return page.getByRole("img", { name: new RegExp(`^Chip area of ${code}\\.`) });
}

test("the sheet of an insert draws its chip area with the point to begin at, and says it in words", async ({
  page,
}) => {
  const overlay = await openShared(page, `${place}/steel#${medium}`);
  const area = overlay.getByRole("region", { name: "Chip area" });
  await expect(area).toContainText("Class: medium");
  await expect(area).toContainText("ap 1–5 mm, fn 0.15–0.35 mm/rev; begin at 2.5 mm, 0.25 mm/rev");
  await expect(area).toContainText("stated for this insert");
  await expect(areaOf(page, "CNMG 120408")).toHaveAccessibleName(
    "Chip area of CNMG 120408. Steel: ap 1–5 mm, fn 0.15–0.35 mm/rev; begin at 2.5 mm, 0.25 mm/rev.",
  );
  await expectNoAxeFindings(page);
});

test("a start value opens the calculator at the depth of its point", async ({ page }) => {
  const overlay = await openShared(page, `${place}/steel#${medium}`);
  await overlay.getByRole("button", { name: /^Steel: / }).click();
  await expect(overlay.getByLabel(/^Depth of cut/)).toHaveValue("2.5");
});

test("ap 2 mm and fn 0.25 in the filters leave the inserts whose chip area holds them, and no others", async ({
  page,
}) => {
  const expected = holding(productsIn({ category: "turning", subcategory: "grade" }), 2, 0.25);
  expect(expected.length).toBeGreaterThan(3);
  const overlay = await openShared(page, place);
  const form = overlay.getByRole("form", { name: "Chip area" });
  await form.getByLabel("ap, mm").fill("2");
  await form.getByLabel("fn, mm/rev").fill("0,25");
  await form.getByRole("button", { name: "Show" }).click();
  await expect.poll(() => sizesIn(overlay)).toBe(expected.length);
  await expect(count(overlay)).toHaveText(new RegExp(`^${expected.length} of \\d+ products$`));
  expect(await queryIn(page)).toBe("?q=ap+2+mm%2C+fn+0.25");
  await expectNoAxeFindings(page);
  await overlay.getByRole("button", { name: /^Remove “ap 2 mm, fn 0.25”/ }).click();
  await expect(form.getByLabel("ap, mm")).toHaveValue("");
  await expect(count(overlay)).toHaveText(/^\d+ products$/);
});

test("the search finds the same by the same words", async ({ page }) => {
  const expected = holding(allProducts, 2, 0.25);
  await openAtOnce(page, "/?q=ap+2+mm,+fn+0.25#products");
  await expect(page.getByRole("heading", { name: /tools found/ })).toHaveText(
    `${expected.length} tools found for “ap 2 mm, fn 0.25”`,
  );
});

test("the comparison draws the chip areas beside each other, to one scale", async ({ page }) => {
  await openShared(page, `${place}/steel?compare=${medium},${finishing},${roughing}#compare`);
  const row = page.getByRole("row", { name: /^Chip area/ });
  await expect(row.getByRole("img")).toHaveCount(3);
  await expect(areaOf(page, "CNMG 120404")).toHaveAccessibleName(/ap 0.3–2 mm/);
  await expect(areaOf(page, "CNMG 120412")).toHaveAccessibleName(/ap 1.5–6 mm/);
  const widths = await row
    .locator("g[data-group] path:first-child")
    .evaluateAll((fields) => fields.map((field) => (field as SVGPathElement).getBBox().width));
  await expect(row).toContainText("Class: finishing.Depth stated for this insert.");
  // One feed, mm/rev, is as wide in each column.
  const spans = [0.35 - 0.15, 0.2 - 0.08, 0.6 - 0.3];
  const [scale = 0, ...others] = widths.map((width, at) => width / (spans[at] ?? 0));
  for (const other of others) expect(other / scale).toBeCloseTo(1, 1);
  await expectNoAxeFindings(page);
});
