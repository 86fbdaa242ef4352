import type { MetrePerMinute, Mm, MmPerTooth, MmPerTurn } from "../units/units.ts";
import type { Tool } from "../values/tool.ts";
import type { WorkpieceGroup } from "../values/workpiece-groups.ts";

/** What a library takes of a start value: where it starts, and its range for the reader. */
interface CamRange<Unit extends number> {
  low: Unit;
  start: Unit;
  high: Unit;
}

/** A start value as the products have it. */
export interface CamStart {
  group: WorkpieceGroup;
  note?: string | undefined;
  vc: CamRange<MetrePerMinute>;
  fn?: CamRange<MmPerTurn> | undefined;
  fz?: CamRange<MmPerTooth> | undefined;
  pitch?: { low: Mm; high: Mm } | undefined;
}

/** What of a product goes into a CAM library. */
export interface CamTool extends Tool {
  id: string;
  name: string;
  orderCode?: string | undefined;
  startValues?: readonly CamStart[] | undefined;
}

/** What a library says of itself. */
export interface CamSource {
  /** Address of a tool's own page. */
  linkOf: (tool: CamTool) => string;
  /** When it is written. */
  now: Date;
}
