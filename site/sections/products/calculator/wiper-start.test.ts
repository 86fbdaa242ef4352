import { expect, it } from "vitest";
import { startValuesOf } from "#engineering/cutting/start-values.ts";
import { realProduct } from "../../../catalogue/testing/real-catalogue.ts";
import { calculatorState } from "./calculator-state.ts";
import { productStart } from "./product-start.ts";

it("says no roughness of a wiper insert: the formula is for a plain corner", () => {
  const product = realProduct("tur-st-cnmg120408-p25");
  const figuresWith = (edge: string) => {
    const specifications = { ...product.specifications, edge };
    const own = productStart({ ...product, specifications, startValues: startValuesOf(product) });
    const inputs = { hardness: "", typed: {}, machine: {}, cost: {} };
    return calculatorState({ operation: "turning", workpiece: "en8-c45", ...inputs }, own).answer.figures;
  };
  expect(figuresWith("Honed (E), RE 0.8 mm").roughness).toBeGreaterThan(0);
  const wiper = figuresWith("Honed (E), wiper, RE 0.8 mm");
  expect(wiper.roughness).toBeUndefined();
  expect(wiper.turns).toBeGreaterThan(0);
});
