import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { categories } from "../testing/catalogue.ts";
import { copy } from "../testing/content.ts";
import { openAtOnce } from "../testing/open-at-once.ts";
import { tile } from "../testing/overlay.ts";
import { expect, test } from "../testing/same-window.ts";

/** The width that a picture shows in millimetres, by its name. */
const spans = v.parse(
  v.record(v.string(), v.number()),
  JSON.parse(readFileSync(join(import.meta.dirname, "../../art/scales.json"), "utf8")),
);

test("the bar beside a category's tool is as long as it says, in every window", async ({ page }) => {
  await openAtOnce(page);
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    for (const { id, label } of categories) {
      const { picture } = copy.products.tiles.find(({ category }) => category === id) ?? {};
      const drawn = await tile(page, label)
        .locator("img")
        .evaluate((image) => {
          const stand = image.closest("div");
          const box = image.getBoundingClientRect();
          return {
            words: stand ? getComputedStyle(stand, "::after").content : "",
            bar: stand?.querySelector("svg")?.getBoundingClientRect().width ?? 0,
            // The picture is the largest square that fits.
            picture: Math.min(box.width, box.height),
          };
        });
      const [, millimetres] = /^"(\d+) mm"/.exec(drawn.words) ?? [];
      const asItSays = (Number(millimetres) / (spans[`cut_${picture}`] ?? 0)) * drawn.picture;
      // The span is rounded to a tenth of a millimetre.
      expect(Math.abs(drawn.bar - asItSays), `${label}, ${width} px wide`).toBeLessThan(0.6);
    }
  }
});
