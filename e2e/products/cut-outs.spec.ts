import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "../testing/same-window.ts";

const folder = join(import.meta.dirname, "../../art/pictures");
const files = readdirSync(folder).filter((file) => /^cut-.+-400\.(webp|avif)$/.test(file));

/** The strongest alpha, 0 to 255, within `rim` pixels of each side of a picture. Runs in the page. */
async function alphaBySide({
  address,
  rim,
}: {
  address: string;
  rim: number;
}): Promise<Record<string, number>> {
  const picture = await createImageBitmap(await (await fetch(address)).blob());
  const { width, height } = picture;
  const canvas = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  if (!canvas) throw new Error("No canvas to measure on.");
  canvas.drawImage(picture, 0, 0);
  const sides = {
    top: [0, 0, width, rim],
    right: [width - rim, 0, rim, height],
    bottom: [0, height - rim, width, rim],
    left: [0, 0, rim, height],
  } as const;
  return Object.fromEntries(
    Object.entries(sides).map(([side, [left, top, across, down]]) => {
      const { data } = canvas.getImageData(left, top, across, down);
      return [side, data.reduce((most, level, at) => (at % 4 === 3 ? Math.max(most, level) : most), 0)];
    }),
  );
}

/** For each picture file, the sides with an alpha above `limit` within `rim` pixels. */
async function notEmpty(page: Page, rim: number, limit: number): Promise<Record<string, string[]>> {
  expect(files.length).toBeGreaterThan(80);
  // A page of the site may not fetch a picture as data.
  await page.goto("about:blank");
  const found: Record<string, string[]> = {};
  for (const file of files) {
    const type = file.slice(file.lastIndexOf(".") + 1);
    const address = `data:image/${type};base64,${readFileSync(join(folder, file), "base64")}`;
    const alpha = await page.evaluate(alphaBySide, { address, rim });
    const sides = Object.entries(alpha).filter(([, strongest]) => strongest > limit);
    if (sides.length > 0) found[file] = sides.map(([side, strongest]) => `${side}: ${strongest}`);
  }
  return found;
}

test("no picture of a tool cuts anything of it off", async ({ page }) => {
  // The soft shadow may reach the edge; the tool itself is opaque.
  expect(await notEmpty(page, 1, 200)).toEqual({});
});

test("no tool's shadow draws the square of its picture on the page", async ({ page }) => {
  // An alpha of 1 in 255 is invisible.
  expect(await notEmpty(page, 8, 1)).toEqual({});
});
