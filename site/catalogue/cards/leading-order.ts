import type { SpecificationKey } from "../model/specification-keys.ts";
import type { SpecificationPart } from "../model/specification-part.ts";
import type { ToolFamily } from "../model/tool-family.ts";

/** A specification as a whole, or a part of one. */
export type Lead = SpecificationKey | SpecificationPart;

/** How tools of each family are chosen, most important first. More than six where some may be missing. */
export const leadingOrder: Readonly<Record<ToolFamily, readonly Lead[]>> = {
  "turning-insert": ["diameter", "thickness", "cornerRadius", "chipbreaker", "grade", "coating", "depth"],
  "superhard-insert": [
    "diameter",
    "cornerRadius",
    "edgePreparation",
    "cbnContent",
    "grainSize",
    "depth",
    "hardness",
  ],
  "milling-insert": ["diameter", "thickness", "cornerRadius", "edgeAngle", "depth", "grade", "coating"],
  "drilling-insert": ["diameter", "thickness", "cornerRadius", "grade", "coating", "hardness"],
  "threading-insert": ["threadPitch", "threadStandards", "insert", "diameter", "grade", "coating"],
  "grooving-insert": ["width", "depth", "insert", "cornerRadius", "grade", "coating"],
  "parting-insert": ["width", "insert", "leadAngle", "cornerRadius", "grade", "coating"],
  "turning-holder": ["insert", "shank", "edgeAngle", "hand", "length", "width"],
  "boring-bar": ["diameter", "shank", "edgeAngle", "length", "insert", "hand"],
  "threading-holder": ["diameter", "shank", "length", "insert", "hand", "coolant"],
  "grooving-holder": ["width", "depth", "insert", "shank", "length", "hand"],
  "parting-blade": ["width", "depth", "insert", "shank", "length", "coolant"],
  "end-mill": ["diameter", "flutes", "depth", "length", "shank", "coating"],
  "ball-nose": ["diameter", "ballRadius", "depth", "length", "shank", "coating"],
  "milling-cutter": ["diameter", "flutes", "edgeAngle", "depth", "insert", "shank"],
  drill: ["diameter", "depth", "length", "shank", "coolant", "pointAngle"],
  "u-drill": ["diameter", "depth", "insert", "shank", "length"],
  tap: ["size", "threadPitch", "tolerance", "edge", "holeType", "coating"],
};

/** Shown for a tool of unknown family, and added where a family's own attributes are too few. */
export const commonOrder: readonly SpecificationKey[] = [
  "diameter",
  "width",
  "threadPitch",
  "flutes",
  "depth",
  "length",
  "size",
  "insert",
  "grade",
  "coating",
  "threadStandards",
  "hardness",
  "shank",
  "edge",
  "coolant",
];
