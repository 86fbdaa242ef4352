import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { TEST_CONTENT } from "#testing/test-site.ts";
import { loadContent } from "../content/content.ts";
import { pixelOf } from "../testing/photos.ts";
import { OwnPictures } from "./own/own-pictures.ts";
import { makeSharePictures } from "./share-pictures.ts";

const content = loadContent(TEST_CONTENT);
const cache = mkdtempSync(join(tmpdir(), "share-"));
afterAll(() => rmSync(cache, { recursive: true }));

test("a shared link shows its tool in 1200 × 630 px on paper, without clear parts", async () => {
  const products = content.products.slice(0, 1);
  const name = products[0]?.picture ?? "";
  const make = () =>
    makeSharePictures(
      join(import.meta.dirname, "../../art"),
      { ...content, products },
      new OwnPictures(),
      cache,
    );
  const bytes = (await make()).get(name) ?? Buffer.of();
  expect(await sharp(bytes).metadata()).toMatchObject({
    format: "jpeg",
    width: 1200,
    height: 630,
    hasAlpha: false,
  });
  const [red = 0, green = 0, blue = 0] = await pixelOf(bytes, 5, 5);
  // JPEG rounds a level.
  expect(Math.max(Math.abs(red - 0xf2), Math.abs(green - 0xf3), Math.abs(blue - 0xf4))).toBeLessThan(3);
  // The tool stands in the middle.
  const middle = await sharp(bytes).extract({ left: 400, top: 100, width: 400, height: 430 }).stats();
  expect(middle.channels.some(({ stdev }) => stdev > 5)).toBe(true);
  expect((await make()).get(name)).toEqual(bytes);
});
