import { drillLengths } from "#engineering/standards/drill-lengths.ts";
import { standardStep } from "#engineering/standards/step-drills.ts";
import { stepOf } from "#engineering/values/step.ts";
import { checkSolidSize } from "./check-solid-tool.ts";
import type { Fault, Rule, Tool } from "./tool.ts";

/** A step drill: its step is wider than its pilot, its pilot shorter than its flutes; then what its standards list. */
export const checkStepDrill: Rule = (tool) => {
  const [pilot = 0, fluteLength = 0] = tool.sides("size");
  const step = stepOf(tool.text("edge"));
  const depth = tool.most("depth");
  if (!step || depth === undefined) {
    return [
      ...tool.expect(
        step !== undefined,
        "edge",
        'its step: "Point angle 140°, step 90° to Ø9 mm"',
        "a step drill",
      ),
      ...tool.expect(depth !== undefined, "depth", "the length of its pilot", "a step drill"),
    ];
  }
  return [
    ...checkSolidSize(tool),
    ...tool.expect(step.diameter > pilot, "edge", `a step wider than Ø${pilot} mm`, "its pilot"),
    ...tool.expect(step.angle > 0 && step.angle <= 180, "edge", "a step of 180° at most", "its edges"),
    ...tool.expect(
      depth < fluteLength,
      "depth",
      `less than the flute length, ${fluteLength} mm`,
      "a step drill",
    ),
    ...checkStandard(tool, step),
    ...checkLengths(tool, step.diameter),
  ];
};

/** DIN 8378 and DIN 8376 have one pilot, step and pilot length for a thread: "M8" in the name. */
function checkStandard(tool: Tool, { angle, diameter }: { angle: number; diameter: number }): Fault[] {
  const [standard] = /DIN 83(?:76|78)/.exec(`${tool.words}\n${tool.standard}`) ?? [];
  const thread = Number(/\bM(\d+(?:\.\d+)?)\b/.exec(tool.product.name)?.[1]);
  if (standard === undefined) return [];
  const row = standardStep(standard, thread);
  if (!row) return [{ field: "name", sentence: `expected a thread of ${standard}, such as "M8".` }];
  const because = `${standard}, M${thread}`;
  return [
    ...tool.expectMm("diameter", row.pilot, because),
    ...tool.expectMm("depth", row.length, because),
    ...tool.expect(
      angle === row.angle && diameter === row.step,
      "edge",
      `"step ${row.angle}° to Ø${row.step} mm"`,
      because,
    ),
  ];
}

/** The lengths and the shank are those of a drill as wide as the step. */
function checkLengths(tool: Tool, diameter: number): Fault[] {
  const [, row] = /DIN 6537 ([KL])\b/.exec(`${tool.words}\n${tool.standard}`) ?? [];
  const lengths = row === undefined ? undefined : drillLengths(row === "K" ? "K" : "L", diameter);
  if (!lengths) return [];
  const [, fluteLength] = tool.sides("size");
  const because = `DIN 6537 ${row}, Ø${diameter} mm`;
  return [
    ...tool.expectMm("length", lengths.length, because),
    ...tool.expect(
      fluteLength === lengths.fluteLength,
      "size",
      `${lengths.fluteLength} mm of flutes`,
      because,
    ),
    ...tool.expect(tool.sides("shank")[0] === lengths.shank, "shank", `${lengths.shank} mm`, because),
  ];
}
