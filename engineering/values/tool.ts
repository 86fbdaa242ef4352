import type { SpecificationKey } from "./specification-keys.ts";
import { stepOf } from "./step.ts";

/** The printed specifications of a tool. */
export type Specifications = Partial<Readonly<Record<SpecificationKey, string | undefined>>>;

/** What is asked of a tool here: its family by name, and its specifications. */
export interface Tool {
  family: string;
  specifications: Specifications;
}

/**
 * Words of types whose outline isn't that of their family: a T-slot mill is no cylinder. No specification describes
 * theirs.
 */
const ownForm =
  /\b(?:core drill|cent(?:re|er)(?:ing)? drill|counterbor\w*|countersink\w*|t-slot|dovetail|taper(?:ed)?|corner.rounding|concave|convex|barrel|lollipop|undercut\w*|engraving|high.feed|thread(?:ing)? end mill|threading mill)\b/i;

/** A step whose diameter and angle the edge doesn't say. */
const steps = /\b(?:step|subland)\b/i;

/** Whether a tool has an outline of its own, which isn't that of its family. */
export function hasOwnForm({ specifications: { type = "", edge } }: Pick<Tool, "specifications">): boolean {
  return ownForm.test(type) || (steps.test(type) && !stepOf(edge));
}

/** Whether a tool fits into a seat, instead of having one: the names of such families end so. */
export function isInsert({ family }: Pick<Tool, "family">): boolean {
  return family.endsWith("-insert");
}
