import { specificationPairs } from "#site/catalogue/cards/card-attributes.ts";
import { expectNoAxeFindings } from "../testing/axe.ts";
import { productsIn, productWithId } from "../testing/catalogue.ts";
import { itemButton, openShared, overlayOf, sizesIn } from "../testing/overlay.ts";
import { panel } from "../testing/quote-list.ts";
import { expect, test } from "../testing/same-window.ts";

const endmill = { category: "milling", subcategory: "solid-carbide", item: "endmill" };
const place = "/products/milling/solid-carbide/endmill";
const tool = productWithId("mil-em-4f-10");
const series = productsIn(endmill).filter((product) => product.series === tool.series);
const title = "4-flute end mills, DIN 6527 L";

for (const [width, height] of [
  [1280, 800],
  [1366, 768],
] as const)
  test(`on a laptop of ${width} × ${height} the first screen has a picture and eight sizes`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const overlay = await openShared(page, "/products/drilling/solid-carbide/drills");
    await expect(overlay.getByRole("rowheader").nth(8)).toBeVisible();
    const rows = await overlay
      .getByRole("rowheader")
      .evaluateAll(
        (all, bottom) => all.filter((row) => row.getBoundingClientRect().bottom <= bottom).length,
        height,
      );
    expect(rows).toBeGreaterThanOrEqual(8);
    await expect(
      overlay.getByRole("img", { name: /^Illustration: Solid carbide drill/ }).first(),
    ).toBeInViewport();
  });

test("the tools of a series stand together: one picture, one sketch, one sentence, a row for each size", async ({
  page,
}) => {
  const overlay = await openShared(page, place);
  const band = overlay.getByRole("region", { name: title, exact: true });
  await expect(band.getByRole("img", { name: /^Illustration/ })).toHaveCount(1);
  const sketch = band.getByRole("img", { name: /^Sketch with letters: DC cutting diameter/ });
  await expect(sketch).toHaveJSProperty("complete", true);
  await expect(sketch).not.toHaveJSProperty("naturalWidth", 0);
  for (const letter of ["DC", "APMX", "OAL", "DCON"])
    await expect(band.getByRole("columnheader", { name: new RegExp(`\\b${letter}\\b`) })).toHaveCount(1);
  const rows = band.getByRole("row");
  await expect(band.getByRole("rowheader")).toHaveCount(series.length);
  const diameters = await rows.locator("td:nth-child(2)").allInnerTexts();
  expect(diameters.map(Number)).toEqual(
    series
      .map(({ specifications }) => Number.parseFloat(specifications.diameter ?? ""))
      .toSorted((a, b) => a - b),
  );
  expect(await sizesIn(overlay)).toBe(productsIn(endmill).length);
  await expectNoAxeFindings(page);
});

test("a wide window has more columns, not wider ones", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  const overlay = await openShared(page, `${place}?view=cards`);
  const all = overlay.locator("#overlay-list li[id]");
  await expect(all.nth(3)).toBeVisible();
  const tops = await all.evaluateAll((cards) =>
    cards.slice(0, 4).map((card) => card.getBoundingClientRect().top),
  );
  expect(new Set(tops.slice(0, 3)).size).toBe(1);
  expect(tops[3]).toBeGreaterThan(tops[0] ?? 0);
  await overlay.getByRole("button", { name: "Families" }).click();
  const columns = overlay.getByRole("region", { name: title, exact: true }).getByRole("columnheader");
  const shown = async (): Promise<number> =>
    (await columns.evaluateAll((heads) => heads.filter((head) => head.checkVisibility()))).length;
  await expect(columns.first()).toBeVisible();
  const wide = await shown();
  await page.setViewportSize({ width: 768, height: 1000 });
  expect(wide).toBeGreaterThan(await shown());
});

test("a size is added and compared from its row", async ({ page }) => {
  const overlay = await openShared(page, place);
  const row = overlay.getByRole("row").filter({ hasText: tool.orderCode ?? "" });
  await row.getByRole("button", { name: /^One more/ }).click();
  await row.getByRole("button", { name: /^Add to quote/ }).click();
  await row.getByRole("button", { name: /^In quote list: 2/ }).click();
  await expect(panel(page)).toContainText(tool.name);
  await page.keyboard.press("Escape");
  await row.getByRole("button", { name: `Compare, ${tool.name}` }).click();
  await expect(page.getByRole("region", { name: "Comparison", exact: true })).toContainText(
    "Choose one more",
  );
});

test("a row opens the card of its size: name, description, features, all specifications", async ({
  page,
}) => {
  const overlay = await openShared(page, place);
  const details = overlay.getByRole("button", { name: `Details of ${tool.name}` });
  await details.press("Enter");
  await expect(details).toHaveAttribute("aria-expanded", "true");
  const card = overlay.locator(`li#${tool.id}`);
  await expect(card.getByRole("heading", { level: 4, name: tool.name })).toBeVisible();
  await expect(card.getByText(tool.description)).toBeVisible();
  const pairs = specificationPairs(tool);
  const all = card.getByRole("group").filter({ hasText: "specifications" });
  await all.getByText(`All ${pairs.length} specifications`).click();
  await expect(all.getByRole("definition")).toHaveText(
    pairs.map(({ value }) => value),
    { useInnerText: true },
  );
  await expect(all.getByRole("listitem")).toHaveText(tool.features ?? []);
  // What the bar covers while the list is scrolled counts as too small.
  await overlay.evaluate((dialog) => dialog.scrollTo(0, 0));
  await expectNoAxeFindings(page);
  // A press on the row closes it again.
  await overlay
    .getByRole("cell", { name: tool.specifications.length?.replace(" mm", ""), exact: true })
    .first()
    .click();
  await expect(details).toHaveAttribute("aria-expanded", "false");
});

