import type { Locator, Page } from "@playwright/test";
import { expectNoAxeFindings } from "../testing/axe.ts";
import { openShared } from "../testing/overlay.ts";
import { pagesOf, textOfPage } from "../testing/paper/pdf.ts";
import { codesOf } from "../testing/paper/printed-codes.ts";
import { expect, test } from "../testing/same-window.ts";

const bar = "tur-ho-s25t-sclcr09";
const insert = "tur-st-cnmg120408-p25";

function part(overlay: Locator): Locator {
  return overlay.getByRole("region", { name: "Assembly" });
}

function fact(overlay: Locator, name: string): Locator {
  return part(overlay).locator("dl > div").filter({ hasText: name }).locator("b");
}

/** What the card prints. */
async function printed(page: Page) {
  return pagesOf(await page.pdf({ preferCSSPageSize: true })).map((sheet) => ({
    ...sheet,
    codes: codesOf(sheet),
    text: textOfPage(sheet),
  }));
}

test("a bar is put together by keyboard, and its card of A6 opens the same assembly again", async ({
  page,
}) => {
  const overlay = await openShared(page, `/products/turning/holders#${bar}`);
  await part(overlay).getByRole("button", { name: "Put it together" }).focus();
  await page.keyboard.press("Enter");
  await expect(part(overlay).getByRole("combobox", { name: "Insert" })).toBeFocused();
  await expect(part(overlay).getByRole("img")).toHaveAccessibleName(
    /Overhang OH 100.*Smallest bore Ø32 min\./,
  );
  await expect(fact(overlay, "Smallest bore DMIN")).toHaveText("Ø32 mm");
  await part(overlay).getByRole("textbox", { name: "Overhang" }).fill("120");
  await expect(fact(overlay, "Overhang OH")).toHaveText("120 mm, 4.8 × D");
  await expect(part(overlay)).toContainText("The overhang is above 4 diameters");
  await expect(page).toHaveURL(`/products/turning/holders?assembly=${bar},,,overhang~120#${bar}`);
  // The bar above covers parts of a scrolled sheet, which axe takes for neighbours.
  await overlay.evaluate((sheet) => sheet.scrollTo({ top: 0, behavior: "instant" }));
  await expectNoAxeFindings(page);

  await part(overlay).getByRole("button", { name: "Card for the setup sheet" }).click();
  const card = page.getByRole("dialog", { name: "Setup card" });
  await expect(card.getByRole("button", { name: "Print card" })).toBeVisible();
  await expectNoAxeFindings(page);
  const [sheet, ...more] = await printed(page);
  if (!sheet) throw new Error("No page.");
  expect(more).toEqual([]);
  // A6 in points.
  expect([Math.round(sheet.width), Math.round(sheet.height)]).toEqual([298, 420]);
  expect(sheet.text).toContain("S25T-SCLCR 09");
  expect(sheet.text).toContain("order code TB-1001");
  expect(sheet.text).toContain("120 mm, 4.8 × D");
  expect(sheet.text).toMatch(/Cutting speed vc/);
  expect(sheet.text).toContain("expect more");
  const [code] = sheet.codes;
  expect(sheet.codes).toHaveLength(1);
  expect(code?.square).toBeGreaterThanOrEqual(0.4);

  await page.keyboard.press("Escape");
  await expect(part(overlay).getByRole("button", { name: "Card for the setup sheet" })).toBeFocused();
  const deflection = await fact(overlay, "Deflection").innerText();
  const { pathname, search, hash } = new URL(code?.text ?? "");
  const again = await openShared(page, pathname + search + hash);
  await expect(fact(again, "Overhang OH")).toHaveText("120 mm, 4.8 × D");
  await expect(fact(again, "Deflection")).toHaveText(deflection);
});

test("an insert chooses its holder, and a figure that can't be read is named", async ({ page }) => {
  const overlay = await openShared(page, `/products/turning/grade/steel?assembly=${insert},,#${insert}`);
  const holders = part(overlay).getByRole("combobox", { name: "Holder" });
  await expect(part(overlay).getByRole("img")).toBeVisible();
  await holders.selectOption({ label: "PCLNR 2525 M12 external toolholder" });
  await expect(part(overlay).getByRole("img")).toHaveAccessibleName(/PCLNR 2525 M12 with CNMG 120408/);
  await expect(fact(overlay, "Functional length LF")).toHaveText("150 mm");
  await part(overlay).getByRole("textbox", { name: "Depth of cut" }).fill("much");
  await expect(part(overlay)).toContainText("expected a number");
  await expect(fact(overlay, "Deflection")).toHaveCount(0);
});

test("a mill's overhang has a gauge length where the holder's is typed", async ({ page }) => {
  const overlay = await openShared(page, "/products/milling/solid-carbide/endmill#mil-em-4f-10");
  await part(overlay).getByRole("button", { name: "Put it together" }).click();
  await expect(part(overlay).getByRole("textbox", { name: "Overhang" })).toHaveValue("32");
  await part(overlay).getByRole("textbox", { name: "Gauge line to nose" }).fill("70");
  await expect(fact(overlay, "Gauge length")).toHaveText("102 mm");
  await expect(fact(overlay, "In the cut")).toContainText("(taper)");
});

test("a face mill with its inserts stands below the gauge line by its arbor, whose deflection its diameter gives", async ({
  page,
}) => {
  const overlay = await openShared(page, "/products/milling/indexable/cutters#mil-cu-45-80");
  await part(overlay).getByRole("button", { name: "Put it together" }).click();
  await expect(fact(overlay, "Inserts")).toHaveText("6 × SEKN 1203AFTN");
  await expect(part(overlay)).toContainText("With the arbor's length and diameter typed");
  await part(overlay).getByRole("textbox", { name: "Gauge line to the cutter's seat" }).fill("60");
  await part(overlay).getByRole("textbox", { name: "Arbor diameter" }).fill("27");
  await expect(fact(overlay, "Gauge length")).toHaveText("110 mm");
  await expect(fact(overlay, "Deflection")).toHaveText(/µm$/);
  await expect(page).toHaveURL(/barDiameter~27,nose~60/);
  await part(overlay).getByRole("button", { name: "Card for the setup sheet" }).click();
  await expect(page.getByRole("dialog", { name: "Setup card" })).toContainText("Cutter");
});

test("a parting insert finds its blade, and the card says what of the deflection can't be said", async ({
  page,
}) => {
  const overlay = await openShared(
    page,
    "/products/grooving-parting/parting-tools/inserts?assembly=par-in-300n,par-bl-32-3,,overhang~30#par-in-300n",
  );
  await expect(part(overlay).getByRole("combobox", { name: "Blade" })).toBeVisible();
  await expect(part(overlay).getByRole("img")).toHaveAccessibleName(/Overhang OH 30/);
  await expect(fact(overlay, "Parts bars up to")).toHaveText("Ø60 mm");
  await expect(part(overlay)).toContainText("no value gives the blade's thickness");
  await part(overlay).getByRole("button", { name: "Card for the setup sheet" }).click();
  await expect(page.getByRole("dialog", { name: "Setup card" })).toContainText("blade's thickness");
});

test("tools that aren't put together have no such part", async ({ page }) => {
  const overlay = await openShared(page, "/products/drilling/solid-carbide/drills#dri-sd-33-3d");
  await expect(overlay.getByRole("heading", { level: 2 })).toBeVisible();
  await expect(overlay.getByRole("region", { name: "Specification" })).toBeVisible();
  await expect(part(overlay)).toHaveCount(0);
});
