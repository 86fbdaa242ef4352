import type { ClearanceRow } from "../standards/clearance-holes.ts";
import type { Mm } from "../units/units.ts";

/** Kinds of holes: threads that are cut or formed, holes for a bolt without or with a seat for its head, all others. */
export type HoleKind = "tapped" | "formed" | "clearance" | "counterbore" | "countersink" | "plain";

/** A hole as it stands on a drawing. */
export interface Hole {
  kind: HoleKind;
  /** Of the metric thread or the bolt, or its own. */
  diameter: Mm;
  /** Of a thread. */
  pitch?: Mm;
  /** Of a hole for a bolt; medium if it isn't said. */
  row?: ClearanceRow;
  /** ISO 286 class of a plain hole: "H7". */
  fit?: string;
  /** Undefined if it isn't said. */
  isBlind?: boolean;
  /** The least depth, of the thread if it has one. */
  depth?: Mm;
}