test("bands fold and unfold by keyboard, and stand as they were after a look at a sheet", async ({
  page,
}) => {
  const overlay = await openShared(page, place);
  const first = overlay.getByRole("button", { name: title, exact: true });
  const other = overlay.getByRole("button", { name: /^6-flute end mills for hardened steel/ });
  await expect(first).toHaveAttribute("aria-expanded", "true");
  await expect(other).toHaveAttribute("aria-expanded", "false");
  await other.press("Enter");
  const hard = overlay.getByRole("region", { name: /^6-flute end mills for hardened steel/ });
  await hard.getByRole("rowheader").first().getByRole("link").click();
  await expect(page.getByRole("dialog", { name: /^6-flute/ })).toBeVisible();
  await page.goBack();
  await expect(other).toHaveAttribute("aria-expanded", "true");
  await expect(hard.getByRole("rowheader").first().getByRole("link")).toBeFocused();
  await first.press("Space");
  await expect(first).toHaveAttribute("aria-expanded", "false");
});

test("a press on a size of a folded band unfolds it at that size", async ({ page }) => {
  const overlay = await openShared(page, place);
  const sizes = overlay.getByRole("list", { name: /^Sizes of 6-flute end mills for hardened steel/ });
  await sizes.getByRole("button", { name: "Ø8", exact: true }).click();
  const card = overlay.locator("li#mil-em-6f-hard-8");
  await expect(card.getByRole("heading", { level: 4 })).toBeVisible();
});

test("what a filter leaves stands open and is marked, with the sizes that match and no others", async ({
  page,
}) => {
  const overlay = await openShared(page, `${place}?diameter=10`);
  const wanted = productsIn(endmill).filter(({ specifications }) => specifications.diameter === "10 mm");
  await expect(overlay.getByRole("rowheader")).toHaveCount(wanted.length);
  expect(await sizesIn(overlay)).toBe(wanted.length);
  await expect(overlay.locator("td mark")).toHaveText(wanted.map(() => "10"));
});

test("place, order and view stay in sight at the end of the list", async ({ page }) => {
  const overlay = await openShared(page, "/products/milling");
  await expect(overlay.getByRole("button", { name: "Table", exact: true })).toBeVisible();
  await overlay.evaluate((dialog) => dialog.scrollTo(0, dialog.scrollHeight / 2));
  await expect(overlay.getByRole("heading", { level: 2, name: "Milling" })).toBeInViewport();
  await expect(overlay.getByLabel("Sort by")).toBeInViewport();
  await expect(
    overlay.getByRole("region", { name: "Filters" }).getByRole("checkbox").first(),
  ).toBeInViewport();
});

test.describe("on a phone", () => {
  test("the sizes are chips: the chosen one fills the readouts and one Add", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const overlay = await openShared(page, place);
    const band = overlay.getByRole("region", { name: title, exact: true });
    const chips = band.getByRole("list", { name: /^Sizes of/ }).getByRole("button");
    await expect(chips).toHaveCount(series.length);
    await chips.filter({ hasText: /^Ø16$/ }).click();
    await expect(band.getByRole("heading", { level: 4 })).toHaveText(/Ø16/);
    await expect(band.getByRole("button", { name: /^Add to quote/ })).toHaveCount(1);
    await expect(overlay.getByRole("table").filter({ visible: true })).toHaveCount(0);
    await expectNoAxeFindings(page);
  });

  test("one row of controls stands before the first tool", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const overlay = await openShared(page, place);
    const controls = [overlay.getByRole("button", { name: /^Filters/ }), itemButton(overlay, "Endmill")];
    const tops = await Promise.all(controls.map(async (each) => (await each.boundingBox())?.y ?? 0));
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(8);
    const picture = await overlay
      .getByRole("region", { name: title, exact: true })
      .getByRole("img", { name: /^Illustration/ })
      .boundingBox();
    expect(picture?.y ?? 740).toBeLessThan(370);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the bands are tables, and each size is a link to its page", async ({ page }) => {
    await page.goto(place);
    const overlay = overlayOf(page, "Milling");
    const links = await overlay
      .getByRole("rowheader")
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    expect(links.toSorted()).toEqual(
      productsIn(endmill)
        .map(({ id }) => `/product/${id}`)
        .toSorted(),
    );
  });
});

for (const hasTouch of [true, false])
  test.describe(hasTouch ? "by finger" : "by mouse", () => {
    test.use({ hasTouch, isMobile: hasTouch });

    test(`nothing of a row is cut or covered ${hasTouch ? "by finger" : "by mouse"}, from 600 px on`, async ({
      page,
    }) => {
      for (const category of ["turning", "milling", "drilling", "pcbn"]) {
        const overlay = await openShared(page, `/products/${category}`);
        for (const width of [600, 700, 768, 860, 1024, 1280, 1440]) {
          await page.setViewportSize({ width, height: 800 });
          const faults = await overlay.getByRole("table").evaluateAll((tables) =>
            tables.flatMap((table) => {
              const room = (table.parentElement?.getBoundingClientRect().right ?? 0) + 1;
              if (table.getBoundingClientRect().right > room) return ["cut"];
              return [...table.querySelectorAll("tbody tr")].flatMap((row) => {
                const controls = [...row.querySelectorAll("button, input")]
                  .map((control) => control.getBoundingClientRect())
                  .filter((box) => box.width > 1 && box.height > 1)
                  .toSorted((one, other) => one.left - other.left);
                const isCovered = controls.some(
                  (box, at) => box.right > (controls[at + 1]?.left ?? Infinity) + 1,
                );
                return isCovered ? ["covered"] : [];
              });
            }),
          );
          expect(faults, `${category} at ${width} px`).toEqual([]);
        }
      }
    });
  });
