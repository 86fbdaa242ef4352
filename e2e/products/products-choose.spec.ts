import { headlinePairs, readoutsOf, specificationPairs } from "#site/catalogue/cards/card-attributes.ts";
import { countWithUnit } from "#site/catalogue/places/counts.ts";
import { tabCount } from "#site/catalogue/places/tab-count.ts";
import { groupsIn } from "#engineering/values/material.ts";
import { workpieceGroups } from "#engineering/values/workpiece-groups.ts";
import { openAtOnce, openShared } from "../testing/as-cards.ts";
import { categories, categoryOf, productWithId, allProducts, productsIn } from "../testing/catalogue.ts";
import {
  addressIn,
  card,
  count,
  itemButton,
  itemButtons,
  openCategory,
  shownNames,
  tab,
} from "../testing/overlay.ts";
import { expect, test } from "../testing/same-window.ts";

function namesOf(place: Parameters<typeof productsIn>[0]): string[] {
  return productsIn(place).map(({ name }) => name);
}

const solidCarbide = { category: "milling", subcategory: "solid-carbide" };
const endmill = { ...solidCarbide, item: "endmill" };

test("each category's tabs name its subcategories with their counts and units", async ({ page }) => {
  await openAtOnce(page);
  for (const { id, label, subCategories } of categories) {
    const overlay = await openCategory(page, label);
    const expected = subCategories.map((node) => `${node.label} ${tabCount(node, id, allProducts)}`);
    await expect(overlay.getByRole("tab")).toHaveText(expected);
    await page.keyboard.press("Escape");
    await expect(overlay).toBeHidden();
  }
});

test('tabs count items where there are items, else products: "3 items", "4 products", "0 products"', async ({
  page,
}) => {
  await openAtOnce(page);
  const milling = await openCategory(page, "Milling");
  await expect(tab(milling, "Solid Carbide")).toHaveText("Solid Carbide 3 items");
  await page.keyboard.press("Escape");
  const pcbn = await openCategory(page, "PCBN");
  await expect(pcbn.getByRole("tab")).toHaveText([
    "Hardened Steel 4 products",
    "Cast Iron 2 products",
    "High Speed 0 products",
  ]);
});

test("at first no tab is selected and all products of the category are shown", async ({ page }) => {
  await openAtOnce(page);
  const overlay = await openCategory(page, "Milling");
  await expect(overlay.getByRole("tab", { selected: true })).toHaveCount(0);
  await expect(overlay.getByRole("tab", { selected: false })).toHaveCount(2);
  await expect(shownNames(overlay)).toHaveText(namesOf({ category: "milling" }));
});

test("without a tab chosen there are no item buttons", async ({ page }) => {
  await openAtOnce(page);
  const overlay = await openCategory(page, "Milling");
  await expect(itemButtons(overlay)).toHaveCount(0);
});

