import { readFileSync } from "node:fs";
import { join } from "node:path";
import { masters, recipes } from "./places.mjs";

/**
 * The cut-outs that can be made of these master files: each with its name, its master and whether it is that one's mirror
 * image. A left-hand tool is the mirror image of the right-hand one, and nothing is to be read on it.
 */
export function cutOuts(files) {
  const own = files.flatMap((file) => {
    const name = /^cut_(.+)\.webp$/.exec(file)?.[1];
    return name === undefined ? [] : [{ name, master: join(masters, file), isMirrored: false }];
  });
  const mirrored = Object.entries(JSON.parse(readFileSync(recipes, "utf8"))).flatMap(
    ([name, { mirrorOf }]) => {
      const file = `cut_${mirrorOf}.webp`;
      return files.includes(file) ? [{ name, master: join(masters, file), isMirrored: true }] : [];
    },
  );
  return [...own, ...mirrored];
}
