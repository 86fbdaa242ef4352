import { valuesOf } from "../../../catalogue/model/values.ts";
import { formatSeat } from "../../../catalogue/relations/seat.ts";
import { grooveFeed } from "../../cutting/start-feeds.ts";
import type { GuideCell, GuideTable, GuideText, GuideTool } from "../guide.ts";

/** In steel a parting insert goes at most so many of its widths deep. */
const DEEPEST = 8;

function cellOf(tool: GuideTool | undefined): GuideCell {
  return tool ? { text: tool.specifications.size ?? tool.name, product: tool.id } : "–";
}

/** The widths of the range, their feeds, and an insert and a holder for each. */
function widthTable(products: readonly GuideTool[]): GuideTable[] {
  const own = products.flatMap((product) => {
    const { insert, width } = valuesOf(product);
    return insert?.family === "groove" && width
      ? [{ product, insert: formatSeat(insert), mm: width.max }]
      : [];
  });
  const rows = [...Map.groupBy(own, ({ insert }) => insert)]
    .flatMap(([seat, fitting]) => {
      const [{ mm } = { mm: 0 }] = fitting;
      const ofFamily = (end: string) =>
        fitting.find(({ product }) => product.family.endsWith(end) ?? false)?.product;
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
  return [
    {
      title: "Widths of our range",
      note: `Feed in mm per revolution, a starting range of the trade; the depth is ${DEEPEST} × the width, the rule for parting steel. What a holder reaches stands on its sheet.`,
      head: ["Seat", "Feed", "Parting to about", "An insert", "A holder or blade"],
      rows,
    },
  ];
}

/** Grooving and parting: inserts, holders and blades. */
export const groovingAndParting: GuideText = {
  family: "parting-insert",
  also: ["grooving-insert", "grooving-holder", "parting-blade"],
  title: "Grooving and parting",
  lead: "Grooving and parting tools follow no standard. What counts is the seat: the width of the insert and how it is clamped must be the same on insert and holder.",
  example: "PI300-N",
  says: [
    { key: "insert", means: "the seat: width and clamping, the same on the blade" },
    { key: "width", means: "what the insert cuts" },
    { key: "edge", means: "0° is neutral; the corner radius is what stays in the groove" },
    { key: "grade", means: "the class for each workpiece group" },
  ],
  keys: ["coating", "edge"],
  choose: [
    {
      when: "Width",
      take: `Narrow saves material, wide is stable. In steel part at most about ${DEEPEST} × the width deep.`,
    },
    {
      when: "Neutral or slanted edge",
      take: "Neutral is straightest and strongest. A lead angle takes the pip off the part, but wants less feed and pushes the blade aside.",
    },
    {
      when: "Blade or holder",
      take: "A blade reaches deepest and is set as long as the part needs; its height must be more than its overhang. A holder is stiffer.",
    },
    {
      when: "Centre height",
      take: "Within 0.1 mm: below it a pip stays, above it the flank rubs.",
    },
    {
      when: "Near the centre",
      take: "The speed falls to nothing: take a third of the feed away; some makers go down to a half or a third of it.",
    },
    {
      when: "Turning sideways",
      take: "Double-ended grooving inserts can: depth of cut at most about 0.75 × the width.",
    },
    {
      when: "Circlip grooves",
      take: "The insert has the width of the groove (DIN 471, DIN 472): one plunge, no second pass.",
    },
  ],
  wear: ["flank", "builtUp", "chipping", "breakage", "chatter", "seat"],
  tables: widthTable,
};
