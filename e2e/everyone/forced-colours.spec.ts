import type { Locator } from "@playwright/test";
import { openAtOnce } from "../testing/open-at-once.ts";
import { itemButton, openShared, section, tab, tile, tileLink } from "../testing/overlay.ts";
import { options, searchFor } from "../testing/search.ts";
import { expect, test } from "../testing/same-window.ts";

/*
 * Forced colours: the system replaces the page's colours, so differences of background or colour alone disappear.
 * The tests compare the colours actually drawn.
 */
test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

/** Border and background colours of an element as drawn. */
async function look(element: Locator, pseudo?: string): Promise<string> {
  return element.evaluate((node, part) => {
    const { borderBottomColor, backgroundColor, borderBottomStyle } = getComputedStyle(node, part);
    return [borderBottomColor, borderBottomStyle, backgroundColor].join(" ");
  }, pseudo);
}

const schemes = ["dark", "light"] as const;

test("in the system's own colours, dark and light, one sees which category, tab and item is chosen", async ({
  page,
}) => {
  await openAtOnce(page);
  const index = section(page).getByRole("navigation");
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    expect(await look(index.getByRole("link", { name: /^All/ }))).not.toBe(
      await look(index.getByRole("link", { name: /^Turning/ })),
    );
  }
  const overlay = await openShared(page, "/products/milling/solid-carbide/endmill");
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    expect(await look(itemButton(overlay, "Endmill"))).not.toBe(await look(itemButton(overlay, "Ball Nose")));
    expect(await look(tab(overlay, "Solid Carbide"))).not.toBe(await look(tab(overlay, "Indexable")));
  }
});

test("in the system's own colours, dark and light, one sees where the keyboard is", async ({ page }) => {
  await openAtOnce(page);
  const milling = tile(page, "Milling");
  const others = [
    page.getByRole("banner").getByRole("link", { name: "About" }),
    page.getByRole("banner").getByRole("button", { name: "Search code" }),
    page.getByRole("textbox", { name: "Name", exact: true }),
    page.getByRole("button", { name: "Send message" }),
  ];
  await page.keyboard.press("Tab");
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await page.getByRole("link", { name: "Home" }).first().focus();
    const before = await look(milling, "::after");
    await tileLink(page, "Milling").focus();
    // A section that was outside the window is drawn, and styled, in a later frame.
    await expect.poll(() => look(milling, "::after")).not.toBe(before);
    for (const stop of others) {
      await stop.focus();
      const { outlineStyle, outlineWidth, outlineColor, canvas } = await stop.evaluate((element) => {
        const ground = Object.assign(document.createElement("i"), { hidden: true });
        ground.style.backgroundColor = "Canvas";
        document.body.append(ground);
        const own = getComputedStyle(element);
        const { backgroundColor: behind } = getComputedStyle(ground);
        ground.remove();
        return {
          outlineStyle: own.outlineStyle,
          outlineWidth: Number.parseFloat(own.outlineWidth),
          outlineColor: own.outlineColor,
          canvas: behind,
        };
      });
      expect([outlineStyle, outlineWidth >= 1.5]).toEqual(["solid", true]);
      expect(outlineColor).not.toBe(canvas);
    }
  }
});

test("in the system's own colours each button and field has an edge", async ({ page }) => {
  await openAtOnce(page);
  const edgeless = await page
    .locator("main :is(input, select, textarea, [class*=key_])")
    .evaluateAll((all) =>
      all
        .filter((each) => getComputedStyle(each).borderTopStyle === "none")
        .map((each) => each.outerHTML.slice(0, 80)),
    );
  expect(edgeless).toEqual([]);
});

/** The contrast between the darkest and the lightest pixel of an element's picture. */
async function pixelContrast(element: Locator): Promise<number> {
  await element.evaluate((part) => part.scrollIntoView({ block: "center", behavior: "instant" }));
  const clip = await element.boundingBox();
  if (!clip) throw new Error("It is not drawn.");
  const picture = await element.page().screenshot({ clip });
  const blank = await element.page().context().newPage();
  const contrast = await blank.evaluate(async (bytes) => {
    const bitmap = await createImageBitmap(
      new Blob([Uint8Array.from(atob(bytes), (each) => each.charCodeAt(0))]),
    );
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    canvas?.drawImage(bitmap, 0, 0);
    const data = canvas?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
    const part = (value = 0) => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    let [least, most] = [1, 0];
    for (let at = 0; at < data.length; at += 4) {
      const light = 0.2126 * part(data[at]) + 0.7152 * part(data[at + 1]) + 0.0722 * part(data[at + 2]);
      [least, most] = [Math.min(least, light), Math.max(most, light)];
    }
    return (most + 0.05) / (least + 0.05);
  }, picture.toString("base64"));
  await blank.close();
  return contrast;
}

for (const colorScheme of schemes) {
  test(`in the system's own colours, ${colorScheme}, what matches a search is read, and each key is seen`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await openAtOnce(page, "/?q=m8#products");
    expect(await pixelContrast(page.locator('[data-island="found"] mark').first())).toBeGreaterThan(4.5);
    await page.setViewportSize({ width: 390, height: 844 });
    const bar = page.getByRole("banner");
    expect(await pixelContrast(bar.getByRole("button", { name: "Open menu" }))).toBeGreaterThan(4.5);
    expect(await pixelContrast(bar.getByRole("button", { name: "Search code" }))).toBeGreaterThan(4.5);
    await searchFor(page, "m8");
    expect(await pixelContrast(options(page).locator("mark").first())).toBeGreaterThan(4.5);
  });

  test(`in the system's own colours, ${colorScheme}, a drawing has its lines and its figures`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await openShared(page, "/products/turning/inserts#tur-st-cnmg120408-p25");
    const drawing = page.getByRole("img", { name: /CNMG 120408.*Inscribed circle/ });
    await expect(drawing.locator("text").nth(2)).toBeVisible();
    expect(await pixelContrast(drawing.locator("text").first())).toBeGreaterThan(4.5);
    expect(await pixelContrast(drawing.locator("path").first())).toBeGreaterThan(4.5);
  });
}
