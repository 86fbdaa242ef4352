import type { SpecificationKey } from "#engineering/values/specification-keys.ts";

/** Name of a part of a specification by which tools are chosen. */
export type SpecificationPart =
  | "thickness"
  | "chipbreaker"
  | "cornerRadius"
  | "ballRadius"
  | "edgeAngle"
  | "pointAngle"
  | "stepDiameter"
  | "stepAngle"
  | "madeFor"
  | "leadAngle"
  | "edgePreparation"
  | "hand"
  | "holeType"
  | "tolerance"
  | "cbnContent"
  | "grainSize";

/** A specification as a whole, or a part of one. */
export type Lead = SpecificationKey | SpecificationPart;
