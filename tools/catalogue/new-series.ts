import type { Product } from "#site/catalogue/model/schema.ts";
import { toolFamilies } from "#site/catalogue/families/families.ts";
import { familyNamedBy } from "#prerender/series/family-words.ts";
import type { Draft } from "#prerender/series/draft.ts";
import { RANGE } from "#prerender/series/read-series.ts";
import type { ContentFault } from "#prerender/content/faults/content-fault.ts";
import { inRow } from "./read-rows.ts";
import { writeSeries } from "./write-series.ts";

/**
 * The files of the series that a table of the owner's begins: its tools whose column "Series" names none that there is.
 * `taken` are the paths of those that there are, without ending.
 */
export function newSeries(
  tools: readonly Draft[],
  rows: ReadonlyMap<string, number>,
  taken: readonly string[],
): { files: ReadonlyMap<string, string>; faults: ContentFault[] } {
  const faults: ContentFault[] = [];
  const whole = tools.flatMap((tool): Product[] => {
    // A list from elsewhere says no family; the files that are written do.
    const family = tool.family ?? familyNamedBy(tool.specifications.type);
    if (family) return [{ ...tool, family }];
    const type = tool.specifications.type ?? "";
    const sentence = `a new tool needs a family, one of ${toolFamilies.join(", ")}. Its type, "${type}", names none.`;
    faults.push(inRow(rows.get(tool.id), "Tool family", sentence));
    return [];
  });
  return { files: gatherSeries(whole, taken), faults };
}

/**
 * Tools as the files of series: those of one family, one place and one series name together, or of one type where they
 * have no series. A path in `taken` isn't used.
 */
export function gatherSeries(tools: readonly Product[], taken: readonly string[] = []): Map<string, string> {
  const groups = Map.groupBy(tools, ({ category, family, subcategory, item = "", series, specifications }) =>
    [category, family, subcategory, item, series || titleOf(specifications.type ?? family)].join("|"),
  );
  const paths = new Set(taken);
  const files = new Map<string, string>();
  for (const [key, [first, ...others]] of groups) {
    if (!first) continue;
    const [category = "", , subcategory = "", item = "", plain = ""] = key.split("|");
    const isTwice = [...groups.keys()].filter((each) => each.endsWith(`|${plain}`)).length > 1;
    const title = isTwice ? `${plain}, ${[subcategory, item].filter(Boolean).join(" ")}` : plain;
    const wanted = `${RANGE}/${category}/${fileName(title)}`;
    let path = wanted;
    for (let count = 2; paths.has(path); count += 1) path = `${wanted}-${count}`;
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

/** The name of a series' files for its title. */
function fileName(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
