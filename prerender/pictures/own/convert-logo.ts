import type { Sharp } from "sharp";
import type { OwnPicture } from "./convert-photo.ts";

/**
 * Size of the largest file in px: the page draws logos at most 34 px high, on screens of up to three pixels a point.
 */
const BOX = { width: 660, height: 102 };
/** Height at which the page draws a logo, px. */
const DRAWN = 34;
/** Maximum size in px at which a logo is analysed. */
const LOOKED_AT = 2000;
/** Level from which a channel counts as white: a JPEG's white isn't exact. */
const WHITE = 245;

interface Pixels {
  /** Red, green, blue and opacity of each pixel. */
  data: Buffer;
  width: number;
  height: number;
}

/** Converts a logo: removes the empty border around it, and a white ground, since the page isn't white. */
export async function convertLogo(open: () => Sharp, refuse: (words: string) => never): Promise<OwnPicture> {
  const { default: sharp } = await import("sharp");
  const { data, info } = await open()
    .toColourspace("srgb")
    .resize({ width: LOOKED_AT, height: LOOKED_AT, fit: "inside", withoutEnlargement: true })
    .ensureAlpha()
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const pixels = { data, width, height };
  if (isOnWhite(pixels)) takeWhiteOut(data);
  const ink = inkOf(pixels);
  if (!ink) {
    return refuse("it is white, so that nobody sees it on the page's light ground. Take the dark version.");
  }
  if (ink.height < DRAWN && ink.width < BOX.width) {
    refuse(
      `without its border it has ${ink.width} × ${ink.height} pixels: too few, it would be blurred. Expected at least ${DRAWN} in height.`,
    );
  }
  const made = await sharp(data, { raw: { width, height, channels: 4 } })
    .extract(ink)
    .resize({ ...BOX, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 90, effort: 6 })
    .toBuffer({ resolveWithObject: true });
  return {
    files: [{ type: "webp", width: made.info.width, bytes: made.data }],
    width: Math.round((made.info.width * DRAWN) / made.info.height),
    height: DRAWN,
  };
}

function isOnWhite({ data, width, height }: Pixels): boolean {
  const corners = [0, width - 1, (height - 1) * width, height * width - 1];
  return corners.every((pixel) => data.subarray(pixel * 4, pixel * 4 + 4).every((level) => level >= WHITE));
}

/** Removes the white part of each pixel: on white the logo looks as before. */
function takeWhiteOut(data: Buffer): void {
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = data.subarray(at, at + 4);
    const share = (255 - Math.min(red, green, blue)) / 255;
    for (const [channel, level] of [red, green, blue].entries()) {
      data[at + channel] = share === 0 ? 255 : Math.round((level - (1 - share) * 255) / share);
    }
    data[at + 3] = Math.round(share * opacity);
  }
}

/** The box around everything that is visible on a light ground, in px; undefined if nothing is. */
function inkOf({
  data,
  width,
  height,
}: Pixels): Record<"left" | "top" | "width" | "height", number> | undefined {
  let isDark = false;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) <= 255 - WHITE) continue;
    isDark ||= data.subarray(at, at + 3).some((level) => level < WHITE);
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return isDark ? { left, top, width: right - left + 1, height: bottom - top + 1 } : undefined;
}
