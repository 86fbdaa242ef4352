import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { build, pictures } from "./places.mjs";

const side = 240;
const columns = 8;
const caption = 22;
const paper = "#f4f5f6";

/** Lays all cut-outs at card size on one sheet, each with its name, to be judged together; answers where it is. */
export async function contactSheet(sharp) {
  const names = readdirSync(pictures)
    .map((file) => /^cut-(.+)-400\.webp$/.exec(file)?.[1])
    .filter((name) => name !== undefined)
    .sort();
  const tiles = names.map(async (name, at) => {
    const left = (at % columns) * side;
    const top = Math.floor(at / columns) * (side + caption);
    const label = `<svg width="${side}" height="${caption}"><text x="8" y="14" font-family="sans-serif" font-size="13">${name}</text></svg>`;
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
  const file = join(build, "sheet.png");
  mkdirSync(build, { recursive: true });
  const height = Math.ceil(names.length / columns) * (side + caption);
  await sharp({ create: { width: side * columns, height, channels: 3, background: paper } })
    .composite((await Promise.all(tiles)).flat())
    .png()
    .toFile(file);
  return `${names.length} cut-outs on ${file}`;
}
