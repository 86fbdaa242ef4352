import { expect, it } from "vitest";
import { madeUpStepDrill } from "#site/catalogue/testing/made-up-drills.ts";
import { camFiles } from "../cam/cam-files.ts";
import { camSource } from "../cam/testing/cam-source.ts";
import { drawTool } from "./draw-tool.ts";
import { envelopeOf } from "./envelope.ts";
import { toolShape } from "./tool-shape.ts";

const corners = (standard: "DIN 8378" | "DIN 8376") =>
  drawTool(madeUpStepDrill(standard, 8))
    ?.outlines.find(({ layer }) => layer === "CUT")
    ?.vertices.map(({ at }) => at.map((each) => Number(each.toFixed(3))))
    .filter(([, y = 0]) => y < 0);

it("a step drill is drawn with its pilot, its step's angle and its wide part", () => {
  // The point of 140°: 3.4 ÷ tan 70° = 1.237; 45° up from 3.4 to 4.5 is 1.1 long.
  expect(corners("DIN 8378")).toEqual([
    [1.237, -3.4],
    [21, -3.4],
    [22.1, -4.5],
    [47, -4.5],
  ]);
  // A flat step leaves the pilot at a right angle.
  expect(corners("DIN 8376")).toEqual([
    [1.638, -4.5],
    [19, -4.5],
    [19, -7.5],
    [65, -7.5],
  ]);
});

it("its dimensions name pilot and step, each from its own field", () => {
  const dimensions = drawTool(madeUpStepDrill("DIN 8378", 8))?.views.flatMap((view) => view.dimensions) ?? [];
  const said = Object.fromEntries(dimensions.map(({ name, text, keys }) => [name, [text, keys?.[0]]]));
  expect(said).toMatchObject({
    "Pilot diameter": ["Ø6.8", "diameter"],
    "Pilot length": ["21", "depth"],
    "Step diameter, step angle": ["Ø9, 90°", "edge"],
    "Flute length": ["47", "size"],
  });
});

it("its envelope is as wide as its step and no wider before it", () => {
  const shape = toolShape(madeUpStepDrill("DIN 8376", 8));
  const envelope = shape && envelopeOf(shape, 67);
  expect(envelope?.filter(({ x }) => x < 19).every(({ radius }) => radius <= 4.5)).toBe(true);
  expect(
    Math.max(...(envelope ?? []).filter(({ x }) => x <= 65).map(({ radius }) => radius)),
  ).toBeGreaterThanOrEqual(7.5);
});

it("no CAM library gets a step drill as a drill of one diameter", () => {
  for (const format of ["freecad", "fusion"] as const)
    expect(camFiles(format, [madeUpStepDrill("DIN 8378", 8)], camSource)).toEqual([]);
});
