import { expect, it } from "vitest";
import { madeUpReamer } from "#site/catalogue/testing/made-up-reamer.ts";
import { writeToolBit } from "../cam/write-tool-bit.ts";
import { drawTool } from "./draw-tool.ts";

it("a reamer with straight flutes is drawn with straight edges, and says what it leaves open", () => {
  const drawing = drawTool(madeUpReamer());
  const drawn = drawing?.views[0]?.strokes.filter(({ pen }) => pen === "edge" || pen === "thin") ?? [];
  // A helix has a point at each step of its wave.
  expect(Math.max(...drawn.map(({ vertices }) => vertices.length))).toBeLessThan(8);
  expect(drawing?.notes).toEqual([
    "Flutes are schematic.",
    "The chamfer of the lead isn't drawn: no value gives its length.",
    "Shank: form not to scale, because no standard gives its length.",
  ]);
  const flutes = drawing?.views.flatMap(({ dimensions }) => dimensions).find(({ name }) => name === "Flutes");
  expect(flutes).toMatchObject({ text: "6 flutes" });
});

it("a reamer is no end mill for a CAM program", () => {
  expect(writeToolBit({ ...madeUpReamer(), id: "one", name: "Reamer" })).toBeUndefined();
});
