import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { scalesFile } from "./places.mjs";

/**
 * Records what a scene measured (`measures`, a file of render_scene.py) in art/scales.json: by picture name, how many
 * millimetres its width spans at the tool's main face, across the line of sight. A 5 mm scale bar has the length of 5
 * of these millimetres.
 */
export function keepScale(measures, name) {
  const { span } = JSON.parse(readFileSync(measures, "utf8"));
  rmSync(measures);
  if (span === undefined) return;
  const known = existsSync(scalesFile) ? JSON.parse(readFileSync(scalesFile, "utf8")) : {};
  const sorted = Object.entries({ ...known, [name]: span }).sort(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(scalesFile, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
