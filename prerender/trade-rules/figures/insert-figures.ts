import { decodeInsert } from "#engineering/designation/insert-designation.ts";
import type { Rule } from "../tool.ts";

/** Largest corner of an insert with a wiper, as a part of its edge: more would leave no edge and no wiper. */
const LARGEST_CORNER = 0.25;

/** A milling insert's code names its wiper and not its corner radius: that must be plausible for the edge. */
export const checkInsertFigures: Rule = (tool) => {
  const code = decodeInsert(tool.text("size"));
  const radius = tool.edge("RE");
  if (code.kind === "refusal" || !code.wiper || code.edgeLength === undefined || radius === undefined)
    return [];
  const most = Number((LARGEST_CORNER * code.edgeLength).toFixed(1));
  return tool.expect(
    radius <= most,
    "edge",
    `RE ${most} mm or less`,
    `plausible for an edge of ${code.edgeLength} mm: ${code.code}`,
  );
};
