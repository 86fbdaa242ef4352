import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "./testing/test.ts";

const folder = join(import.meta.dirname, "../art/pictures");
const files = readdirSync(folder).filter((file) => /^cut-.+-400\.webp$/.test(file));

/** The sides of a picture at which its tool is cut off: more than a trace of it stands on the outermost pixels. */
async function cutSides(webp: string): Promise<string[]> {
  const bytes = Uint8Array.from(atob(webp), (letter) => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: "image/webp" }));
  const { width, height } = picture;
  const canvas = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  if (!canvas) throw new Error("No canvas to measure on.");
  canvas.drawImage(picture, 0, 0);
  const edges = {
    top: [0, 0, width, 1],
    right: [width - 1, 0, 1, height],
    bottom: [0, height - 1, width, 1],
    left: [0, 0, 1, height],
  } as const;
  return Object.entries(edges)
    .filter(([, [left, top, across, down]]) => {
      const { data } = canvas.getImageData(left, top, across, down);
      // The soft shadow may run out; the tool itself is opaque.
      return data.some((level, at) => at % 4 === 3 && level > 200);
    })
    .map(([side]) => side);
}

test("no picture of a tool cuts anything of it off", async ({ page }) => {
  const cut: Record<string, string[]> = {};
  for (const file of files) {
    const sides = await page.evaluate(cutSides, readFileSync(join(folder, file), "base64"));
    if (sides.length > 0) cut[file] = sides;
  }
  expect(files.length).toBeGreaterThan(40);
  expect(cut).toEqual({});
});
