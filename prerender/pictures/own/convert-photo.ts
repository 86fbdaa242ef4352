import type { Sharp } from "sharp";
import { ContentError } from "../../reading/parse-content.ts";
import { convertLogo } from "./convert-logo.ts";
import { MOST_PIXELS, photoFault } from "./judge-photo.ts";
import { type PhotoUse, photoUses, type UseName } from "./photo-uses.ts";

/** A photo as the site serves it, without the camera's metadata. */
export interface OwnPicture {
  /** From small to large; widths in px. */
  files: { type: "avif" | "webp" | "svg"; width: number; bytes: Uint8Array }[];
  /** Size at which the page draws it, px. */
  width: number;
  height: number;
}

/** Longer side divided by the shorter one. The longest boring bar is drawn 8 : 1; names in one line reach 15 : 1. */
const MOST_STRETCHED = { photo: 8, logo: 20 } as const;

const avif = { quality: 60, effort: 4, bitdepth: 8 } as const;
const webp = { quality: 80, effort: 5, smartSubsample: true };

/** Converts a photo for one kind of place. Throws a ContentError that names the file (by `where`) and the remedy. */
export async function convertPhoto(where: string, bytes: Buffer, use: UseName): Promise<OwnPicture> {
  const refuse = (words: string): never => {
    throw new ContentError({ file: where, sentence: words });
  };
  const fault = photoFault(where, bytes);
  if (fault) refuse(fault);
  // The library is loaded only for owners with photos.
  const { default: sharp } = await import("sharp");
  const open = (): Sharp => sharp(bytes, { limitInputPixels: MOST_PIXELS }).autoOrient();
  try {
    const { autoOrient: size } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (size.width * size.height > MOST_PIXELS) {
      refuse(
        `${size.width} × ${size.height} pixels are more than can be converted. Save it smaller: 2000 px in width are enough.`,
      );
    }
    const [short, long] = [size.width, size.height].toSorted((one, other) => one - other);
    if ((long ?? 1) > MOST_STRETCHED[use === "logo" ? "logo" : "photo"] * (short ?? 1)) {
      refuse(
        `${size.width} × ${size.height} pixels are a strip, of which a place of the page shows next to nothing. Cut it to the tool.`,
      );
    }
    return use === "logo"
      ? await convertLogo(open, refuse)
      : await convertFor(photoUses[use], open, size, refuse);
  } catch (error) {
    if (error instanceof ContentError || !(error instanceof Error)) throw error;
    const [reason] = error.message.split("\n");
    return refuse(`it is damaged or not complete (${reason}). Export it again from a picture program.`);
  }
}

interface Size {
  width: number;
  height: number;
}

async function convertFor(
  { boxes, fallback, aspect, keepsFace }: PhotoUse,
  open: () => Sharp,
  size: Size,
  refuse: (words: string) => never,
): Promise<OwnPicture> {
  // If a photo is cut to a shape, the width of the remaining part.
  const longest = aspect ? Math.min(size.width, size.height * aspect) : Math.max(size.width, size.height);
  const smallest = Math.min(fallback, ...boxes.slice(1));
  if (longest < smallest) {
    refuse(
      `${size.width} × ${size.height} pixels are too few: it would be blurred. Expected at least ${smallest} in width${aspect ? ` once it is cut to ${round(aspect)} : 1` : " or height"}.`,
    );
  }
  const wanted = boxes.filter((box) => box <= longest);
  // Never enlarged: the largest file of a small photo is the photo itself.
  const own = boxes.find((box) => box > longest);
  const sizes = own === undefined ? wanted : [...wanted, Math.floor(longest)];
  const resized = (box: number): Sharp =>
    open().resize({
      width: box,
      height: aspect ? Math.round(box / aspect) : box,
      fit: aspect ? "cover" : "inside",
      position: keepsFace ? "attention" : "centre",
      withoutEnlargement: true,
    });
  const files: OwnPicture["files"] = [];
  for (const box of sizes) {
    const { data, info } = await resized(box).avif(avif).toBuffer({ resolveWithObject: true });
    files.push({ type: "avif", width: info.width, bytes: data });
  }
  const { data, info } = await resized(fallback).webp(webp).toBuffer({ resolveWithObject: true });
  return {
    files: [...files, { type: "webp", width: info.width, bytes: data }],
    width: info.width,
    height: info.height,
  };
}

const round = (figure: number): number => Math.round(figure * 100) / 100;
