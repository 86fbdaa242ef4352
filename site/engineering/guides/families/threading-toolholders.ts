import { threadingSizes } from "../../designation/threading-codes.ts";
import type { GuideCell, GuideTable, GuideText, GuideTool } from "../guide.ts";

/** The range's holders and bars: shank, smallest bore, and the largest pitch that their seat is usual for. */
function holderTable(products: readonly GuideTool[]): GuideTable[] {
  const rows = products
    .filter((product) => product.family === "threading-holder")
    .toSorted((one, other) =>
      (one.specifications.size ?? "").localeCompare(other.specifications.size ?? "", "en"),
    )
    .map(({ id, name, specifications }): GuideCell[] => {
      const { size = name, insert = "", shank = "–", diameter = "–" } = specifications;
      const pitch = threadingSizes[insert.slice(0, 2)]?.largestPitch;
      return [
        { text: size, product: id },
        insert,
        shank,
        diameter,
        pitch === undefined ? "–" : `${pitch} mm`,
      ];
    });
  return [
    {
      title: "Holders and bars of our range",
      note: "The largest pitch is what is usual for the size of the insert, not a bound.",
      head: ["Designation", "Seat", "Shank", "Smallest bore", "Pitch up to about"],
      rows,
    },
  ];
}

/** Holders and bars for laydown threading inserts. */
export const threadingToolholders: GuideText = {
  family: "threading-holder",
  title: "Threading toolholders",
  lead: "The code says whether it cuts outside or inside, its hand, its shank, its length, and the size of its insert: usage of the trade, no standard.",
  example: "SNR 0016 M16",
  keys: ["finish"],
  choose: [
    {
      when: "Outside or inside",
      take: "SE.. takes inserts with E, SN.. and SI.. those with I: their profiles differ.",
    },
    {
      when: "Hand",
      take: "An R insert goes into an R holder, an L insert into an L holder.",
    },
    {
      when: "Seat",
      take: "Size, place and hand must be those of the insert: a holder with the seat 16IR takes 16IR 1.50 ISO, and not 16ER.",
    },
    {
      when: "Bar",
      take: "The thickest that the minor diameter of the thread lets in, with room for chips; the smallest bore stands on each sheet.",
    },
    {
      when: "Overhang",
      take: "Steel bars up to about 4 × their diameter; a holder as short as the part allows.",
    },
    {
      when: "Helix",
      take: "The insert leans with the thread: λ = arctan(P ÷ (π · D2)). A coarse pitch on a small diameter needs another shim than the usual one.",
    },
  ],
  wear: ["seat", "screw", "chatter"],
  tables: holderTable,
};
