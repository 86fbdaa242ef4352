import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * Data files of a built range: their number, and the bytes of the largest and of all, plain and compressed with brotli.
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
