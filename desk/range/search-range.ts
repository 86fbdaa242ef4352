import { families, type ToolFamily } from "#site/catalogue/families/families.ts";
import type { Product } from "#site/catalogue/model/schema.ts";
import type { Range } from "#prerender/series/read-range.ts";
import type { ReadSeries } from "#prerender/series/read-series.ts";

/** Tools on a page. */
const PAGE = 50;

/** What is looked for in the range. */
export interface Asked {
  words: string;
  family: ToolFamily | undefined;
  /** From 1. */
  page: number;
}

/** What was found: a page of tools, and the series that they are of. */
export interface Found {
  count: number;
  tools: { tool: Product; title: string }[];
  series: ReadSeries[];
  hasMore: boolean;
}

/** Finds tools that have each of the words in their id, order code, name, size, family or series, in any order. */
export function searchRange({ series }: Range, { words, family, page }: Asked): Found {
  const wanted = asTyped(words).split(/\s+/);
  const groups = series
    .filter((each) => family === undefined || each.series.family === family)
    .map((each) => ({
      each,
      tools: each.sizes.filter(({ product: { id, orderCode = "", name, specifications } }) => {
        const { title, family: kind } = each.series;
        const names = [id, orderCode, name, specifications.size ?? "", families[kind].name, title, each.path];
        const all = asTyped(names.join(" "));
        return wanted.every((word) => all.includes(word));
      }),
    }))
    .filter(({ tools }) => tools.length > 0);
  const all = groups.flatMap(({ each, tools }) =>
    tools.map(({ product }) => ({ tool: product, title: each.series.title })),
  );
  return {
    count: all.length,
    tools: all.slice((page - 1) * PAGE, page * PAGE),
    series: groups.map(({ each }) => each),
    hasMore: all.length > page * PAGE,
  };
}

/** As a keyboard writes it: "3 × D" is found as "3xd" and "3 x D", "Ø3.5" as "3,5". */
function asTyped(words: string): string {
  return words
    .toLowerCase()
    .replaceAll(/(?<=\d)\s*[x×*]\s*(?=[\dd])/g, "x")
    .replaceAll(/(?<=\d),(?=\d)/g, ".");
}
