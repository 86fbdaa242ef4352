import { clearances, tradeShapes, tradeThicknesses, tradeTypes } from "./insert-codes.ts";
import { isTradeSize } from "./insert-circles.ts";
import { allTypes } from "./insert-grammar.ts";

/** The codes of an insert by position. */
interface InsertCodes {
  shapeLetter: string;
  clearanceLetter: string;
  typeLetter: string;
  size: string;
  thicknessCode: string;
  corner: string;
}

/** Where an insert's code isn't the standard's, or means something else in the trade: a sentence for each position. */
export function tradeRemarks(codes: InsertCodes): string[] {
  const { shapeLetter, clearanceLetter, typeLetter, size, thicknessCode, corner } = codes;
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
  if (isTradeSize(shapeLetter, size)) {
    remarks.push(
      `Position 5: ${size} follows from no inscribed circle of ISO 1832; the maker's drawing decides.`,
    );
  }
  if (Object.hasOwn(tradeThicknesses, thicknessCode)) {
    const mm = tradeThicknesses[thicknessCode];
    remarks.push(`Position 6: ISO 1832 has no thickness ${thicknessCode}; the trade means about ${mm} mm.`);
  }
  if (shapeLetter !== "R" && corner === "M0") {
    remarks.push("Position 7: M0 belongs to round inserts; on other shapes the maker's drawing decides.");
  }
  return remarks;
}
