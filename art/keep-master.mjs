import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { masters } from "./places.mjs";

/** Keeps a rendered picture as a compact master: nearly lossless to the eye, a twentieth of the bytes. */
export async function keepMaster(sharp, picture, name) {
  mkdirSync(masters, { recursive: true });
  await sharp(picture)
    .webp({ quality: 92, alphaQuality: 95, effort: 6, smartSubsample: true })
    .toFile(join(masters, `${name}.webp`));
}
