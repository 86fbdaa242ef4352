import type { Page } from "@playwright/test";
import { addressOfProduct } from "#site/catalogue/places/address.ts";
import { expectNoAxeFindings } from "../testing/axe.ts";
import { productWithId } from "../testing/catalogue.ts";
import { openAtOnce } from "../testing/open-at-once.ts";
import { openShared } from "../testing/overlay.ts";
import { searchFor } from "../testing/search.ts";
import { expect, test } from "../testing/same-window.ts";

/** A result by its name. */
function result(page: Page, name: RegExp) {
  return page
    .locator("dl > div")
    .filter({ has: page.locator("dt", { hasText: name }) })
    .locator("dd")
    .first();
}

const needle = (page: Page) => page.getByRole("slider", { name: "Cutting speed in the starting range" });

/** The part of a sheet that says what the tool cuts, and how fast to begin. */
const cuts = (page: Page) => page.getByRole("region", { name: "Cuts, and how fast to begin" });

test("a drill of 8.5 mm and its speed in SS 304 are three presses from the first screen", async ({
  page,
}) => {
  await openAtOnce(page);
  // The first press opens the search; then the tool and its start value for stainless steel.
  await searchFor(page, "drill 8.5");
  await page.getByRole("option", { name: /8\.5/ }).first().click();
  await cuts(page)
    .getByRole("button", { name: /^Stainless/ })
    .click();
  const section = page.getByRole("region", { name: "Cutting data" });
  await expect(section.getByRole("combobox", { name: "Workpiece" })).toHaveValue("ss-304");
  await expect(section.getByRole("button", { name: /^Copy S\d+ F\d+$/ })).toBeVisible();
  await expect(needle(page)).toHaveAttribute("aria-valuetext", /^\d+ metres a minute, start of the range$/);
});

test("a start value opens the sheet's calculator with three fields, the tool's own behind “More inputs”", async ({
  page,
}) => {
  const overlay = await openShared(page, addressOfProduct(productWithId("mil-em-4f-10")));
  const section = overlay.getByRole("region", { name: "Cutting data" });
  await expect(section).toHaveCount(0);
  const value = cuts(page)
    .getByRole("button", { name: /^Steel/ })
    .first();
  await expect(value).toHaveAttribute("aria-expanded", "false");
  await value.press("Enter");
  const workpiece = section.getByRole("combobox", { name: "Workpiece" });
  await expect(workpiece).toBeFocused();
  await expect(section.locator("input:visible, select:visible")).toHaveCount(4);
  // Workpiece, cutting speed and feed, and the needle, which is the speed too.
  await expect(section.getByLabel("Cutting speed vc")).toHaveValue("160");
  await expect(section.getByLabel("Feed per tooth")).toHaveValue("0.09");
  const turns = /n (\d+) 1\/min/.exec(await value.innerText())?.[1] ?? "";
  await expect(result(page, /^Spindle speed/)).toContainText(turns);
  await section.getByText("More inputs").click();
  await expect(section.getByLabel("Tool diameter")).toHaveValue("10");
  await expect(section.getByLabel("Teeth")).toHaveValue("4");
  // The tool cuts no aluminium: its group isn't offered.
  const groups = section.getByRole("combobox", { name: "Workpiece" }).locator("optgroup");
  await expect(groups.first()).toHaveAttribute("label", /^P/);
  await expect(section.locator('optgroup[label^="N"]')).toHaveCount(0);
  await section.getByRole("combobox", { name: "Workpiece" }).selectOption({ label: "EN8 (C45)" });
  await expect(needle(page)).toBeVisible();
  await expectNoAxeFindings(page);
  // Another value begins anew; the same once more closes it.
  const slot = cuts(page).getByRole("button", { name: /slotting, alloy steel/ });
  await slot.click();
  await expect(section.getByLabel("Cutting speed vc")).toHaveValue("110");
  await expect(value).toHaveAttribute("aria-expanded", "false");
  await slot.click();
  await expect(section).toHaveCount(0);
});

test("the needle moves by keys, says where it stands, and the result is announced once it rests", async ({
  page,
}) => {
  await page.goto("/calculator?operation=milling&workpiece=en8-c45");
  await expect(needle(page)).toHaveAttribute("aria-valuetext", "160 metres a minute, start of the range");
  await needle(page).press("End");
  await expect(needle(page)).toHaveAttribute("aria-valuetext", "220 metres a minute, above the start");
  await expect(result(page, /^Spindle speed/)).toContainText("7003");
  await expect(page.getByRole("status").filter({ hasText: "Spindle speed 7003 1/min" })).toBeAttached();
});

test("a wrong figure keeps the last good result and says what is wrong", async ({ page }) => {
  await page.goto("/calculator?operation=milling&workpiece=en8-c45");
  await expect(result(page, /^Spindle speed/)).toContainText("5093");
  await page.getByLabel("Tool diameter").fill("1O");
  await expect(page.getByText('Tool diameter: expected a number, found "1O".').first()).toBeVisible();
  await expect(page.getByLabel("Tool diameter")).toHaveAttribute("aria-invalid", "true");
  await expect(result(page, /^Spindle speed/)).toContainText("5093");
  await page.getByLabel("Tool diameter").fill("20");
  await expect(result(page, /^Spindle speed/)).toContainText("2546");
});

