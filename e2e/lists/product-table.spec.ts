import type { Locator, Page } from "@playwright/test";
import { productsIn } from "../testing/catalogue.ts";
import { expectNoAxeFindings } from "../testing/axe.ts";
import { addressIn, openShared, queryIn, shownNames } from "../testing/overlay.ts";
import { panel } from "../testing/quote-list.ts";
import { expect, test } from "../testing/same-window.ts";

const endMills = "/products/milling/solid-carbide/endmill";
const drills = "/products/drilling/solid-carbide/drills";

/** The values of a table's column, without heads. */
async function column(table: Locator, position: number): Promise<string[]> {
  return table.locator(`tbody tr > :nth-child(${position})`).allInnerTexts();
}

/** Number of products in a leaf. */
function countIn(leaf: string): number {
  const [, , category, subcategory, item] = leaf.split("/");
  return productsIn({ category, subcategory, item }).length;
}

function viewButton(page: Page, name: "Families" | "Cards" | "Table"): Locator {
  return page.getByRole("group", { name: "Show the list as" }).getByRole("button", { name });
}

function table(page: Page, name: string): Locator {
  return page.getByRole("table", { name: new RegExp(`^${name} \\d+$`) });
}

test("cards become a table with the family's numbers as columns, and the link keeps it", async ({ page }) => {
  await openShared(page, drills);
  await viewButton(page, "Table").click();
  expect(await queryIn(page)).toBe("?view=table");
  await expect(table(page, "Drills").getByRole("columnheader")).toHaveText([
    "Tool",
    "Diameter mm",
    "Hole depth mm",
    "Length mm",
    "Shank",
    "Coolant",
    "Point angle",
    "Quote list",
  ]);
  await expect(table(page, "Drills").getByRole("rowheader")).toHaveText(
    productsIn({ category: "drilling", subcategory: "solid-carbide", item: "drills" }).map(
      ({ name }) => name,
    ),
  );
});

test("before anyone sorts, the house's first choice comes first: the middle sizes of the general drill from stock", async ({
  page,
}) => {
  await openShared(page, `${drills}?view=table`);
  await expect(page.getByRole("rowheader")).toHaveCount(countIn(drills));
  const diameters = (await column(table(page, "Drills"), 2)).map(Number);
  expect(diameters.length).toBeGreaterThan(10);
  const middle = diameters.slice(0, 5);
  expect(middle.every((mm) => mm >= 5 && mm <= 12)).toBe(true);
  expect(middle).toEqual(middle.toSorted((one, other) => one - other));
});

test("a column's head sorts by its numbers, pressed again the other way round, also by link", async ({
  page,
  context,
}) => {
  await openShared(page, `${drills}?view=table`);
  const head = table(page, "Drills").getByRole("columnheader", { name: /^Length/ });
  await expect(page.getByRole("rowheader")).toHaveCount(countIn(drills));
  await head.getByRole("button").click();
  await expect(head).toHaveAttribute("aria-sort", "ascending");
  const lengths = (await column(table(page, "Drills"), 4)).map(Number);
  expect(lengths).toEqual(lengths.toSorted((one, other) => one - other));
  await head.getByRole("button").press("Enter");
  await expect(head).toHaveAttribute("aria-sort", "descending");
  expect(await queryIn(page)).toBe("?view=table&sort=-length");
  const fresh = await context.newPage();
  await openShared(fresh, `${drills}?view=table&sort=-length`);
  await expect(fresh.getByRole("rowheader")).toHaveText(await page.getByRole("rowheader").allInnerTexts());
});

test("cards are sorted too", async ({ page }) => {
  const overlay = await openShared(page, `${endMills}?view=cards`);
  await page.getByLabel("Sort by").selectOption({ label: "Diameter, largest first" });
  await expect(shownNames(overlay).first()).toContainText("Ø20");
  expect(await queryIn(page)).toBe("?view=cards&sort=-diameter");
  await page.getByLabel("Sort by").selectOption({ label: "First choice" });
  expect(await queryIn(page)).toBe("?view=cards");
});

test("the choice of the table stays on the device, for the next category too", async ({ page }) => {
  await openShared(page, endMills);
  await viewButton(page, "Table").click();
  await expect(table(page, "End mills")).toBeVisible();
  await openShared(page, drills);
  await expect(table(page, "Drills")).toBeVisible();
  expect(await queryIn(page)).toBe("?view=table");
  await viewButton(page, "Cards").click();
  await expect(table(page, "Drills")).toHaveCount(0);
  expect(await queryIn(page)).toBe("?view=cards");
  await openShared(page, endMills);
  await expect(viewButton(page, "Cards")).toHaveAttribute("aria-pressed", "true");
  await viewButton(page, "Families").click();
  expect(await queryIn(page)).toBe("");
  await openShared(page, drills);
  await expect(viewButton(page, "Families")).toHaveAttribute("aria-pressed", "true");
});

