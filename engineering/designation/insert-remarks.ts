import { clearances, tradeShapes, tradeThicknesses, tradeTypes } from "./insert-codes.ts";
import { circlesOf, isTradeSize } from "./insert-circles.ts";
import { allThicknesses, allTypes } from "./insert-grammar.ts";
import type { TradeMeasures } from "./trade-inserts.ts";

/** The codes of an insert by position. */
interface InsertCodes {
  shapeLetter: string;
  clearanceLetter: string;
  typeLetter: string;
  size: string;
  thicknessCode: string;
  corner: string;
  trade: TradeMeasures | undefined;
}

/** Where the size isn't that of a circle of the standard: what the trade means by it, or who knows. */
function sizeRemarks({ shapeLetter, size, corner, trade }: InsertCodes): string[] {
  const isOwn = isTradeSize(shapeLetter, size);
  if (!isOwn && trade?.circle === undefined) return [];
  const [circle] = circlesOf(shapeLetter, size, corner);
  const iso = isOwn
    ? `${size} follows from no inscribed circle of ISO 1832`
    : `by ISO 1832 ${size} is IC ${circle} mm`;
  const means =
    trade?.circle === undefined ? "the maker's drawing decides" : `the trade means IC ${trade.circle} mm`;
  return [`Position 5: ${iso}; ${means}.`];
}

/** Where the thickness isn't the standard's. */
function thicknessRemarks({ thicknessCode, trade }: InsertCodes): string[] {
  const mm = trade?.thickness ?? tradeThicknesses[thicknessCode];
  if (mm === undefined) return [];
  const iso = Object.hasOwn(tradeThicknesses, thicknessCode)
    ? `ISO 1832 has no thickness ${thicknessCode}`
    : `by ISO 1832 ${thicknessCode} is ${allThicknesses[thicknessCode]} mm`;
  return [`Position 6: ${iso}; the trade means about ${mm} mm.`];
}

/** Where an insert's code isn't the standard's, or means something else in the trade: a sentence for each position. */
export function tradeRemarks(codes: InsertCodes): string[] {
  const { shapeLetter, clearanceLetter, typeLetter, corner } = codes;
  const type = allTypes[typeLetter];
  const remarks: string[] = [];
  if (Object.hasOwn(tradeShapes, shapeLetter)) {
    remarks.push(`Position 1: ISO 1832 has no shape ${shapeLetter}; makers give it different angles.`);
  }
  if (Object.hasOwn(tradeTypes, typeLetter)) {
    remarks.push(`Position 4: ${typeLetter} is a letter of ANSI B212.4, not of ISO 1832.`);
  }
  // An insert with clearance has only one cutting face.
  if (
    clearances[clearanceLetter] !== 0 &&
    type?.chipbreaker === "both faces" &&
    !(typeLetter in tradeTypes)
  ) {
    remarks.push(
      `Position 4: by ISO 1832 ${typeLetter} has a chipbreaker on both faces, but an insert with clearance cuts with one; the trade's use may differ.`,
    );
  }
  remarks.push(...sizeRemarks(codes), ...thicknessRemarks(codes));
  if (shapeLetter !== "R" && corner === "M0") {
    remarks.push("Position 7: M0 belongs to round inserts; on other shapes the maker's drawing decides.");
  }
  return remarks;
}
