import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

/**
 * The glyphs that the page's own texts need. The family lacks `≤ ≥ µ κ`; these, and anything else that visitors type,
 * come from the fallback font, which has the same metrics.
 */
const glyphs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;!?'()/&@+-%Ø×±°·–“”";

/**
 * The axes in use: weight from text (420) to headings (600), width from 100 to the second line of the phone's headline
 * (125). As in prerender/bundles/font-face.ts.
 */
const axes = { wght: { min: 420, max: 600 }, wdth: { min: 100, max: 125 } };

const reservedName = "Mona";
const ownName = "Cali";

function checksum(bytes: Buffer): number {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) {
    sum = (sum + Buffer.concat([bytes.subarray(at, at + 4), Buffer.alloc(3)]).readUInt32BE(0)) >>> 0;
  }
  return sum;
}

/**
 * Renames the family in the `name` table, as the font's licence requires of a modified version (OFL 1.1, Reserved Font
 * Name "Mona"). The copyright line (name 0) has to keep the original name.
 */
function rename(sfnt: Buffer): Buffer {
  const tables = sfnt.readUInt16BE(4);
  for (let record = 12; record < 12 + 16 * tables; record += 16) {
    if (sfnt.toString("latin1", record, record + 4) !== "name") continue;
    const table = sfnt.subarray(sfnt.readUInt32BE(record + 8)).subarray(0, sfnt.readUInt32BE(record + 12));
    const strings = table.readUInt16BE(4);
    for (let name = 6; name < 6 + 12 * table.readUInt16BE(2); name += 12) {
      if (table.readUInt16BE(name + 6) === 0) continue;
      const value = table
        .subarray(strings + table.readUInt16BE(name + 10))
        .subarray(0, table.readUInt16BE(name + 8));
      const old = Buffer.from(reservedName, "utf16le").swap16();
      const at = value.indexOf(old);
      if (at !== -1) Buffer.from(ownName, "utf16le").swap16().copy(value, at);
    }
    sfnt.writeUInt32BE(checksum(table), record + 4);
  }
  return sfnt;
}

/** Path of the original font file. */
export const sourceFont = createRequire(import.meta.url).resolve(
  "@fontsource-variable/mona-sans/files/mona-sans-latin-wdth-normal.woff2",
);

/** The page's font file: a renamed subset with narrowed axes, as WOFF2. */
export async function buildFont(): Promise<Buffer> {
  const subset = await subsetFont(readFileSync(sourceFont), glyphs, {
    targetFormat: "sfnt",
    variationAxes: axes,
    keepFeatures: ["kern", "tnum"],
    noHinting: true,
    dropTables: ["STAT", "meta", "MVAR", "gasp"],
  });
  return subsetFont(rename(Buffer.from(subset)), "", {
    targetFormat: "woff2",
    keepAllGlyphs: true,
    keepFeatures: ["kern", "tnum"],
    dropTables: ["STAT", "meta", "MVAR", "gasp"],
  });
}

/** The original fonts of offers, by the name of what is cut from them. */
const { resolve } = createRequire(import.meta.url);
const offerSources = {
  "offer-400": resolve("@expo-google-fonts/mukta/400Regular/Mukta_400Regular.ttf"),
  "offer-600": resolve("@expo-google-fonts/mukta/600SemiBold/Mukta_600SemiBold.ttf"),
};

/**
 * The fonts of offers as PDF, which have no fallback: Latin and Devanagari letters, ₹ and the signs of the trade. Whole
 * but for hinting, which print doesn't use.
 */
export async function buildOfferFonts(): Promise<Map<string, Buffer>> {
  const fonts = Object.entries(offerSources).map(async ([name, file]) => {
    const source = readFileSync(file);
    const bytes = await subsetFont(source, LETTERS, { targetFormat: "woff", noHinting: true });
    return [`${name}.woff`, bytes] as const;
  });
  return new Map(await Promise.all(fonts));
}

/** Every character of these Unicode blocks: Latin, combining marks and Greek, Devanagari, punctuation to mathematics. */
const LETTERS = [
  [0x20, 0x3ff],
  [0x900, 0x97f],
  [0x2000, 0x22ff],
]
  .flatMap(([from = 0, to = 0]) => Array.from({ length: to - from + 1 }, (_, at) => from + at))
  .map((code) => String.fromCodePoint(code))
  .join("");
