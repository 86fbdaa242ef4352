import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Content } from "../content/content.ts";
import type { OwnPictures } from "./own/own-pictures.ts";
import { SHARE_SIZE } from "./share-size.ts";

/** The page's paper: a cut-out has no background of its own, and a chat may be dark. */
const GROUND = "#f2f3f4";
/** The space around the tool, in px. */
const MARGIN = 40;
/** Raise it when the same picture must become another file. */
const RECIPE = 2;

/** The source picture of a tool: the owner's photo, otherwise the rendered cut-out of 800 px. */
function sourceOf(art: string, name: string, own: OwnPictures): Uint8Array | undefined {
  const photo = own.find("tool", name)?.files.findLast(({ type }) => type === "avif");
  if (photo) return photo.bytes;
  const file = join(art, "pictures", `cut-${name}-800.avif`);
  return existsSync(file) ? readFileSync(file) : undefined;
}

/**
 * The pictures of products for shared links: JPEG, 1200 × 630 px, on the page's paper, by the names of the products'
 * pictures. Earlier results come from the folder `cache`.
 */
export async function makeSharePictures(
  art: string,
  { products }: Content,
  own: OwnPictures,
  cache: string,
): Promise<Map<string, Uint8Array>> {
  const { default: sharp } = await import("sharp");
  mkdirSync(cache, { recursive: true });
  const made = new Map<string, Uint8Array>();
  for (const name of new Set(products.map(({ picture }) => picture))) {
    const source = sourceOf(art, name, own);
    if (!source) continue;
    const recipe = JSON.stringify([RECIPE, GROUND, MARGIN, SHARE_SIZE]);
    const key = createHash("sha256").update(recipe).update(source).digest("hex").slice(0, 32);
    const file = join(cache, `${key}.jpg`);
    if (!existsSync(file)) {
      // In one pass: a buffer in between would be encoded as AVIF again, ten times the work.
      const bytes = await sharp(source)
        .resize({
          width: SHARE_SIZE.width - 2 * MARGIN,
          height: SHARE_SIZE.height - 2 * MARGIN,
          fit: "contain",
          background: GROUND,
        })
        .extend({ top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN, background: GROUND })
        .flatten({ background: GROUND })
        .jpeg({ quality: 82 })
        .toBuffer();
      // Renamed when it is complete, because two builds may run at once.
      const next = `${file}.${process.pid}`;
      writeFileSync(next, bytes);
      renameSync(next, file);
    }
    made.set(name, readFileSync(file));
  }
  return made;
}