test("the arrow keys walk along the tabs and around", async ({ page }) => {
  const overlay = await openShared(page, "/products/turning");
  await tab(overlay, "Grade").focus();
  await page.keyboard.press("ArrowRight");
  await expect(tab(overlay, "Inserts")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(tab(overlay, "Grade")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(tab(overlay, "Holders")).toBeFocused();
});

test("the tabs are one stop of the Tab key: the chosen one, or the one that the arrows led to", async ({
  page,
}) => {
  const overlay = await openShared(page, "/products/turning");
  await tab(overlay, "Grade").focus();
  await page.keyboard.press("End");
  await expect(tab(overlay, "Holders")).toBeFocused();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await expect(tab(overlay, "Inserts")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(overlay.getByRole("tab").and(page.locator(":focus"))).toHaveCount(0);
  await page.keyboard.press("Shift+Tab");
  // Nothing is chosen, so the first tab is the tab stop.
  await expect(tab(overlay, "Grade")).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect(tab(overlay, "Holders")).toHaveAttribute("aria-selected", "true");
  // The old list is removed, which would lose a focus inside it.
  await expect(shownNames(overlay)).toHaveText(namesOf({ category: "turning", subcategory: "holders" }));
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(tab(overlay, "Holders")).toBeFocused();
});

test("walking along the tabs chooses none of them", async ({ page }) => {
  const overlay = await openShared(page, "/products/turning");
  await tab(overlay, "Grade").focus();
  await page.keyboard.press("ArrowRight");
  await expect(overlay.getByRole("tab", { selected: true })).toHaveCount(0);
  expect(await addressIn(page)).toBe("/products/turning");
});

test("the enter key chooses a tab", async ({ page }) => {
  const overlay = await openShared(page, "/products/turning");
  await tab(overlay, "Inserts").press("Enter");
  await expect(tab(overlay, "Inserts")).toHaveAttribute("aria-selected", "true");
});

test("the space bar chooses a tab", async ({ page }) => {
  const overlay = await openShared(page, "/products/turning");
  await tab(overlay, "Inserts").press("Space");
  await expect(tab(overlay, "Inserts")).toHaveAttribute("aria-selected", "true");
});

test("choosing a tab shows its items as buttons, none pressed, and all its products", async ({ page }) => {
  await openAtOnce(page);
  const overlay = await openCategory(page, "Milling");
  await tab(overlay, "Solid Carbide").click();
  await expect(tab(overlay, "Solid Carbide")).toHaveAttribute("aria-selected", "true");
  const labels = categoryOf("milling").subCategories[0]?.items.map(({ label }) => new RegExp(`^${label}`));
  await expect(itemButtons(overlay)).toHaveText(labels ?? []);
  await expect(itemButtons(overlay).and(page.locator("[aria-pressed=false]"))).toHaveCount(3);
  await expect(shownNames(overlay)).toHaveText(namesOf(solidCarbide));
});

test("a tab without items in the tree has no item buttons, only its products", async ({ page }) => {
  await openAtOnce(page);
  const overlay = await openCategory(page, "Turning");
  await tab(overlay, "Holders").click();
  await expect(shownNames(overlay)).toHaveText(namesOf({ category: "turning", subcategory: "holders" }));
  await expect(itemButtons(overlay)).toHaveCount(0);
});

test("choosing an item presses its button and shows only its products", async ({ page }) => {
  const overlay = await openShared(page, "/products/milling/solid-carbide");
  await itemButton(overlay, "Ball Nose").click();
  await expect(itemButtons(overlay).and(overlay.getByRole("button", { pressed: true }))).toHaveText(
    /^Ball Nose/,
  );
  await expect(shownNames(overlay)).toHaveText(namesOf({ ...solidCarbide, item: "ball-nose" }));
  expect(await addressIn(page)).toBe("/products/milling/solid-carbide/ball-nose");
});

test("pressing the chosen item again clears it", async ({ page }) => {
  const overlay = await openShared(page, "/products/milling/solid-carbide/endmill");
  await itemButton(overlay, "Endmill").click();
  await expect(itemButton(overlay, "Endmill")).toHaveAttribute("aria-pressed", "false");
  await expect(shownNames(overlay)).toHaveText(namesOf(solidCarbide));
  expect(await addressIn(page)).toBe("/products/milling/solid-carbide");
});

test("the space bar presses an item's button", async ({ page }) => {
  const overlay = await openShared(page, "/products/milling/solid-carbide");
  await itemButton(overlay, "Endmill").press("Space");
  await expect(itemButton(overlay, "Endmill")).toHaveAttribute("aria-pressed", "true");
});

test("changing the subcategory clears the item", async ({ page }) => {
  const overlay = await openShared(page, "/products/milling/solid-carbide/endmill");
  await tab(overlay, "Indexable").click();
  await expect(itemButtons(overlay).and(overlay.getByRole("button", { pressed: true }))).toHaveCount(0);
  await expect(shownNames(overlay)).toHaveText(namesOf({ category: "milling", subcategory: "indexable" }));
  expect(await addressIn(page)).toBe("/products/milling/indexable");
});

test("choosing another category clears subcategory and item", async ({ page }) => {
  await openAtOnce(page);
  const milling = await openCategory(page, "Milling");
  await tab(milling, "Solid Carbide").click();
  await itemButton(milling, "Endmill").click();
  await milling.getByRole("link", { name: "Back to categories" }).click();
  const drilling = await openCategory(page, "Drilling");
  await expect(drilling.getByRole("tab", { selected: true })).toHaveCount(0);
  await expect(shownNames(drilling)).toHaveText(namesOf({ category: "drilling" }));
});

test("each choice says how many products it shows", async ({ page }) => {
  await openAtOnce(page);
  const overlay = await openCategory(page, "PCBN");
  await expect(count(overlay)).toHaveText(countWithUnit(productsIn({ category: "pcbn" }).length, "product"));
  await tab(overlay, "Cast Iron").click();
  await expect(count(overlay)).toHaveText("2 products");
  await tab(overlay, "High Speed").click();
  await expect(count(overlay)).toHaveText("0 products");
});

test("Milling, Solid Carbide, Endmill shows its products and no others", async ({ page }) => {
  await openAtOnce(page);
  const overlay = await openCategory(page, "Milling");
  await tab(overlay, "Solid Carbide").click();
  await itemButton(overlay, "Endmill").click();
  await expect(shownNames(overlay)).toHaveText(namesOf(endmill));
  await expect(shownNames(overlay)).toHaveCount(18);
});

test("a product's card shows its description, numbers and headline values", async ({ page }) => {
  const overlay = await openShared(page, "/products/milling/solid-carbide/endmill");
  const product = productWithId("mil-em-4f-10");
  const shown = card(overlay, product.name);
  await expect(shown.getByText(product.description)).toBeVisible();
  const large = readoutsOf(product).map(({ value, unit }) => (unit ? `${value} ${unit}` : value));
  const short = headlinePairs(product).map(({ value }) => value);
  await expect(shown.getByRole("definition").filter({ visible: true })).toHaveText([...large, ...short]);
});

test("a product's card opens to all its features and specifications, nothing lost", async ({ page }) => {
  const overlay = await openShared(page, "/products/milling/solid-carbide/endmill");
  for (const product of productsIn(endmill)) {
    const pairs = specificationPairs(product);
    const all = card(overlay, product.name).getByRole("group");
    await all.getByText(`All ${pairs.length} specifications`).click();
    await expect(all.getByRole("definition")).toHaveText(
      pairs.map(({ value }) => value),
      { useInnerText: true },
    );
    // A "?" after the term is its button.
    const terms = await all.getByRole("term").allInnerTexts();
    expect(terms.map((term) => term.replace(/\s*\?$/, ""))).toEqual(pairs.map(({ label }) => label));
    expect(pairs).toHaveLength(Object.keys(product.specifications).length);
    await expect(all.getByRole("listitem")).toHaveText(product.features ?? []);
  }
});

test("a product's card names the materials that it cuts", async ({ page }) => {
  const overlay = await openShared(page, "/products/milling/solid-carbide/endmill");
  const product = productWithId("mil-em-4f-10");
  const words = groupsIn(product.specifications.material).map(
    (group) => `${group}, ${workpieceGroups[group]}`,
  );
  await expect(card(overlay, product.name).getByText(`Cuts: ${words.join("; ")}`)).toHaveCount(1);
});

test("on a phone the chosen tab is in sight, however many stand before it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const overlay = await openShared(page, "/products/pcbn/high-speed");
  await expect(tab(overlay, "High Speed")).toBeInViewport({ ratio: 0.9 });
});
