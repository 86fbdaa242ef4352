import { expect, test } from "vitest";
import { startValuesOf } from "#engineering/cutting/start-values.ts";
import { realProducts } from "../../../catalogue/testing/real-catalogue.ts";
import { cutCells } from "../sheet/tool/cut-cells.ts";
import type { ShownProduct } from "../../../browsing/shown-product.ts";
import { calculatorState } from "./calculator-state.ts";
import { productStart } from "./product-start.ts";
import { startOpening } from "./start-opening.ts";

test("whatever start value of whatever tool is pressed, the calculator begins with its speed, feed and turns", () => {
  let pressed = 0;
  for (const product of realProducts) {
    const tool = { ...product, startValues: startValuesOf(product) };
    const start = productStart(tool);
    if (!start) continue;
    // The cells need nothing of the picture.
    for (const { rows } of cutCells(tool as unknown as ShownProduct) ?? []) {
      for (const { value, turns } of rows) {
        const of = `${product.id}, ${value.group} ${value.note}`;
        const opening = startOpening(start, value);
        const state = calculatorState(
          { operation: start.operation, hardness: "", machine: {}, cost: {}, ...opening },
          start,
        );
        expect(state.workpiece?.group, of).toBe(value.group);
        expect(state.answer.figures.speed, of).toBe(value.vc.start);
        expect(state.start?.note, of).toBe(value.note);
        expect(state.errors, of).toEqual({});
        if (turns !== undefined) expect(Math.round(state.answer.figures.turns ?? 0), of).toBe(turns);
        pressed += 1;
      }
    }
  }
  expect(pressed).toBeGreaterThan(150);
});
