import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pictures } from "./places.mjs";

const art = join(pictures, "..");
const page = join(art, "../docs/pictures.md");
const folders = ["masters", "pictures", "logos/customers", "logos/partners"];
// What the page's promises are about; a file beyond its limit is marked.
const limits = [
  { of: /^pictures\/cut-.+-400\.avif$/, bytes: 10_000 },
  { of: /^pictures\/hero-.+-phone-720\.avif$/, bytes: 25 * 1024 },
];

/** Writes what every file weighs between the two marks of docs/pictures.md. */
export async function writePictureTable(sharp) {
  const rows = [];
  const sums = [];
  for (const folder of folders.filter((each) => existsSync(join(art, each)))) {
    let sum = 0;
    for (const file of readdirSync(join(art, folder)).sort()) {
      const path = join(art, folder, file);
      const { width, height } = await sharp(path).metadata();
      const bytes = statSync(path).size;
      const isHeavy = limits.some((limit) => limit.of.test(`${folder}/${file}`) && bytes > limit.bytes);
      sum += bytes;
      rows.push(`| ${folder}/${file} | ${width} × ${height} | ${bytes}${isHeavy ? " **too heavy**" : ""} |`);
    }
    sums.push(`| ${folder}, all | | ${sum} |`);
  }
  const table = ["| File | Pixels | Bytes |", "|---|---|---|", ...sums, ...rows].join("\n");
  const text = readFileSync(page, "utf8");
  writeFileSync(page, text.replace(/(<!-- table -->\n)[^]*?(<!-- end -->)/, `$1${table}\n$2`));
}
