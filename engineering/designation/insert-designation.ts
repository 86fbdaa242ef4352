import type { Degrees, Mm } from "../units/units.ts";
import type { InsertShape, InsertType } from "./insert-forms.ts";
import { formatSeat } from "../values/seat.ts";
import { inchDigits, metricDigits } from "./inch-insert.ts";
import { circlesOf, cornerDimension, edgeLengthOf, hasCircleTable, isTradeSize } from "./insert-circles.ts";
import { clearances, edgeConditions, twoSidedTypes } from "./insert-codes.ts";
import { allShapes, allThicknesses, allTypes, insertSlots, wiperOf } from "./insert-grammar.ts";
import { tradeRemarks } from "./insert-remarks.ts";
import { toleranceOf, type ToleranceClass } from "./insert-tolerance.ts";
import { refuse, type Refusal } from "./refusal.ts";
import { plainText, readSlots, refusePart } from "./slots.ts";
import { tradeMeasuresOf, type TradeMeasures } from "./trade-inserts.ts";

/** A decoded ISO 1832 designation. Geometry only: no grade, no coating, no speed. Lengths in mm. */
export interface InsertDesignation {
  kind: "insert";
  /** As printed: `CNMG 120408`, with edge and hand if given. */
  code: string;
  /** The same in inches by ANSI B212.4: `CNMG 432`; undefined where that standard has no step for it. */
  inchCode?: string;
  /** The seat that it fits: `CN.. 1204`, `RC.. 1204M0`. */
  seat: string;
  shapeLetter: string;
  shape: InsertShape;
  /** Degrees; undefined means special. */
  clearance: Degrees | undefined;
  toleranceLetter: string;
  /** For the insert's own circle, where the class depends on it and the circle is known. */
  tolerance: ToleranceClass;
  typeLetter: string;
  type: InsertType;
  /** With one decimal; the code's whole number if no inscribed circle follows from it; undefined for round. */
  edgeLength: Mm | undefined;
  /** The inscribed circles that the code may mean; most codes mean one. */
  inscribedCircles: Mm[];
  thickness: Mm;
  /** RE; undefined for round inserts and those with a wiper. */
  cornerRadius: Mm | undefined;
  /** m, to which the corner's tolerance applies; undefined where no single circle is known. */
  cornerDimension: Mm | undefined;
  /** Milling inserts: cutting edge angle and clearance of the wiper, degrees; undefined means special. */
  wiper?: { angle: Degrees | undefined; clearance: Degrees | undefined };
  edgeLetter?: string;
  hand?: string;
  /** The maker's own suffix: chipbreaker, chamfer. */
  maker?: string;
  /** What of the above is the trade's and not the standard's. */
  trade?: TradeMeasures;
  /** Usable corners by geometry, undefined if special; tipped PCBN and PCD inserts have one edge for each tip. */
  corners: number | undefined;
  /** Where the trade uses a code otherwise than the standard, or sources disagree: a sentence each. */
  remarks: string[];
}

