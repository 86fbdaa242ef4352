import { addressOf } from "#site/catalogue/places/address.ts";
import { selectedNodes, type Selection } from "#site/catalogue/places/selection.ts";
import { productsIn, tree } from "../testing/catalogue.ts";
import { readDocument } from "../testing/document.ts";
import { openAtOnce } from "../testing/open-at-once.ts";
import { addressIn, openShared, overlayOf, section, sizesIn, tab } from "../testing/overlay.ts";
import { expect, test } from "../testing/same-window.ts";

const why = "the address is not in the catalogue";
const nearest = "That address is not in the catalogue. This is the nearest place that is.";
const everything = "That address is not in the catalogue. Here is everything we list.";

/** Addresses that are not in the catalogue, and the nearest places that are. */
const lost: [string, Selection][] = [
  ["/products/welding", {}],
  ["/products/all", {}],
  ["/products/Milling", {}],
  ["/products/milling/carbide", { category: "milling" }],
  ["/products/milling/carbide/endmill", { category: "milling" }],
  ["/products/milling/solid-carbide/drills", { category: "milling", subcategory: "solid-carbide" }],
  ["/products/turning/holders/external", { category: "turning", subcategory: "holders" }],
];

test("an unknown name under /products answers 404", async ({ request }) => {
  const answers = await Promise.all(lost.map(async ([address]) => (await request.get(address)).status()));
  expect(new Set(answers)).toEqual(new Set([404]));
});

test("the answer shows the nearest place that exists, with a notice", async ({ page, request }) => {
  const shown = [];
  for (const [address] of lost) {
    const { heading, selected, notice } = await readDocument(page, await request.get(address));
    shown.push({ address, heading, selected, notice });
  }
  expect(shown).toEqual(
    lost.map(([address, place]) => {
      const { category, subcategory } = selectedNodes(tree, place);
      return {
        address,
        heading: category?.label,
        selected: subcategory ? [subcategory.label] : [],
        notice: category ? nearest : everything,
      };
    }),
  );
});

test("an address that is not in the catalogue has a title that says so, with and without script", async ({
  page,
  request,
  noise,
}) => {
  noise.expect(/404/, why);
  const addresses = ["/products/welding", "/products/milling/carbide"];
  for (const address of addresses)
    expect((await readDocument(page, await request.get(address))).title).toMatch(/^Not in the catalogue/);
  for (const address of addresses) {
    await openAtOnce(page, address);
    await expect(page).toHaveTitle(/^Not in the catalogue/);
  }
});

test("a step below an item shows that item, the nearest place that exists", async ({ page, request }) => {
  const answer = await request.get("/products/milling/solid-carbide/endmill/10");
  const { pressed, productIds } = await readDocument(page, answer);
  const place = { category: "milling", subcategory: "solid-carbide", item: "endmill" };
  expect([answer.status(), pressed, productIds]).toEqual([
    404,
    ["Endmill"],
    productsIn(place)
      .map(({ id }) => id)
      .toSorted(),
  ]);
});

test("search engines are told not to keep an address that is not in the catalogue", async ({
  page,
  request,
}) => {
  const unknown = await readDocument(page, await request.get("/products/milling/carbide"));
  const known = await readDocument(page, await request.get("/products/milling"));
  expect([unknown.isForSearchEngines, known.isForSearchEngines]).toEqual([false, true]);
});

test("outside /products an unknown address gets the 404 page", async ({ page, noise }) => {
  noise.expect(/404/, "there is no such page");
  await page.goto("/prices");
  await expect(page.getByRole("heading", { name: "There is no such page" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Explore Products" })).toHaveAttribute("href", "/#products");
});

test("with script an unknown subcategory shows its category with a notice", async ({ page, noise }) => {
  noise.expect(/404/, why);
  const overlay = await openShared(page, "/products/milling/carbide");
  await expect(overlay.getByText(nearest)).toBeVisible();
  await expect.poll(() => sizesIn(overlay)).toBe(productsIn({ category: "milling" }).length);
  expect(await addressIn(page)).toBe("/products/milling/carbide");
});

test("with script an unknown item shows its subcategory with a notice", async ({ page, noise }) => {
  noise.expect(/404/, why);
  const overlay = await openShared(page, "/products/milling/solid-carbide/drills");
  await expect(overlay.getByText(nearest)).toBeVisible();
  await expect(tab(overlay, "Solid Carbide")).toHaveAttribute("aria-selected", "true");
});

test("the notice goes with the next choice", async ({ page, noise }) => {
  noise.expect(/404/, why);
  const overlay = await openShared(page, "/products/milling/carbide");
  await tab(overlay, "Indexable").click();
  await expect(tab(overlay, "Indexable")).toHaveAttribute("aria-selected", "true");
  await expect(overlay.getByText(nearest)).toHaveCount(0);
});

test("from an unknown address Back to categories leads to the page's products", async ({ page, noise }) => {
  noise.expect(/404/, why);
  const overlay = await openShared(page, "/products/milling/carbide");
  await overlay.getByRole("link", { name: "Back to categories" }).click();
  await expect(overlay).toBeHidden();
  expect(await addressIn(page)).toBe("/#products");
});

test("with script an unknown category brings the visitor to the notice above all products", async ({
  page,
  noise,
}) => {
  noise.expect(/404/, why);
  await openAtOnce(page, "/products/welding");
  await expect(section(page).getByText(everything)).toBeInViewport();
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("from an unknown category the cards open as ever", async ({ page, noise }) => {
  noise.expect(/404/, why);
  await openAtOnce(page, "/products/welding");
  await page.getByRole("heading", { level: 3, name: "PCD" }).getByRole("link").click();
  await expect(overlayOf(page, "PCD").getByRole("tablist")).toBeVisible();
  expect(await addressIn(page)).toBe(addressOf({ category: "pcd" }));
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("an unknown subcategory shows its category with a notice", async ({ page, noise }) => {
    noise.expect(/404/, why);
    await page.goto("/products/milling/carbide");
    const overlay = overlayOf(page, "Milling");
    await expect(overlay.getByText(nearest)).toBeVisible();
    await expect.poll(() => sizesIn(overlay)).toBe(productsIn({ category: "milling" }).length);
  });

  test("an unknown category shows the page with a notice and every category", async ({ page, noise }) => {
    noise.expect(/404/, why);
    await page.goto("/products/welding");
    await expect(section(page).getByText(everything)).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});
