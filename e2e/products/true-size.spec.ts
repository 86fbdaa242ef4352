import { openShared } from "../testing/as-cards.ts";
import { card } from "../testing/overlay.ts";
import { expect, test } from "../testing/same-window.ts";

const endMill = "4-flute solid carbide end mill Ø10, DIN 6527 L";
const tap = "Machine tap M24 × 3, spiral flute, DIN 376";
/** CSS pixels of a millimetre. */
const MM = 96 / 25.4;

for (const width of [360, 768, 1280, 1920]) {
  test(`an end mill of Ø10 × 72 mm is drawn at its true size on a screen of 96 dpi, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const overlay = await openShared(page, "/products/milling/solid-carbide/endmill");
    const svg = card(overlay, endMill).locator("[data-outline] > div > svg");
    const box = await svg.boundingBox();
    expect(box?.width).toBeCloseTo(72 * MM, 0);
    // half a millimetre of space above and below
    expect(box?.height).toBeCloseTo(11 * MM, 0);
  });
}

test("a tool that is too long for its card is shortened in the shank and keeps its thickness", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const overlay = await openShared(page, "/products/threading/internal/tools");
  const outline = card(overlay, tap).locator("[data-outline]");
  const box = await outline.locator("> div > svg").boundingBox();
  expect(box?.width).toBeLessThan(358);
  expect(box?.height).toBeCloseTo(25 * MM, 0);
  await expect(outline).toHaveText("160");
});
