import type { MetrePerMinute, MmPerMinute, MmPerTooth, MmPerTurn, PerMinute } from "../units/units.ts";
import type { ToolShape } from "../drawing/tool-shape.ts";
import { type WorkpieceGroup, workpieceGroups } from "../values/workpiece-groups.ts";
import type { CamTool } from "./cam-tool.ts";

/** Cutting data of a solid tool for one workpiece group and one way to cut. */
export interface CamPreset {
  /** "P Steel, slotting". */
  name: string;
  group: WorkpieceGroup;
  note: string;
  /** The ranges in words. */
  description: string;
  vc: MetrePerMinute;
  fz: MmPerTooth;
  fn: MmPerTurn;
  n: PerMinute;
  vf: MmPerMinute;
}

/**
 * The start values of a tool as a library's presets. Those are left out whose feed per tooth or turn can't be told from
 * the other: a tool that names no flutes.
 */
export function camPresets({ startValues = [] }: CamTool, { diameter, flutes }: ToolShape): CamPreset[] {
  if (flutes === 0) return [];
  return startValues.flatMap(({ group, note = "", vc, fn, fz, pitch }) => {
    const isOnePitch = pitch?.low === pitch?.high;
    const perTurn = fn?.start ?? (isOnePitch ? pitch?.high : undefined) ?? (fz && fz.start * flutes);
    if (perTurn === undefined) return [];
    const n = Math.round((1000 * vc.start) / (Math.PI * diameter));
    const feed = fz ? `fz ${span(fz)} mm` : fn ? `fn ${span(fn)} mm` : `pitch ${perTurn} mm`;
    return {
      name: [`${group} ${workpieceGroups[group]}`, note].filter(Boolean).join(", "),
      group,
      note,
      description: `vc ${span(vc)} m/min, ${feed}. Guidance to start with; your machine and clamping decide.`,
      vc: vc.start,
      fz: tidy(fz?.start ?? perTurn / flutes),
      fn: tidy(perTurn),
      n,
      vf: Math.round(n * perTurn),
    };
  });
}

function tidy(feed: number): number {
  return Number(feed.toFixed(5));
}

function span({ low, high }: { low: number; high: number }): string {
  return low === high ? String(low) : `${low}–${high}`;
}
