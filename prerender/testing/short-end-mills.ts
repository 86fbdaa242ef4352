import { type ContentFolder, makeContentFolder } from "./content-folder.ts";

/** The words of a small series: short end mills, three sizes. */
export const series = {
  family: "end-mill",
  title: "Short end mills",
  standard: "DIN 6527 K",
  subcategory: "solid-carbide",
  item: "endmill",
  picture: "endmill-4",
  name: "Short end mill Ø{diameter}, DIN 6527 K",
  description: "Stiff, for shoulders to {depth} mm.",
  features: ["Centre cutting", "For keyways {keyway}, Diameter tolerance e8"],
  specifications: {
    type: "Solid carbide end mill",
    application: "Shoulder milling",
    material: "P – steel",
    shank: "{shank diameter} mm h6",
    flutes: "4",
    size: "{diameter} × {depth} × {length} mm",
    hardness: "≤ {hardest} HRC",
  },
};

/** Its table, as written by hand. */
export const rows = [
  [
    "Id",
    "Diameter (mm)",
    "Max. depth (mm)",
    "Overall length (mm)",
    "Shank diameter",
    "Keyway",
    "Hardest",
    "Name",
  ],
  ["mil-short-6", "6", "10", "54", "6", "P9", "45", ""],
  ["mil-short-8", "8", "12", "58", "8", "", "45", ""],
  ["mil-short-10", "10", "14", "66", "10", "", "", "Short end mill Ø10 of our own, DIN 6527 K"],
];

/** Rows as the text of a CSV file. */
export function csvOf(table: readonly (readonly string[])[], sign = ","): string {
  return table.map((cells) => `${cells.map((cell) => `"${cell}"`).join(sign)}\n`).join("");
}

/** Path of its files in the content, without ending. */
export const seriesPath = "range/milling/short-end-mills";

/** A copy of the tests' content with the series in it. */
export function contentWithSeries(): ContentFolder {
  const content = makeContentFolder();
  content.write(`${seriesPath}.json`, JSON.stringify(series));
  content.write(`${seriesPath}.csv`, csvOf(rows));
  return content;
}
