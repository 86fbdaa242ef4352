import type { ClearanceRow } from "../standards/clearance-holes.ts";
import type { Mm } from "../units/units.ts";

/** Kinds of holes: threads that are cut or formed, holes for a bolt without or with a seat for its head, all others. */
export type HoleKind = "tapped" | "formed" | "clearance" | "counterbore" | "countersink" | "plain";

/** A unified thread by the name of its size: `1/4`, `#10`. */
export interface UnifiedThread {
  form: "UNC" | "UNF";
  size: string;
}

/** A hole as it stands on a drawing. */
export interface Hole {
  kind: HoleKind;
  /** Of the thread or the bolt, or its own. */
  diameter: Mm;
  /** Of a metric thread. */
  pitch?: Mm;
  /** The thread, if it isn't metric. */
  unified?: UnifiedThread;
  /** Of a thread that is cut the other way round. */
  isLeftHand?: true;
  /** Of a hole for a bolt; medium if it isn't said. */
  row?: ClearanceRow;
  /** ISO 286 class of a plain hole: "H7". */
  fit?: string;
  /** Undefined if it isn't said. */
  isBlind?: boolean;
  /** The least depth, of the thread if it has one. */
  depth?: Mm;
}
