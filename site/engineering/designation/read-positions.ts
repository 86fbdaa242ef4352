import { shapeName } from "../../catalogue/model/insert-forms.ts";
import { clearances, edgeConditions } from "./insert-codes.ts";
import { decodeHolder, type HolderDesignation, type HolderHead } from "./holder-designation.ts";
import { decodeInsert, type InsertDesignation } from "./insert-designation.ts";

/** One position of a designation: its characters, its name in the standard, and its meaning. */
export interface Position {
  code: string;
  name: string;
  meaning: string;
}

/** A designation read position by position, with the standard it follows. */
export interface ReadDesignation {
  standard: string;
  positions: Position[];
}

/**
 * Reads an ISO designation of an insert, an external holder or a boring bar position by position. Undefined for
 * any other text, also for the trade's own codes and those that violate the standard.
 */
export function readPositions(text: string): ReadDesignation | undefined {
  const holder = decodeHolder(text);
  if (holder.kind !== "refusal") return readHolder(text, holder);
  const insert = decodeInsert(text);
  if (insert.kind === "refusal" || isAgainstIso(insert)) return undefined;
  return { standard: "ISO 1832", positions: insertPositions(insert) };
}

/** Codes such as SPMG: an insert with clearance has only one face, so the trade uses the letter differently. */
function isAgainstIso({ clearance, type }: InsertDesignation): boolean {
  return clearance !== 0 && type.chipbreaker === "both faces";
}

const hands = { R: "right hand", L: "left hand", N: "neutral" };

function handWords(letter: string): string {
  return letter === "R" || letter === "L" || letter === "N" ? hands[letter] : "";
}

function degrees(angle: number | undefined): string {
  return angle === undefined ? "special" : `${angle}°`;
}

function shapeWords(letter: string): string {
  return shapeName(letter) ?? "special";
}

function tolerance(value: number | [number, number]): string {
  return `± ${typeof value === "number" ? value : value.join("–")} mm`;
}

function typeWords({ hole, chipbreaker }: InsertDesignation["type"]): string {
  if (hole === "special") return "special";
  return `${hole === "none" ? "no" : hole} hole, ${chipbreaker === "none" ? "no chipbreaker" : `chipbreaker on ${chipbreaker}`}`;
}

function sizeWords({ edgeLength, inscribedCircles }: InsertDesignation): string {
  const circle = inscribedCircles.map((diameter) => `IC ${diameter} mm`).join(" or ");
  return [edgeLength === undefined ? "" : `edge ${edgeLength} mm`, circle].filter(Boolean).join(", ");
}

function cornerWords({ cornerRadius, wiper }: InsertDesignation): string {
  if (wiper) return `edge angle ${degrees(wiper.angle)}, wiper clearance ${degrees(wiper.clearance)}`;
  return cornerRadius === undefined ? "round" : `RE ${cornerRadius} mm`;
}

function insertPositions(insert: InsertDesignation): Position[] {
  const [, clearance = "", size = "", thickness = "", corner = ""] =
    /^.(.).. (..)(..)(\d{3}|M0|\d\d|[A-Z]{2})/.exec(insert.code) ?? [];
  const { edgeLetter, hand } = insert;
  return [
    { code: insert.shapeLetter, name: "Shape", meaning: shapeWords(insert.shapeLetter) },
    { code: clearance, name: "Clearance", meaning: degrees(insert.clearance) },
    { code: insert.toleranceLetter, name: "Tolerance", meaning: `IC ${tolerance(insert.tolerance.d)}` },
    { code: insert.typeLetter, name: "Type", meaning: typeWords(insert.type) },
    { code: size, name: "Size", meaning: sizeWords(insert) },
    { code: thickness, name: "Thickness", meaning: `${insert.thickness} mm` },
    { code: corner, name: "Corner", meaning: cornerWords(insert) },
    ...(edgeLetter ? [{ code: edgeLetter, name: "Edge", meaning: edgeConditions[edgeLetter] ?? "" }] : []),
    ...(hand ? [{ code: hand, name: "Hand", meaning: handWords(hand) }] : []),
  ];
}

/** Splits a text into pieces of these lengths; spaces and hyphens don't count. */
function cut(text: string, lengths: readonly number[]): string[] {
  let rest = text.normalize("NFKC").toUpperCase().replaceAll(/[\s-]/g, "");
  return lengths.map((length) => {
    const piece = rest.slice(0, length);
    rest = rest.slice(length);
    return piece;
  });
}

function headMeanings(head: HolderHead): [string, string][] {
  return [
    ["Clamping", head.clamping],
    ["Insert shape", shapeWords(head.shape)],
    ["Style", `KAPR ${head.angles.map((angle) => `${angle}°`).join(" or ")}`],
    ["Insert clearance", degrees(clearances[head.clearance])],
    ["Hand", handWords(head.hand)],
  ];
}

function readHolder(text: string, holder: HolderDesignation): ReadDesignation {
  const head = headMeanings(holder.head);
  const size: [string, string] = ["Insert size", `edge length code ${holder.head.size}`];
  const length: [string, string] = ["Length", `${holder.length} mm`];
  const isBar = holder.kind === "bar";
  const meanings: [string, string][] = isBar
    ? [["Bar", holder.barType], ["Diameter", `${holder.diameter} mm`], length, ...head, size]
    : [...head, ["Shank height", `${holder.height} mm`], ["Shank width", `${holder.width} mm`], length, size];
  const codes = cut(text, isBar ? [1, 2, 1, 1, 1, 1, 1, 1, 2] : [1, 1, 1, 1, 1, 2, 2, 1, 2]);
  return {
    standard: isBar ? "ISO 6261" : "ISO 5608",
    positions: meanings.map(([name, meaning], at) => ({ code: codes[at] ?? "", name, meaning })),
  };
}