test("the machine stays on the device, and the answer says which limit binds", async ({ page }) => {
  await page.goto("/calculator?operation=milling&workpiece=6061-aluminium");
  await page.getByLabel("Fastest spindle speed").fill("4000");
  await expect(page.getByText(/The machine's spindle speed binds/).first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Fastest spindle speed")).toHaveValue("4000");
  await expect(result(page, /^Spindle speed/)).toContainText("4000");
});

test("the address holds what was typed, and shows the same to whoever opens it", async ({ page }) => {
  await page.goto("/calculator");
  await page.getByRole("combobox", { name: "Operation" }).selectOption({ label: "Facing" });
  await page.getByRole("combobox", { name: "Workpiece" }).selectOption({ label: "EN8 (C45)" });
  await page.getByLabel("Outer diameter").fill("80");
  await expect(page).toHaveURL(/operation=facing.*diameter=80/);
  const before = await result(page, /^Time of the cut/).innerText();
  await page.reload();
  await expect(page.getByLabel("Outer diameter")).toHaveValue("80");
  await expect(result(page, /^Time of the cut/)).toHaveText(before);
});

for (const width of [360, 1280]) {
  test(`the calculator's page has no barrier ${width} px wide, with a wrong figure and all formulas`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/calculator?operation=milling&workpiece=ss-304&machine=x&length=abc");
    await expect(page.getByText('expected a number, found "abc"').first()).toBeVisible();
    await page.getByLabel("Length of cut").fill("80");
    await page.getByText("How this was worked out").click();
    await page.getByLabel("Width of cut").fill("-1");
    await expectNoAxeFindings(page);
    const room = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(room).toBeLessThanOrEqual(0);
  });
}

test("the sheet of a boring bar says how far it reaches, and leads to its deflection with its own figures", async ({
  page,
}) => {
  await openShared(page, addressOfProduct(productWithId("tur-ho-s16r-sclcr09")));
  await expect(
    page.getByText("Steel bar of Ø16 mm: reaches 64 mm, 4 diameters, in bores from Ø20 mm."),
  ).toBeVisible();
  await page.getByRole("link", { name: "Work out its deflection" }).click();
  await expect(page.getByLabel("Bar diameter")).toHaveValue("16");
  await page.getByRole("combobox", { name: "Workpiece" }).selectOption({ label: "EN8 (C45)" });
  await expect(result(page, /^Deflection/)).toContainText(/^\d+(\.\d)? µm/);
  await page.getByLabel("Overhang").fill("80");
  await expect(
    page.getByText(/above 4 diameters, as far as makers' guides let steel bars reach/),
  ).toBeVisible();
  await page.getByLabel("Modulus of elasticity").fill("580");
  await expect(page.getByText(/above 4 diameters/)).toHaveCount(0);
});

test("the sheet of an end mill has its overhang out of the holder, and what it gives way", async ({
  page,
}) => {
  const overlay = await openShared(page, addressOfProduct(productWithId("mil-em-4f-10")));
  await cuts(page)
    .getByRole("button", { name: /^Steel/ })
    .first()
    .click();
  const section = overlay.getByRole("region", { name: "Cutting data" });
  await section.getByText("More inputs").click();
  // 72 mm to DIN 6527 L, of which DIN 6535 clamps 40.
  await expect(section.getByLabel("Overhang")).toHaveValue("32");
  await expect(section.getByLabel("Modulus of elasticity")).toHaveValue("580");
  await section.getByRole("combobox", { name: "Workpiece" }).selectOption({ label: "EN8 (C45)" });
  await expect(result(page, /^Deflection/)).toContainText("µm");
});

test("each formula is shown with the numbers put in", async ({ page }) => {
  await page.goto("/calculator?operation=milling&workpiece=en8-c45");
  await page.getByText("How this was worked out").click();
  await expect(page.getByText("n = 1000 · vc ÷ (π · D)", { exact: true })).toBeVisible();
  await expect(page.getByText("= 1000 · 160 ÷ (π · 10) = 5093 1/min")).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the calculator's page says why nothing is worked out, and shows the starting ranges", async ({
    page,
  }) => {
    await page.goto("/calculator");
    await expect(page.getByText("Speeds are worked out by this page's script")).toBeVisible();
    const row = page.getByRole("row", { name: /^Turning 150–350, start 220/ });
    await expect(row).toBeVisible();
    await expect(page.getByLabel("Tool diameter")).toBeHidden();
  });
});

test("whoever doesn't calculate doesn't load the calculator", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await openAtOnce(page);
  expect(requests.filter((url) => /calculator/.test(url))).toEqual([]);
  expect(requests.length).toBeGreaterThan(3);
});
