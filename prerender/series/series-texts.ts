import type { SeriesText } from "#site/catalogue/model/schema.ts";
import { placeholdersOf } from "./fill-text.ts";
import type { ReadSeries } from "./read-series.ts";
import { seriesName } from "./series-schema.ts";

/** What lists say above the sizes of each series, by `<category>/<series>`. */
export function seriesTexts(all: readonly ReadSeries[]): Map<string, SeriesText> {
  return new Map(
    all.map((each) => {
      const { title, category } = each.series;
      const summary = summaryOf(each);
      return [
        `${category}/${seriesName(each.path)}`,
        { title, ...(summary !== undefined && { summary }) },
      ] as const;
    }),
  );
}

/** Its own sentence, else its description where no size has other words; undefined where the descriptions differ. */
function summaryOf({ series: { summary, description = "" }, table }: ReadSeries): string | undefined {
  if (summary !== undefined) return summary;
  const hasOwn = table.rows.some(({ cells }) =>
    [...cells].some(([{ field }, text]) => field?.place[0] === "description" && text !== ""),
  );
  return description === "" || hasOwn || placeholdersOf(description).length > 0 ? undefined : description;
}
