import { chipFields } from "#engineering/cutting/chip-fields.ts";
import { isWorkpieceGroup, type WorkpieceGroup } from "#engineering/values/workpiece-groups.ts";
import type { Product } from "../../model/schema.ts";
import type { RequestedCut } from "./read-cut.ts";

/** The field of an insert in the index: depth of cut and feed, in mm, for some workpiece groups. */
export interface ChipFact {
  groups: readonly WorkpieceGroup[];
  symbol: "fn" | "fz";
  depth: readonly [low: number, high: number];
  feed: readonly [low: number, high: number];
}

/** An insert's fields as texts of the index: "PM ap 1–4, fn 0.15–0.35". */
export function chipTexts({ startValues }: Pick<Product, "startValues">): string[] {
  return chipFields(startValues).map(
    ({ groups, symbol, depth, feed }) =>
      `${groups.join("")} ap ${depth.low}–${depth.high}, ${symbol} ${feed.low}–${feed.high}`,
  );
}

/** Reads {@link chipTexts}. */
export function readChipText(text: string): ChipFact | undefined {
  const [, letters = "", low, high, symbol, least, most] =
    /^([PMKNSH]+) ap ([\d.]+)–([\d.]+), (fn|fz) ([\d.]+)–([\d.]+)$/.exec(text) ?? [];
  if (symbol !== "fn" && symbol !== "fz") return undefined;
  return {
    groups: letters.split("").filter(isWorkpieceGroup),
    symbol,
    depth: [Number(low), Number(high)],
    feed: [Number(least), Number(most)],
  };
}

const NEAR = 1e-9;

/** How far a figure is from the middle of a range: 0 in it, 1 at its ends, more outside. */
function offMiddle(figure: number, [low, high]: readonly [number, number]): number {
  const half = (high - low) / 2;
  return half === 0 ? (figure === low ? 0 : Infinity) : Math.abs(figure - low - half) / half;
}

/** How far a cut is from the middle of a field, 0 to 1; undefined outside it, and in a field of the other feed. */
export function placeInField({ depth, feed, symbol }: RequestedCut, field: ChipFact): number | undefined {
  if (symbol !== undefined && symbol !== field.symbol) return undefined;
  const off = Math.max(offMiddle(depth, field.depth), feed === undefined ? 0 : offMiddle(feed, field.feed));
  return off <= 1 + NEAR ? off : undefined;
}
