import { readFileSync } from "node:fs";
import { join } from "node:path";
import { masters, recipesFile } from "./places.mjs";

/**
 * The cut-outs that can be made from these master files: name, master, and whether it is mirrored. A left-hand tool is
 * the mirror image of the right-hand one; no text may be legible on it.
 */
export function cutOuts(files) {
  const own = files.flatMap((file) => {
    const name = /^cut_(.+)\.webp$/.exec(file)?.[1];
    return name === undefined ? [] : [{ name, master: join(masters, file), isMirrored: false }];
  });
  const mirrored = Object.entries(JSON.parse(readFileSync(recipesFile, "utf8"))).flatMap(
    ([name, { mirrorOf }]) => {
      const file = `cut_${mirrorOf}.webp`;
      return files.includes(file) ? [{ name, master: join(masters, file), isMirrored: true }] : [];
    },
  );
  return [...own, ...mirrored];
}