test("a list of several families has a table for each, with columns of its own", async ({ page }) => {
  await openShared(page, "/products/drilling?view=table");
  await expect(page.getByRole("table")).toHaveCount(3);
  await expect(table(page, "U-drills").getByRole("columnheader", { name: "Insert seat" })).toBeVisible();
  await expect(table(page, "Drills").getByRole("columnheader", { name: "Insert seat" })).toHaveCount(0);
});

test("fifteen tools stand on a laptop's screen, under a head that stays", async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openShared(page, `${endMills}?view=table`);
  const head = table(page, "End mills").getByRole("columnheader", { name: "Tool" });
  await expect(page.getByRole("rowheader")).toHaveCount(countIn(endMills));
  // The first row is just below the head.
  await page.getByRole("dialog").evaluate((dialog) => {
    const cell = dialog.querySelector("thead th");
    if (!cell) throw new Error("The table has no head.");
    const top = cell.getBoundingClientRect().top - parseFloat(getComputedStyle(cell).top);
    dialog.scrollBy({ top, behavior: "instant" });
  });
  await expect(head).toBeInViewport({ ratio: 1 });
  const rows = table(page, "End mills").getByRole("rowheader");
  const whole = await rows.evaluateAll(
    (cells, under) => {
      const boxes = cells.map((cell) => cell.getBoundingClientRect());
      return boxes.filter(({ top, bottom }) => top >= under - 1 && bottom <= innerHeight + 1).length;
    },
    await head.evaluate((cell) => cell.getBoundingClientRect().bottom),
  );
  expect(whole).toBeGreaterThanOrEqual(15);
});

test("the tool's name stays in view while a narrow window scrolls the columns", async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 800 });
  await openShared(page, `${endMills}?view=table`);
  const name = table(page, "End mills").getByRole("rowheader").first();
  const before = (await name.boundingBox())?.x;
  const region = page.getByRole("region", { name: /^End mills/ });
  await region.evaluate((element) => element.scrollBy({ left: 400, behavior: "instant" }));
  expect(await region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(50);
  expect((await name.boundingBox())?.x).toBe(before);
});

test("a row adds its tool with a quantity, and then says how many are in the list", async ({ page }) => {
  await openShared(page, `${endMills}?view=table`);
  const row = page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: /Ø20, DIN/ }) });
  await row.getByRole("button", { name: /^One more/ }).click();
  await row.getByRole("button", { name: /^Add to quote/ }).click();
  await expect(row.getByRole("button", { name: /^In quote list: 2/ })).toBeVisible();
  await row.getByRole("button", { name: /^One more/ }).click();
  await row.getByRole("button", { name: /^In quote list: 3/ }).click();
  await expect(panel(page).getByRole("listitem")).toHaveCount(1);
});

test("a phone's row has the name, two readouts and a button, and nothing hangs over", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openShared(page, `${endMills}?view=table`);
  await expect(table(page, "End mills").getByRole("columnheader")).toHaveText([
    "Tool",
    "Diameter mm",
    "Flutes",
    "Quote list",
  ]);
  const overlay = page.getByRole("dialog");
  expect(await overlay.evaluate((dialog) => dialog.scrollWidth)).toBe(360);
  await table(page, "End mills")
    .getByRole("button", { name: /^Add to quote/ })
    .first()
    .click();
  await expect(table(page, "End mills").getByRole("button", { name: /^In quote list: 1/ })).toBeVisible();
});

test("a row's name opens the sheet, and Back returns to the table", async ({ page }) => {
  await openShared(page, `${endMills}?view=table`);
  const [product] = productsIn({ category: "milling", subcategory: "solid-carbide", item: "endmill" });
  await page.getByRole("link", { name: product?.name ?? "", exact: true }).click();
  expect(await addressIn(page)).toBe(`${endMills}#${product?.id}`);
  await page.goBack();
  await expect(table(page, "End mills")).toBeVisible();
});

test("the table has no barriers that axe finds", async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await openShared(page, "/products/turning?view=table");
    await expect(page.getByRole("table").first()).toBeVisible();
    await expectNoAxeFindings(page);
  }
});

test("who prefers tables opens a link to a tool and a filtered list all the same", async ({ page }) => {
  await openShared(page, drills);
  await viewButton(page, "Table").click();
  const [drill] = productsIn({ category: "drilling", subcategory: "solid-carbide", item: "drills" });

  await openShared(page, `${drills}#${drill?.id}`);
  await expect(page.getByRole("dialog", { name: drill?.name ?? "" })).toBeVisible();
  expect(await addressIn(page)).toBe(`${drills}#${drill?.id}`);
  expect(await queryIn(page)).toBe("?view=table");

  await openShared(page, `${drills}?diameter=8.5`);
  await expect(page.getByRole("list", { name: "Active filters" })).toContainText("8.5 mm");
  await expect(table(page, "Drills")).toBeVisible();
});
