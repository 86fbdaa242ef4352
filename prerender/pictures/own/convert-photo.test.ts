import { describe, expect, it } from "vitest";
import sharp from "sharp";
import { jpeg, photo, pixelOf, png, webp } from "../../testing/photos.ts";
import { convertPhoto } from "./convert-photo.ts";

const where = (file: string): string => `content/pictures/${file}`;
const namesOf = ({ files }: Awaited<ReturnType<typeof convertPhoto>>): string[] =>
  files.map(({ type, width }) => `${width}.${type}`);

describe("an own photo", () => {
  it("is served in the widths of the layout", async () => {
    const made = await convertPhoto(where("a.jpg"), await jpeg(2000, 1500), "tool");
    expect(namesOf(made)).toEqual(["200.avif", "400.avif", "800.avif", "1600.avif", "400.webp"]);
    expect(made).toMatchObject({ width: 400, height: 300 });
    for (const { type, width, bytes } of made.files) {
      // The library calls AVIF by its container.
      const format = type === "avif" ? "heif" : type;
      expect(await sharp(bytes).metadata()).toMatchObject({ format, width, height: (width * 3) / 4 });
    }
  });

  it.each([
    ["a JPEG", "a.jpg", jpeg],
    ["a PNG", "a.PNG", png],
    ["a WebP", "a.webp", webp],
  ])("is never enlarged: %s", async (_, file, make) => {
    expect(namesOf(await convertPhoto(where(file), await make(500, 400), "tool"))).toEqual([
      "200.avif",
      "400.avif",
      "500.avif",
      "400.webp",
    ]);
  });

  it("stands upright however the camera was held, and tells no place and no camera", async () => {
    // Held turned to the left, so that the red half, stored left, belongs on top.
    const bytes = await photo(800, 600)
      .jpeg()
      .withExif({ IFD0: { Model: "Some Camera" }, IFD3: { GPSLatitude: "28/1 27/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const made = await convertPhoto(where("a.jpg"), bytes, "tool");
    expect(made).toMatchObject({ width: 300, height: 400 });
    for (const file of made.files) {
      const { exif, xmp, iptc, icc, orientation } = await sharp(file.bytes).metadata();
      expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
      expect(Buffer.from(file.bytes).includes("Some Camera")).toBe(false);
    }
    const fallback = made.files.at(-1)?.bytes ?? Buffer.of();
    expect(await pixelOf(fallback, 150, 20)).toEqual([
      expect.closeTo(254, -1),
      expect.any(Number),
      expect.closeTo(0, -1),
    ]);
    expect((await pixelOf(fallback, 150, 380))[2]).toBeGreaterThan(200);
  });

  it.each([
    ["printing inks (CMYK)", "a.jpg", () => photo(420, 320).toColourspace("cmyk").jpeg().toBuffer()],
    ["16 bits a channel", "a.png", () => photo(420, 320).toColourspace("rgb16").png().toBuffer()],
    [
      "grey levels",
      "a.jpg",
      async () =>
        sharp(await png(420, 320))
          .greyscale()
          .jpeg()
          .toBuffer(),
    ],
    [
      "clear parts",
      "a.png",
      async () =>
        sharp(await png(420, 320))
          .removeAlpha()
          .ensureAlpha(0.5)
          .png()
          .toBuffer(),
    ],
  ])("keeps its look when it comes with %s", async (what, file, make) => {
    const bytes = await make();
    const made = await convertPhoto(where(file), bytes, "tool");
    const fallback = made.files.at(-1)?.bytes ?? Buffer.of();
    expect(await sharp(fallback).metadata()).toMatchObject({ space: "srgb", depth: "uchar" });
    const [red = 0, , blue = 0, opacity = 255] = await pixelOf(fallback, 20, 20);
    if (what === "grey levels") expect(red).toBe(blue);
    else expect(red - blue).toBeGreaterThan(150);
    expect(opacity).toBe(what === "clear parts" ? 127 : 255);
  });

  it("of a person is cut to a square", async () => {
    const made = await convertPhoto(where("a.jpg"), await jpeg(900, 1200), "person");
    expect(namesOf(made)).toEqual(["64.avif", "128.avif", "192.avif", "128.webp"]);
    expect(made).toMatchObject({ width: 128, height: 128 });
  });

  it("beside the text about the company has the shape of its place", async () => {
    const made = await convertPhoto(where("a.jpg"), await jpeg(1200, 1200), "about");
    expect(namesOf(made)).toEqual(["640.avif", "960.avif", "1200.avif", "960.webp"]);
    expect(made).toMatchObject({ width: 960, height: 555 });
  });
});
