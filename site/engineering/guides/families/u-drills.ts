import { valuesOf } from "../../../catalogue/model/values.ts";
import { uDrillFeed } from "../../cutting/start-feeds.ts";
import { decodeInsert } from "../../designation/insert-designation.ts";
import type { GuideCell, GuideTable, GuideText, GuideTool } from "../guide.ts";
import { span } from "./span.ts";

/** The seats of the range's drills, their diameters, and an insert of the range for each. */
function seatTable(products: readonly GuideTool[]): GuideTable {
  const inserts = products.filter((product) => product.family === "drilling-insert");
  const drills = Map.groupBy(
    products.filter((product) => product.family === "u-drill"),
    ({ specifications }) => specifications.insert ?? "",
  );
  const rows = [...drills]
    .filter(([seat]) => seat !== "")
    .map(([seat, own]) => {
      const diameters = own.flatMap((product) => valuesOf(product).diameter?.max ?? []);
      const insert = inserts.find(({ specifications }) => {
        const read = decodeInsert(specifications.size ?? "");
        return read.kind === "insert" && read.seat === seat;
      });
      const cell: GuideCell = insert
        ? { text: insert.specifications.size ?? insert.name, product: insert.id }
        : "none yet";
      return { least: Math.min(...diameters), row: [seat, span(diameters), String(own.length), cell] };
    })
    .toSorted((one, other) => one.least - other.least)
    .map(({ row }) => row);
  return {
    title: "Seats and inserts",
    note: "The drills of our range. Which seat a diameter has differs from house to house.",
    head: ["Seat", "Diameters", "Drills", "An insert for it"],
    rows,
  };
}

/** Diameters and reaches that have a starting feed of their own. */
const feeds: [words: string, diameter: number, reach: number][] = [
  ["Ø16–26, 2 × D and 3 × D", 20, 3],
  ["Ø16–26, 4 × D", 20, 4],
  ["Ø27–50", 30, 3],
];

function feedTable(): GuideTable {
  return {
    title: "Feeds to start with",
    note: "Starting ranges of the trade, no promise: the maker's data for the insert wins.",
    head: ["Drill", "Feed, mm per revolution"],
    rows: feeds.flatMap(([words, diameter, reach]) => {
      const feed = uDrillFeed(diameter, reach);
      return feed ? [[words, `${feed.low}–${feed.high}`]] : [];
    }),
  };
}

/** Indexable drills with their inserts. */
export const uDrills: GuideText = {
  family: "u-drill",
  also: ["drilling-insert"],
  title: "U-drills",
  lead: "An indexable drill cuts from solid with two inserts, one at the middle and one outside. Its name is ours; the insert's code is the one that counts.",
  example: "UW28-3",
  says: [
    { key: "diameter", means: "of the hole in solid material" },
    { key: "depth", means: "the deepest hole" },
    { key: "insert", means: "the seat: what an insert's code must begin with" },
    { key: "shank", means: "what the holder takes; flatted for a clamping screw" },
    { key: "flutes", means: "effective edges: the two inserts share one cut" },
  ],
  keys: ["coating", "edge"],
  choose: [
    {
      when: "U-drill or solid carbide",
      take: "From about Ø14 on, holes without a fine tolerance: a new edge costs an insert, not a drill. Below, and for close holes, solid carbide.",
    },
    {
      when: "Depth",
      take: "The shortest that reaches: 2 × D and 3 × D stay straight; 4 × D needs a lower feed.",
    },
    {
      when: "Insert",
      take: "WC.. is a trigon with three corners, SP.. a square with four. The SPMG of the trade is one-sided, though letter G of ISO 1832 says otherwise.",
    },
    {
      when: "Feed",
      take: "One effective edge: the feed per revolution is the feed of an edge. It is not doubled because there are two inserts.",
    },
    { when: "Coolant", take: "Through the tool, in plenty: it brings the chips out of the hole." },
    {
      when: "Grade",
      take: "The middle insert hardly moves and is pressed: tough. The outer one has the full speed: harder, if wear asks for it.",
    },
  ],
  wear: ["corner", "flank", "chipping", "builtUp", "breakage", "seat", "screw"],
  tables: (products) => [seatTable(products), feedTable()],
};
