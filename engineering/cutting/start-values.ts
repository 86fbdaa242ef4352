import { groupsIn } from "../values/material.ts";
import type { WorkpieceGroup } from "../values/workpiece-groups.ts";
import type { MetrePerMinute } from "../units/units.ts";
import type { StartValue } from "./start-value.ts";
import type { Tool } from "../values/tool.ts";
import { cutsOf } from "./cuts-of.ts";
import { speedOfGrade } from "./speed-of-grade.ts";
import { speedsFor } from "./start-speeds.ts";

/**
 * Starting ranges of a tool for the workpiece groups that it claims. The cutting speed follows family and group, in
 * turning also the grade's number; the feed follows diameter, width, pitch or corner radius. Groups without known values
 * are left out, and all of them for a tool that the tables don't cover. `insertGroups` are the groups of a body's inserts:
 * it claims none of its own.
 */
export function startValuesOf(tool: Tool, insertGroups: readonly WorkpieceGroup[] = []): StartValue[] {
  const { material, grade = "" } = tool.specifications;
  const groups = material === undefined ? insertGroups : groupsIn(material);
  const cuts = cutsOf(tool);
  return groups.flatMap((group) =>
    cuts.flatMap(({ operation, feed, note, slowed = 1 }) =>
      speedsFor(operation, group, material ?? "").flatMap(({ low, start, high, note: materials }) => {
        const value = feed(group, materials);
        if (!value) return [];
        const notes = [note, materials].filter((each) => each !== undefined).join(", ");
        const at = (speed: MetrePerMinute): MetrePerMinute =>
          slowed === 1 ? speed : Math.floor(speed * slowed);
        const range = { low: at(low), start: at(start), high: at(high) };
        const vc = operation === "turning" ? speedOfGrade(range, group, grade) : range;
        return { group, ...(notes && { note: notes }), vc, ...value };
      }),
    ),
  );
}
