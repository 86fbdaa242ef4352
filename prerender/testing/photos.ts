import sharp, { type Sharp } from "sharp";

/** For tests: a photo of a red left and a blue right half. */
export function photo(width: number, height: number): Sharp {
  const half = { width: Math.max(1, Math.round(width / 2)), height, channels: 3 as const, background: "red" };
  return sharp({ create: { width, height, channels: 3, background: "blue" } }).composite([
    { input: { create: half }, left: 0, top: 0 },
  ]);
}

export const jpeg = (width: number, height: number): Promise<Buffer> =>
  photo(width, height).jpeg().toBuffer();
export const png = (width: number, height: number): Promise<Buffer> => photo(width, height).png().toBuffer();
export const webp = (width: number, height: number): Promise<Buffer> =>
  photo(width, height).webp().toBuffer();

/** Levels of a pixel: red, green, blue and, if there is one, opacity. */
export async function pixelOf(bytes: Uint8Array, left: number, top: number): Promise<number[]> {
  const { data } = await sharp(bytes)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}
