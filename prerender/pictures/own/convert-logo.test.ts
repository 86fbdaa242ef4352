import { describe, expect, it } from "vitest";
import sharp from "sharp";
import { pixelOf, png } from "../../testing/photos.ts";
import { convertPhoto } from "./convert-photo.ts";

const where = (file: string): string => `content/pictures/${file}`;

describe("an own logo", () => {
  const ink = { create: { width: 300, height: 100, channels: 3 as const, background: "#102030" } };
  const onGround = (background: string) =>
    sharp({ create: { width: 500, height: 300, channels: 4, background } }).composite([{ input: ink }]);

  it.each([
    ["a JPEG on white", "a.jpg", () => onGround("#ffffff").jpeg({ quality: 95 }).toBuffer()],
    ["a PNG on white", "a.png", () => onGround("#ffffff").png().toBuffer()],
    ["a PNG without ground", "a.png", () => onGround("#00000000").png().toBuffer()],
    ["a WebP without ground", "a.webp", () => onGround("#00000000").webp().toBuffer()],
  ])("loses its border and its white ground: %s", async (_, file, make) => {
    const made = await convertPhoto(where(file), await make(), "logo");
    expect(made.height).toBe(34);
    expect(Math.abs(made.width - 102)).toBeLessThanOrEqual(2);
    const bytes = made.files[0]?.bytes ?? Buffer.of();
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp" });
    const { data, info } = await sharp(bytes)
      .flatten({ background: "white" })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const middle = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
    expect([...data.subarray(middle, middle + 3)].map((level) => Math.round(level / 16))).toEqual([1, 2, 3]);
  });

  it("on a ground of its own keeps it", async () => {
    const made = await convertPhoto(where("a.png"), await png(300, 100), "logo");
    const bytes = made.files[0]?.bytes ?? Buffer.of();
    expect((await pixelOf(bytes, 2, 2)).slice(0, 1)).toEqual([expect.closeTo(254, -1)]);
    expect(made).toMatchObject({ width: 102, height: 34 });
  });
});
