import { valuesOf } from "#engineering/values/values.ts";
import { formatSeat } from "#engineering/values/seat.ts";
import { grooveFeed } from "#engineering/cutting/start-feeds.ts";
import type { GuideCell, GuideTool } from "../guide.ts";

/** Maximum depth in steel as a multiple of a parting insert's width. */
const DEEPEST = 8;

function cellOf(tool: GuideTool | undefined): GuideCell {
  return tool ? { text: tool.specifications.size ?? tool.name, product: tool.id } : "–";
}

/** The widths of the range, their feeds, and an insert and a holder for each. */
export function grooveWidthRows(products: readonly GuideTool[]): GuideCell[][] {
  const own = products.flatMap((product) => {
    const { insert, width } = valuesOf(product);
    return insert?.family === "groove" && width
      ? [{ product, insert: formatSeat(insert), mm: width.max }]
      : [];
  });
  return [...Map.groupBy(own, ({ insert }) => insert)]
    .flatMap(([seat, fitting]) => {
      const [{ mm } = { mm: 0 }] = fitting;
      const ofFamily = (end: string) => fitting.find(({ product }) => product.family.endsWith(end))?.product;
      const holder = ofFamily("-holder") ?? ofFamily("-blade");
      const feed = grooveFeed(mm);
      return [
        {
          mm,
          seat,
          row: [
            seat,
            `${feed.low}–${feed.high}`,
            `${DEEPEST * mm} mm`,
            cellOf(ofFamily("-insert")),
            cellOf(holder),
          ],
        },
      ];
    })
    .toSorted((one, other) => one.mm - other.mm || one.seat.localeCompare(other.seat, "en"))
    .map(({ row }) => row);
}
