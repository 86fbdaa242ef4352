import type { ContentFault } from "../reading/faults/content-fault.ts";
import type { ReadSeries } from "../series/read-series.ts";

/** A fault for each series whose title another one of its place has: in a list nobody could tell them apart. */
export function titleFaults(all: readonly ReadSeries[]): ContentFault[] {
  const seen = new Map<string, string>();
  return all.flatMap(({ path, series: { category, subcategory, item = "", title } }): ContentFault[] => {
    const key = [category, subcategory, item, title.toLowerCase()].join("|");
    const file = `content/${path}.json`;
    const other = seen.get(key);
    seen.set(key, other ?? file);
    if (other === undefined) return [];
    const sentence = `"${title}" is the title of ${other} already, which stands in the same place. Make them one series, or say in the title what differs.`;
    return [{ file, field: "title", sentence }];
  });
}
