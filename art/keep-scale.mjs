import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { scales } from "./places.mjs";

/**
 * Keeps what a scene measured (`measures`, a file of render_scene.py) in art/scales.json: by the picture's name, how many
 * millimetres its width spans at the tool's main face, across the line of sight. A scale bar of 5 mm is 5 such parts long.
 */
export function keepScale(measures, name) {
  const { span } = JSON.parse(readFileSync(measures, "utf8"));
  rmSync(measures);
  if (span === undefined) return;
  const known = existsSync(scales) ? JSON.parse(readFileSync(scales, "utf8")) : {};
  const sorted = Object.entries({ ...known, [name]: span }).sort(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(scales, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
