import { valuesOf } from "#engineering/values/values.ts";
import { uDrillFeed } from "#engineering/cutting/start-feeds.ts";
import { decodeInsert } from "#engineering/designation/insert-designation.ts";
import type { GuideCell, GuideTool } from "../guide.ts";
import { span } from "./span.ts";

/** The seats of the range's drills, their diameters, and an insert of the range for each. */
export function seatRows(products: readonly GuideTool[]): GuideCell[][] {
  const inserts = products.filter((product) => product.family === "drilling-insert");
  const drills = Map.groupBy(
    products.filter((product) => product.family === "u-drill"),
    ({ specifications }) => specifications.insert ?? "",
  );
  return [...drills]
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
}

/** Diameters and reaches with their own starting feed. */
const feeds: [words: string, diameter: number, reach: number][] = [
  ["Ø16–26, 2 × D and 3 × D", 20, 3],
  ["Ø16–26, 4 × D", 20, 4],
  ["Ø27–50", 30, 3],
];

/** The starting feeds of U-drills. */
export function uDrillFeedRows(): GuideCell[][] {
  return feeds.flatMap(([words, diameter, reach]) => {
    const feed = uDrillFeed(diameter, reach);
    return feed ? [[words, `${feed.low}–${feed.high}`]] : [];
  });
}
