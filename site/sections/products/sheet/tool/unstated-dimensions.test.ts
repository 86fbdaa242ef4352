import { expect, test } from "vitest";
import { drawTool } from "#engineering/drawing/draw-tool.ts";
import { realProduct } from "../../../../catalogue/testing/real-catalogue.ts";
import { unstatedDimensions } from "./unstated-dimensions.ts";

function unstated(id: string): string[] {
  const product = realProduct(id);
  const dimensions = drawTool(product)?.views.flatMap((view) => view.dimensions) ?? [];
  return unstatedDimensions(product, dimensions).map(({ name, text }) => `${name}: ${text}`);
}

test("below its drawing an end mill has only what its specification doesn't say: the standard's shank", () => {
  expect(unstated("mil-em-4f-10")).toEqual(["Shank length, DIN 6535: 40"]);
});

test("below its drawing an insert has what its code means in millimetres", () => {
  expect(unstated("tur-st-cnmg120408-p25")).toEqual([
    "Edge length l: 12.9",
    "Corner angle ε: 80°",
    "Thickness S: 4.76",
  ]);
});

test("a holder's drawing says nothing that its specification doesn't", () => {
  expect(unstated("tur-ho-pclnr2525m12")).toEqual([]);
});
