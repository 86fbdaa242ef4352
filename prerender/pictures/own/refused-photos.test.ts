import { crc32 } from "node:zlib";
import { describe, expect, it } from "vitest";
import sharp from "sharp";
import { jpeg, photo, png, webp } from "../../testing/photos.ts";
import { ContentError } from "../../reading/parse-content.ts";
import { convertPhoto } from "./convert-photo.ts";
import type { UseName } from "./photo-uses.ts";

const where = (file: string): string => `content/pictures/${file}`;

/** Two frames in different greys: equal frames would be stored as one. */
const animated = (): Promise<Buffer> => {
  const frames = Buffer.concat([Buffer.alloc(400 * 400 * 3, 90), Buffer.alloc(400 * 400 * 3, 200)]);
  const raw = { width: 400, height: 800, channels: 3 as const, pageHeight: 400 };
  return sharp(frames, { raw })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer();
};
/** A PNG whose header claims this width. */
const pngSaying = async (width: number): Promise<Buffer> => {
  const bytes = await png(400, 400);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
};
const animatedPng = async (): Promise<Buffer> => {
  const bytes = await png(400, 400);
  const control = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from("acTL"), Buffer.alloc(12)]);
  return Buffer.concat([bytes.subarray(0, 33), control, bytes.subarray(33)]);
};
const whiteLogo = () =>
  sharp({ create: { width: 300, height: 100, channels: 4, background: "#00000000" } })
    .composite([{ input: { create: { width: 200, height: 60, channels: 3, background: "white" } } }])
    .png()
    .toBuffer();

describe("an own photo that can't be shown stops the build:", () => {
  it.each<[what: string, file: string, use: UseName, make: () => Buffer | Promise<Buffer>, words: RegExp]>([
    ["an empty file", "a.jpg", "tool", () => Buffer.of(), /the file is empty/],
    ["a text", "a.jpg", "tool", () => Buffer.from("hello"), /this is no picture, whatever its name says/],
    ["a GIF", "a.png", "tool", () => photo(400, 400).gif().toBuffer(), /this is a GIF, whatever/],
    ["a TIFF", "a.jpg", "tool", () => photo(400, 400).tiff().toBuffer(), /this is a TIFF, whatever/],
    ["an AVIF", "a.webp", "tool", () => photo(400, 400).avif().toBuffer(), /this is an AVIF, whatever/],
    [
      "a telephone's photo",
      "a.jpg",
      "tool",
      () => Buffer.from("\0\0\0\x18ftypheic\0\0\0\0"),
      /this is a telephone's HEIC photo/,
    ],
    ["a BMP", "a.jpg", "tool", () => Buffer.from("BM\0\0\0\0"), /this is a BMP/],
    ["a PDF", "a.jpg", "tool", () => Buffer.from("%PDF-1.7"), /this is a PDF/],
    [
      "a web page",
      "a.jpg",
      "tool",
      () => Buffer.from("<!doctype html><p>Not found"),
      /this is a web page or an SVG/,
    ],
    [
      "a PNG named .jpg",
      "a.jpg",
      "tool",
      () => png(400, 400),
      /this is a PNG, though its name says otherwise/,
    ],
    ["a JPEG named .webp", "a.webp", "tool", () => jpeg(400, 400), /this is a JPEG, though/],
    [
      "half a JPEG",
      "a.jpg",
      "tool",
      async () => (await jpeg(800, 800)).subarray(0, 2000),
      /it is damaged or not complete/,
    ],
    [
      "half a PNG",
      "a.png",
      "tool",
      async () => (await png(800, 800)).subarray(0, 900),
      /it is damaged or not complete/,
    ],
    [
      "half a WebP",
      "a.webp",
      "tool",
      async () => (await webp(800, 800)).subarray(0, 200),
      /it is damaged or not complete/,
    ],
    [
      "a JPEG with a damaged head",
      "a.jpg",
      "tool",
      () => Buffer.from("\xff\xd8\xff\xe0rubbish", "latin1"),
      /it is damaged or not complete/,
    ],
    [
      "one of 26 MB",
      "a.jpg",
      "tool",
      () => Buffer.alloc(26 * 1024 * 1024, "\xff\xd8\xff", "latin1"),
      /26 MB are more than a photo's 25/,
    ],
    [
      "one of too many pixels",
      "a.png",
      "tool",
      () => pngSaying(300_000),
      /300000 × 400 pixels are more than/,
    ],
    [
      "one of 300 px",
      "a.jpg",
      "tool",
      () => jpeg(300, 200),
      /300 × 200 pixels are too few.* Expected at least 400 in width or height/,
    ],
    ["a face of 100 px", "a.jpg", "person", () => jpeg(100, 500), /100 × 500 pixels are too few/],
    [
      "a low one about the company",
      "a.jpg",
      "about",
      () => jpeg(2000, 300),
      /too few.* at least 960 in width once it is cut to 1.73 : 1/,
    ],
    ["an animated WebP", "a.webp", "tool", animated, /it is animated/],
    ["an animated PNG", "a.png", "tool", animatedPng, /it is animated/],
    ["a logo of 20 px", "a.png", "logo", () => png(60, 20), /60 × 20 pixels: too few/],
    ["a white logo", "a.png", "logo", whiteLogo, /it is white, so that nobody sees it/],
  ])("%s", async (_, file, use, make, words) => {
    const converting = convertPhoto(where(file), await make(), use);
    await expect(converting).rejects.toThrow(ContentError);
    await expect(converting).rejects.toThrow(new RegExp(`^${where(file)}: `));
    await expect(converting).rejects.toThrow(words);
  });
});
