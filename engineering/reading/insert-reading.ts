import { shapeName } from "../designation/insert-forms.ts";
import { edgeConditions } from "../designation/insert-codes.ts";
import { decodeInsert, metricText, type InsertDesignation } from "../designation/insert-designation.ts";
import { degrees, insertSlots, plusMinus, typeWords } from "../designation/insert-grammar.ts";
import { hands } from "../designation/holder-codes.ts";
import { partReading, type Position, type Reading, type WholeReading } from "./reading.ts";
import { readSlots } from "../designation/slots.ts";

function sizeWords({ edgeLength, inscribedCircles }: InsertDesignation): string {
  const circle = inscribedCircles.map((diameter) => `IC ${diameter} mm`).join(" or ");
  return [edgeLength === undefined ? "" : `edge ${edgeLength} mm`, circle].filter(Boolean).join(", ");
}

function cornerWords({ cornerRadius, wiper, shapeLetter }: InsertDesignation): string {
  if (wiper) return `edge angle ${degrees(wiper.angle)}, wiper clearance ${degrees(wiper.clearance)}`;
  if (cornerRadius !== undefined) return cornerRadius === 0 ? "sharp" : `RE ${cornerRadius} mm`;
  return shapeLetter === "R" ? "round" : "special";
}

function positionsOf(insert: InsertDesignation): Position[] {
  const [, clearance = "", size = "", thickness = "", corner = ""] =
    /^.(.).. (..)(..)(\d{3}|M0|\d\d|[A-Z]{2})/.exec(insert.code) ?? [];
  const { edgeLetter, hand, maker } = insert;
  return [
    { code: insert.shapeLetter, name: "Shape", meaning: shapeName(insert.shapeLetter) ?? "special" },
    { code: clearance, name: "Clearance", meaning: degrees(insert.clearance) },
    { code: insert.toleranceLetter, name: "Tolerance", meaning: `IC ${plusMinus(insert.tolerance.d)}` },
    { code: insert.typeLetter, name: "Type", meaning: typeWords(insert.type) },
    { code: size, name: "Size", meaning: sizeWords(insert) },
    { code: thickness, name: "Thickness", meaning: `${insert.thickness} mm` },
    { code: corner, name: "Corner", meaning: cornerWords(insert) },
    ...(edgeLetter ? [{ code: edgeLetter, name: "Edge", meaning: edgeConditions[edgeLetter] ?? "" }] : []),
    ...(hand ? [{ code: hand, name: "Hand", meaning: hands[hand] ?? "" }] : []),
    ...(maker ? [{ code: maker, name: "Maker", meaning: "the maker's own text" }] : []),
  ];
}

/** A decoded insert position by position. */
export function insertReading(insert: InsertDesignation): WholeReading {
  return {
    kind: "whole",
    standard: "ISO 1832",
    code: insert.code,
    positions: positionsOf(insert),
    seat: insert.seat,
    remarks: insert.remarks,
  };
}

/** Reads an insert's designation or its beginning. */
export function readInsert(text: string): Reading {
  const insert = decodeInsert(text);
  if (insert.kind === "insert") return insertReading(insert);
  const read = readSlots(metricText(text), insertSlots);
  return read.kind === "part" ? partReading("ISO 1832", insertSlots, read) : insert;
}
