import type { Product } from "#site/catalogue/model/schema.ts";
import { toolFamilies } from "#site/catalogue/families/families.ts";
import { familyNamedBy } from "#prerender/series/family-words.ts";
import type { Draft } from "#prerender/series/draft.ts";
import { RANGE } from "#prerender/series/read-series.ts";
import type { ContentFault } from "#prerender/reading/faults/content-fault.ts";
import { inRow } from "./read-rows.ts";
import { writeSeries } from "./write-series.ts";

/**
 * Files of new series in an owner's table: for tools whose column "Series" names no existing one. `taken` are the paths
 * of existing series, without extension.
 */
export function newSeries(
  tools: readonly Draft[],
  rows: ReadonlyMap<string, number>,
  usedPaths: readonly string[],
): { files: ReadonlyMap<string, string>; faults: ContentFault[] } {
  const faults: ContentFault[] = [];
  const complete = tools.flatMap((tool): Product[] => {
    // A list from elsewhere doesn't give a family, but the files must.
    const family = tool.family ?? familyNamedBy(tool.specifications.type);
    if (family) return [{ ...tool, family }];
    const type = tool.specifications.type ?? "";
    const sentence = `a new tool needs a family, one of ${toolFamilies.join(", ")}. Its type, "${type}", names none.`;
    faults.push(inRow(rows.get(tool.id), "Tool family", sentence));
    return [];
  });
  return { files: gatherSeries(complete, usedPaths), faults };
}

/**
 * Groups tools into the files of series: by family, place and series name, or by type where they have no series.
 * Doesn't use a path in `taken`.
 */
export function gatherSeries(
  tools: readonly Product[],
  usedPaths: readonly string[] = [],
): Map<string, string> {
  const groups = Map.groupBy(tools, ({ category, family, subcategory, item = "", series, specifications }) =>
    [category, family, subcategory, item, series || titleOf(specifications.type ?? family)].join("|"),
  );
  const paths = new Set(usedPaths);
  const files = new Map<string, string>();
  for (const [key, [first, ...others]] of groups) {
    if (!first) continue;
    const [category = "", , subcategory = "", item = "", plain = ""] = key.split("|");
    const isTwice = [...groups.keys()].filter((each) => each.endsWith(`|${plain}`)).length > 1;
    const title = isTwice ? `${plain}, ${[subcategory, item].filter(Boolean).join(" ")}` : plain;
    const basePath = `${RANGE}/${category}/${fileName(title)}`;
    let path = basePath;
    for (let count = 2; paths.has(path); count += 1) path = `${basePath}-${count}`;
    paths.add(path);
    const { json, csv } = writeSeries(first.family, title, [first, ...others]);
    files.set(`${path}.json`, json);
    files.set(`${path}.csv`, csv);
  }
  return files;
}

/** "Solid carbide drills, 3 × D" for the type "Solid carbide drill, 3 × D". */
function titleOf(type: string): string {
  return type.replace(/(insert|drill|mill|tap|bar|toolholder|blade)(?=,|$)/, "$1s");
}

/** The file name of a series, from its title. */
function fileName(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
