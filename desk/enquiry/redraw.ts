/** Longest side of a shown picture, px. */
const LONGEST = 1_600;
/** Pixels of a picture that is shown at all: a phone's largest photo. Drawn one at a time, it takes some 350 MB. */
const MOST_PIXELS = 52_000_000;

/**
 * Draws a visitor's picture anew, as WebP, so that nothing but its pixels reaches the desk: no place where it was taken, no
 * hidden part. Undefined for what can't be drawn, and where no program for it is installed.
 */
export function redraw(bytes: Uint8Array): Promise<Buffer | undefined> {
  const drawn = turn.then(() => drawAnew(bytes));
  turn = drawn;
  return drawn;
}

/** Ends when the picture before is drawn. */
let turn: Promise<unknown> = Promise.resolve();

async function drawAnew(bytes: Uint8Array): Promise<Buffer | undefined> {
  try {
    const { default: sharp } = await import("sharp");
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error" })
      .timeout({ seconds: 20 })
      .rotate()
      .resize({ width: LONGEST, height: LONGEST, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    return undefined; // shown as a download
  }
}
