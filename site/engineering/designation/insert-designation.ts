import {
  shapes,
  thicknesses,
  types,
  type InsertShape,
  type InsertType,
} from "../../catalogue/model/insert-forms.ts";
import { formatSeat } from "../../catalogue/relations/seat.ts";
import { metricDigits } from "./inch-insert.ts";
import { circlesOf, edgeLengthOf, hasCircleTable } from "./insert-circles.ts";
import {
  clearances,
  edgeConditions,
  tolerances,
  twoSidedTypes,
  wiperAngles,
  type ToleranceClass,
} from "./insert-codes.ts";
import { refuse, type Refusal } from "./refusal.ts";

/** A decoded ISO 1832 designation. Geometry only: no grade, no coating, no speed. Lengths in mm. */
export interface InsertDesignation {
  kind: "insert";
  /** As printed: `CNMG 120408`, with edge and hand if given. */
  code: string;
  /** The seat that it fits: `CN.. 1204`, `RC.. 1204M0`. */
  seat: string;
  shapeLetter: string;
  shape: InsertShape;
  /** Degrees; undefined means special. */
  clearance: number | undefined;
  toleranceLetter: string;
  tolerance: ToleranceClass;
  typeLetter: string;
  type: InsertType;
  /** With one decimal; the code's whole number if no inscribed circle follows from it; undefined for round. */
  edgeLength: number | undefined;
  /** The inscribed circles that the code may mean; most codes mean one. */
  inscribedCircles: number[];
  thickness: number;
  /** RE; undefined for round inserts and those with a wiper. */
  cornerRadius: number | undefined;
  /** Milling inserts: cutting edge angle and clearance of the wiper, degrees; undefined means special. */
  wiper?: { angle: number | undefined; clearance: number | undefined };
  edgeLetter?: string;
  hand?: string;
  /** The maker's own suffix: chipbreaker, chamfer. */
  maker?: string;
  /** Usable corners by geometry; tipped PCBN and PCD inserts have one edge for each tip. */
  corners: number | undefined;
}

const corners = /^(?:003|005|M0|\d\d|[ADEFGPZ][A-GNPOZ])/;

/**
 * Reads the designation of an indexable insert by ISO 1832, metric or inch (ANSI B212.4), with or without
 * spaces and hyphens. A refusal names the position that can't be read.
 */
export function decodeInsert(text: string): InsertDesignation | Refusal {
  let rest = text.normalize("NFKC").toUpperCase().trim();
  const take = (pattern: RegExp): string => {
    rest = rest.replace(/^[\s_./·-]+/, "");
    const found = pattern.exec(rest)?.[0] ?? "";
    rest = rest.slice(found.length);
    return found;
  };
  const [shapeLetter = "", clearanceLetter = "", toleranceLetter = "", typeLetter = ""] = take(/^.{0,4}/);
  const shape = shapes[shapeLetter];
  if (!shape) return refuse(1, "shape", `one of ${listed(shapes)}`, shapeLetter);
  if (!(clearanceLetter in clearances)) {
    return refuse(2, "clearance", `one of ${listed(clearances)}`, clearanceLetter);
  }
  const tolerance = tolerances[toleranceLetter];
  if (!tolerance) return refuse(3, "tolerance", `one of ${listed(tolerances)}`, toleranceLetter);
  const type = types[typeLetter];
  if (!type) return refuse(4, "type", `one of ${listed(types)}`, typeLetter);

  const inch = metricDigits(shapeLetter, rest.trim());
  if (inch) rest = inch.digits + inch.rest;
  const size = take(/^[\dL]\d/);
  if (size === "") return refuse(5, "edge length", "two digits such as 12", rest.slice(0, 2));
  const thicknessCode = take(/^[\dST]\d/);
  const thickness = thicknesses[thicknessCode];
  if (thickness === undefined) {
    const found = thicknessCode === "" ? rest.slice(0, 2) : thicknessCode;
    return refuse(6, "thickness", `one of ${listed(thicknesses)}`, found);
  }
  const corner = take(corners);
  if (corner === "") return refuse(7, "corner", "tenths of a mm such as 08", rest.slice(0, 2));
  const inscribedCircles = circlesOf(shapeLetter, size, corner);
  if (hasCircleTable(shapeLetter) && inscribedCircles.length === 0) {
    return refuse(5, "edge length", `a size of shape ${shapeLetter}`, size);
  }

  const end = readEnd(rest);
  const isTwoSided = clearanceLetter === "N" && twoSidedTypes.includes(typeLetter);
  const letters = shapeLetter + clearanceLetter + toleranceLetter + typeLetter;
  const [angleLetter = "", wiperLetter = ""] = corner;
  const isRound = shapeLetter === "R";
  return {
    kind: "insert",
    code: `${letters} ${size}${thicknessCode}${corner}${end.edgeLetter ?? ""}${end.hand ?? ""}`,
    seat: formatSeat({
      kind: "seat",
      family: "iso",
      shape: shapeLetter,
      clearance: clearanceLetter,
      size,
      thickness: thicknessCode,
      ...(isRound && (corner === "M0" || corner === "00") && { roundness: corner }),
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
    cornerRadius: isRound || !/^\d+$/.test(corner) ? undefined : radiusOf(corner),
    ...(/^[A-Z]{2}$/.test(corner)
      ? { wiper: { angle: wiperAngles[angleLetter], clearance: clearances[wiperLetter] } }
      : {}),
    ...end,
    corners: shape.corners === undefined ? undefined : shape.corners * (isTwoSided ? 2 : 1),
  };
}

function listed(table: Record<string, unknown>): string {
  return Object.keys(table).join(", ");
}

function radiusOf(corner: string): number {
  return Number(corner) / (corner.length === 3 ? 100 : 10);
}

function edgeLength(
  letter: string,
  shape: InsertShape,
  size: string,
  inscribedCircles: number[],
): number | undefined {
  if (letter === "R") return undefined;
  const [circle, ...others] = inscribedCircles;
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
