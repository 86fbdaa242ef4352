import type { Formula } from "../formula.ts";
import type { Figures, QuantityName } from "../quantities.ts";
import type { Operation as StartOperation } from "../../cutting/start-speeds.ts";

/** Identifiers of the operations, as in the address. */
export const operationIds = [
  "turning",
  "boring",
  "facing",
  "milling",
  "ball-nose",
  "drilling",
  "u-drilling",
  "tapping",
  "threading",
  "threading-internal",
  "threading-whitworth",
  "threading-npt",
  "grooving",
  "parting",
] as const;

export type OperationId = (typeof operationIds)[number];

/** An operation as data: what is asked, what is worked out, and how. */
export interface Operation {
  id: OperationId;
  name: string;
  /** What is asked, in the order of the fields; each with the figure that the field starts with. */
  asks: readonly { name: QuantityName; start: number; label?: string }[];
  /** Quantities that may be left empty, such as the length of the cut. */
  optional: readonly QuantityName[];
  formulas: readonly Formula[];
  /** What is answered first, large. */
  answers: readonly QuantityName[];
  /** What contradicts itself, in words; nothing if all is well. */
  contradiction?: (figures: Figures) => string | undefined;
  /** The table of starting speeds that fits, where no product is given; left out where none is known. */
  startsLike?: StartOperation;
  /** Which feed the operation has. */
  feed: "feed" | "toothFeed" | "pitch";
}