/** Four letters, or three of ANSI (`TPG 321`, no hole: N), then digits. */
const letters = /^([A-Z]{3})([A-Z])?[\s_./·-]*(?=[\d(])/;

/** The text with the digits of an inch code made metric; unchanged where it isn't one. */
export function metricText(text: string): string {
  const plain = plainText(text);
  const [head, three = "", type = "N"] = letters.exec(plain) ?? [];
  const [shape] = three;
  if (head === undefined || shape === undefined) return plain;
  const inch = metricDigits(shape, plain.slice(head.length));
  return inch ? `${three}${type}${inch.digits}${inch.rest}` : plain;
}

/**
 * Reads the designation of an indexable insert by ISO 1832, metric or inch (ANSI B212.4), with or without
 * spaces and hyphens. A refusal names the position that can't be read.
 */
export function decodeInsert(text: string): InsertDesignation | Refusal {
  const read = readSlots(metricText(text), insertSlots);
  if (read.kind === "refusal") return read;
  if (read.kind === "part") return refusePart(read);
  const [shapeLetter = "", clearanceLetter = "", toleranceLetter = "", typeLetter = "", size = ""] =
    read.codes;
  const [thicknessCode = "", typedCorner = ""] = read.codes.slice(5);
  const corner =
    /\d/.test(typedCorner) || typedCorner === "MO" ? typedCorner.replaceAll("O", "0") : typedCorner;
  const [shape, type] = [allShapes[shapeLetter], allTypes[typeLetter]];
  const head = shapeLetter + clearanceLetter + toleranceLetter + typeLetter;
  const trade = tradeMeasuresOf(`${head} ${size}${thicknessCode}`);
  const thickness = trade?.thickness ?? allThicknesses[thicknessCode];
  const inscribedCircles =
    trade?.circle === undefined ? circlesOf(shapeLetter, size, corner) : [trade.circle];
  const [circle] = inscribedCircles.length === 1 ? inscribedCircles : [];
  const tolerance = toleranceOf(toleranceLetter, shapeLetter, circle);
  if (!shape || !type || thickness === undefined || !tolerance)
    throw new Error(`${text}: accepted without a meaning`);
  const isRound = shapeLetter === "R";
  const roundness = corner === "M0" || corner === "00" ? corner : undefined;
  if (isRound && !roundness) return refuse(7, "corner", "M0 (diameter in mm) or 00 (in inches)", corner);
  if (hasCircleTable(shapeLetter) && inscribedCircles.length === 0 && !isTradeSize(shapeLetter, size)) {
    return refuse(5, "edge length", `a size of shape ${shapeLetter}`, size);
  }
  const cornerRadius = isRound || !/^\d+$/.test(corner) ? undefined : radiusOf(corner);
  if (circle !== undefined && cornerRadius !== undefined && cornerRadius >= circle / 2) {
    return refuse(7, "corner", `a radius smaller than ${circle / 2} mm`, corner);
  }
  if (/^\d/.test(read.rest))
    return refuse(8, "edge", "an edge letter, a hand or the maker's text", read.rest);

  const end = readEnd(read.rest);
  const tail = `${end.edgeLetter ?? ""}${end.hand ?? ""}`;
  const inch = circle === undefined ? undefined : inchDigits(shapeLetter, circle, thicknessCode, corner);
  const wiper = wiperOf(corner);
  return {
    kind: "insert",
    code: `${head} ${size}${thicknessCode}${corner}${tail}`,
    ...(inch === undefined ? {} : { inchCode: `${head} ${inch}${tail}` }),
    seat: formatSeat({
      kind: "seat",
      family: "iso",
      shape: shapeLetter,
      clearance: clearanceLetter,
      size,
      thickness: thicknessCode,
      ...(isRound && roundness && { roundness }),
    }),
    shapeLetter,
    shape,
    clearance: clearances[clearanceLetter],
    toleranceLetter,
    tolerance,
    typeLetter,
    type,
    edgeLength: edgeLength(shapeLetter, shape, size, inscribedCircles),
    inscribedCircles,
    thickness,
    cornerRadius,
    cornerDimension:
      circle === undefined || cornerRadius === undefined
        ? undefined
        : cornerDimension(shapeLetter, shape.angle, circle, cornerRadius),
    ...(wiper && { wiper }),
    ...end,
    ...(trade && { trade }),
    corners: cornersOf(shape, clearanceLetter, typeLetter),
    remarks: tradeRemarks({ shapeLetter, clearanceLetter, typeLetter, size, thicknessCode, corner, trade }),
  };
}

/** Corners of one face, twice if the insert can be turned over; special where type X leaves that open. */
function cornersOf(shape: InsertShape, clearanceLetter: string, typeLetter: string): number | undefined {
  const canTurn = clearanceLetter === "N";
  if (shape.corners === undefined || (canTurn && typeLetter === "X")) return undefined;
  return shape.corners * (canTurn && `${twoSidedTypes}P`.includes(typeLetter) ? 2 : 1);
}

function radiusOf(corner: string): Mm {
  return Number(corner) / (corner.length === 3 ? 100 : 10);
}

function edgeLength(letter: string, shape: InsertShape, size: string, circles: Mm[]): Mm | undefined {
  if (letter === "R") return undefined;
  const [circle, ...others] = circles;
  if (circle === undefined || others.length > 0) return Number(size.replace("L", "0"));
  const length = edgeLengthOf(letter, shape.angle, circle);
  return length === undefined ? undefined : Math.round(length * 10) / 10;
}

/** Reads positions 8 to 10; letters for neither edge nor hand are the maker's. */
function readEnd(rest: string): Pick<InsertDesignation, "edgeLetter" | "hand" | "maker"> {
  const [, edgeLetter, hand, maker] = /^\s*([FETSKP])?([RLN])?(?:[\s_./·-]+(.+))?$/.exec(rest) ?? [];
  const own = rest.replace(/^[\s_./·-]+/, "");
  if (edgeLetter === undefined && hand === undefined) return own === "" ? {} : { maker: own };
  return {
    ...(edgeLetter !== undefined && edgeLetter in edgeConditions ? { edgeLetter } : {}),
    ...(hand === undefined ? {} : { hand }),
    ...(maker === undefined ? {} : { maker }),
  };
}
