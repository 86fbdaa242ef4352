import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * What a built range holds as data: number of files, bytes of the largest and of all, as they are and as brotli sends
 * them over the line.
 */
export function weighDataFiles(root) {
  const folder = join(root, "dist", "data");
  const weigh = (ending) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(ending))
      .map((name) => statSync(join(folder, name)).size);
  const sum = (sizes) => sizes.reduce((total, size) => total + size, 0);
  const [plain, sent] = [weigh(".json"), weigh(".json.br")];
  return {
    dataFiles: plain.length,
    largestData: Math.max(...plain),
    largestDataSent: Math.max(...sent),
    allData: sum(plain),
    allDataSent: sum(sent),
  };
}
