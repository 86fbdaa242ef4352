import type { SpecificationKey } from "#engineering/values/specification-keys.ts";

/** Added if a family's own attributes are too few. */
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
