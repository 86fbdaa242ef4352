import { findThread } from "#engineering/standards/metric-threads.ts";
import { minorDiameterLimits } from "#engineering/standards/minor-diameters.ts";
import { checkSolidSize } from "./check-solid-tool.ts";
import type { Rule } from "./tool.ts";

/** A wider cutter has no room beside it in the hole: nine tenths, as in the programs of threads. */
const MOST_OF_HOLE = 0.9;

/** Teeth along the axis reach twice the diameter of the thread that the mill is named after. */
const REACH = 2;

/**
 * A thread mill is named after the smallest thread that it makes: its pitch, the hole that takes the cutter, the length of
 * its teeth, which is a whole number of pitches.
 */
export const checkThreadMill: Rule = (tool) => {
  const [name = "", size = "", given = ""] =
    /\bM(\d+(?:\.\d+)?) × (\d+(?:\.\d+)?)\b/.exec(tool.product.name) ?? [];
  const [diameter, pitch] = [Number(size), Number(given)];
  const limits = minorDiameterLimits("M", size, pitch);
  if (!findThread(diameter, pitch) || !limits)
    return tool.expect(
      false,
      "threadPitch",
      "a name with a thread of ISO 261, such as M10 × 1.5",
      "its table",
    );
  const widest = Math.floor(10 * MOST_OF_HOLE * limits.min) / 10;
  const [cutter = 0, teeth = 0] = tool.sides("size");
  const rows = teeth / pitch;
  return [
    ...checkSolidSize(tool),
    ...tool.expectMm("threadPitch", pitch, name),
    ...tool.expect(
      tool.text("threadStandards").endsWith(`from ${name}`),
      "threadStandards",
      `"… from ${name}"`,
      tool.product.name,
    ),
    ...tool.expectMm("depth", teeth, tool.text("size")),
    ...tool.expect(
      cutter <= widest,
      "diameter",
      `at most ${widest} mm`,
      `nine tenths of the hole, ${limits.min.toFixed(3)} mm, of ${name}`,
    ),
    ...tool.expect(
      teeth >= REACH * diameter,
      "size",
      `teeth of ${REACH * diameter} mm or more`,
      `2 × D of ${name}`,
    ),
    ...tool.expect(
      Math.abs(rows - Math.round(rows)) < 1e-6,
      "size",
      `teeth of a whole number of pitches of ${pitch} mm`,
      name,
    ),
  ];
};
