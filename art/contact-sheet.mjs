import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { docs, pictures } from "./places.mjs";

const side = 160;
const columns = 10;
const caption = 22;
const paper = "#f4f5f6";

/** Puts all cut-outs on one sheet with their names, for comparison; returns its path. */
export async function contactSheet(sharp) {
  const names = readdirSync(pictures)
    .map((file) => /^cut-(.+)-400\.webp$/.exec(file)?.[1])
    .filter((name) => name !== undefined)
    .sort();
  const tiles = names.map(async (name, at) => {
    const left = (at % columns) * side;
    const top = Math.floor(at / columns) * (side + caption);
    const label = `<svg width="${side}" height="${caption}"><text x="4" y="12" font-family="sans-serif" font-size="9">${name}</text></svg>`;
    return [
      {
        input: await sharp(join(pictures, `cut-${name}-400.webp`))
          .resize(side, side)
          .png()
          .toBuffer(),
        left,
        top,
      },
      { input: Buffer.from(label), left, top: top + side },
    ];
  });
  const file = join(docs, "pictures/cut-outs.webp");
  const height = Math.ceil(names.length / columns) * (side + caption);
  await sharp({ create: { width: side * columns, height, channels: 3, background: paper } })
    .composite((await Promise.all(tiles)).flat())
    .webp({ quality: 72, effort: 6 })
    .toFile(file);
  return `${names.length} cut-outs on ${file}, ${statSync(file).size} bytes`;
}
