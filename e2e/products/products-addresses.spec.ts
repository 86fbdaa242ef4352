import { pageDescription, pageTitle } from "#site/catalogue/places/page-title.ts";
import { addressOf } from "#site/catalogue/places/address.ts";
import { selectedNodes } from "#site/catalogue/places/selection.ts";
import { labelsOf, places, productsIn, tree } from "../testing/catalogue.ts";
import { company } from "../testing/content.ts";
import { readDocument } from "../testing/document.ts";
import { openAtOnce } from "../testing/open-at-once.ts";
import { itemButton, openShared, overlayOf, section, sizesIn, tab } from "../testing/overlay.ts";
import { expect, test } from "../testing/same-window.ts";

test("every place of the catalogue has an address that answers", async ({ request }) => {
  const answers = await Promise.all(
    places.map(async (place) => (await request.get(addressOf(place))).status()),
  );
  expect(new Set(answers)).toEqual(new Set([200]));
});

test("every address has a title and a description of its own", async ({ page, request }) => {
  const heads = [];
  for (const place of places) {
    const { title, description } = await readDocument(page, await request.get(addressOf(place)));
    heads.push({ title, description });
  }
  expect(heads).toEqual(
    places.map((place) => ({
      title: pageTitle(tree, place, company.name),
      description: pageDescription(tree, place, productsIn(place).length, company),
    })),
  );
  expect(new Set(heads.map(({ title }) => title)).size).toBe(places.length);
});

test("the HTML of every address holds the whole state: tab, item and each product", async ({
  page,
  request,
}) => {
  const states = [];
  for (const place of places) {
    const { heading, selected, pressed, productIds } = await readDocument(
      page,
      await request.get(addressOf(place)),
    );
    states.push({ heading, selected, pressed, productIds });
  }
  expect(states).toEqual(
    places.map((place) => {
      const { category, subcategory, item } = selectedNodes(tree, place);
      return {
        heading: category?.label,
        selected: subcategory ? [subcategory.label] : [],
        pressed: item ? [item.label] : [],
        productIds: productsIn(place)
          .map(({ id }) => id)
          .toSorted(),
      };
    }),
  );
});

test("an address with a slash at its end leads to the one without", async ({ request }) => {
  const answer = await request.get("/products/milling/", { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([308, "/products/milling"]);
});

test("/products is the page at its products", async ({ page }) => {
  await openAtOnce(page, "/products");
  await expect(section(page).getByRole("heading", { level: 2 })).toBeInViewport();
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("a shared link shows an item's state with script, as its HTML did", async ({ page }) => {
  const place = { category: "milling", subcategory: "solid-carbide", item: "endmill" };
  const overlay = await openShared(page, addressOf(place));
  await expect(tab(overlay, "Solid Carbide")).toHaveAttribute("aria-selected", "true");
  await expect(itemButton(overlay, "Endmill")).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => sizesIn(overlay)).toBe(productsIn(place).length);
  await expect(page).toHaveTitle(pageTitle(tree, place, company.name));
});

test("a shared link to an empty place shows it with script, as its HTML did", async ({ page }) => {
  const overlay = await openShared(page, "/products/pcd/composite");
  await expect(tab(overlay, "Composite")).toHaveAttribute("aria-selected", "true");
  await expect(overlay.getByRole("heading", { name: "No products listed here yet" })).toBeVisible();
});

test("an address written with escapes shows its place", async ({ page }) => {
  const overlay = await openShared(page, "/products/%6Dilling/indexable");
  await expect(overlay).toHaveAccessibleName("Milling");
  await expect(tab(overlay, "Indexable")).toHaveAttribute("aria-selected", "true");
});

test("an address keeps its place whatever its query says", async ({ page }) => {
  const overlay = await openShared(page, "/products/milling/indexable?utm_source=mail");
  await expect(tab(overlay, "Indexable")).toHaveAttribute("aria-selected", "true");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("an address shows its overlay with the chosen item's products", async ({ page }) => {
    const place = { category: "milling", subcategory: "solid-carbide", item: "endmill" };
    await page.goto(addressOf(place));
    const overlay = overlayOf(page, "Milling");
    await expect(itemButton(overlay, "Endmill")).toHaveAttribute("aria-pressed", "true");
    await expect.poll(() => sizesIn(overlay)).toBe(productsIn(place).length);
  });

  test("tabs and items are links that lead on", async ({ page }) => {
    await page.goto("/products/milling");
    const overlay = overlayOf(page, "Milling");
    await tab(overlay, "Solid Carbide").click();
    await itemButton(overlay, "Ball Nose").click();
    await expect(page).toHaveURL(/\/products\/milling\/solid-carbide\/ball-nose$/);
    await expect(page).toHaveTitle(/^Ball Nose · Solid Carbide · Milling \| /);
  });

  test("Back to categories leads to the page's products", async ({ page }) => {
    await page.goto("/products/milling");
    await overlayOf(page, "Milling").getByRole("link", { name: "Back to categories" }).click();
    await expect(page).toHaveURL(/\/#products$/);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(section(page).getByRole("heading", { level: 2 })).toBeInViewport();
  });

  test("a card of the page leads to its category", async ({ page }) => {
    await page.goto("/#products");
    await page.getByRole("heading", { level: 3, name: "Threading" }).getByRole("link").click();
    await expect(overlayOf(page, "Threading")).toBeVisible();
    expect(labelsOf({ category: "threading" })).toEqual(["Threading"]);
  });

  test("the page behind an overlay can't be reached by the keyboard", async ({ page }) => {
    await page.goto("/products/pcd/composite");
    const stops = await page.getByRole("dialog").locator("a").count();
    for (let press = 0; press < stops + 4; press++) {
      await page.keyboard.press("Tab");
      await expect(page.locator("#page :focus")).toHaveCount(0);
    }
  });
});
