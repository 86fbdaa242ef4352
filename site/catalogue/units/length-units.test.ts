import { describe, expect, it } from "vitest";
import { headlinePairs, readoutsOf, specificationPairs } from "../cards/card-attributes.ts";
import { realProducts } from "../testing/real-catalogue.ts";
import { dimensionIn, inchText, textIn, valueIn } from "./length-units.ts";

describe("lengths in inches", () => {
  it.each([
    ["12.7 mm", "0.5000 in"],
    ["25 × 25 mm", "0.9843 × 0.9843 in"],
    ["10 mm h6, DIN 6535 HB", "0.3937 in h6, DIN 6535 HB"],
    ["≤ 16 mm", "≤ 0.6299 in"],
    ["0.05–0.3 mm", "0.0020–0.0118 in"],
    ["Honed (E), RE 0.8 mm", "Honed (E), RE 0.0315 in"],
    ["KAPR 95°", "KAPR 95°"],
    ["48–8 TPI", "48–8 TPI"],
    ["≤ 45 HRC", "≤ 45 HRC"],
    ["PCD, 10 µm grain, ISO N05", "PCD, 10 µm grain, ISO N05"],
    ["100 cm³/min and 5 mm/min", "100 cm³/min and 5 mm/min"],
    ["M10 × 1.5 mm", "M10 × 1.5 mm"],
    ["Tr10 × 2 mm", "Tr10 × 2 mm"],
    ["M6–M12 mm", "M6–M12 mm"],
    ["6-12 mm", "0.2362-0.4724 in"],
    ["6 – 12 mm", "0.2362 – 0.4724 in"],
    ["6 to 12 mm", "0.2362 to 0.4724 in"],
    ["6, 8 and 10 mm", "0.2362, 0.3150 and 0.3937 in"],
    ["10 x 20 mm", "0.3937 x 0.7874 in"],
    ["10mm", "0.3937in"],
    ["Ø10 × 22 mm, R0.8 mm", "Ø0.3937 × 0.8661 in, R0.0315 in"],
    ["8.5 ± 0.1 mm", "0.3346 ± 0.0039 in"],
    ["8.5 +0.1/-0.05 mm", "0.3346 +0.0039/-0.0020 in"],
    ["8.5 mm ± 0.1", "8.5 mm ± 0.1"],
    ["10 mm (+0.02/0)", "10 mm (+0.02/0)"],
    ["1,5 mm", "1,5 mm"],
    ["3–5 mm²", "3–5 mm²"],
    ["DIN 6535, 10 mm", "DIN 6535, 0.3937 in"],
    ["DIN 6535, 10 and 12 mm", "DIN 6535, 10 and 12 mm"],
    ["ISO 5608 – 25 mm", "ISO 5608 – 25 mm"],
    ["DIN 69871 A63 mm", "DIN 69871 A63 mm"],
    ["HSK63 10 mm", "HSK63 0.3937 in"],
  ])("%s is %s", (mm, inch) => {
    expect(inchText(mm)).toBe(inch);
  });

  it("leaves alone what names a tool or a thread", () => {
    for (const [key, text] of [
      ["size", "10 × 22 × 72 mm"],
      ["insert", "3.0 mm self-clamping"],
      ["threadPitch", "1.5 mm"],
      ["threadStandards", "M – ISO 261, up to 3 mm"],
    ] as const)
      expect(textIn("inch", key, text)).toBe(text);
  });

  it("takes unit and figures along where they are apart", () => {
    const depth = { label: "Depth of cut", value: "0.05–0.3", unit: "mm" };
    expect(valueIn("inch", "depth", depth)).toEqual({ ...depth, value: "0.0020–0.0118", unit: "in" });
    expect(valueIn("mm", "depth", depth)).toBe(depth);
    const flutes = { label: "Flutes", value: "4", unit: "" };
    expect(valueIn("inch", "flutes", flutes)).toEqual(flutes);
  });

  it.each([
    ["Ø10 h6", "Ø0.3937 h6"],
    ["R0.8", "R0.0315"],
    ["72", "2.8346"],
    ["Ø10 H7", "Ø0.3937 H7"],
    ["0.10 × 45°", "0.0039 × 45°"],
    ["Ø12 min.", "Ø0.4724 min."],
    ["80°", "80°"],
    ["M10×1.5", "M10×1.5"],
    ["4 flutes", "4 flutes"],
    ["DIN 6535 HB", "DIN 6535 HB"],
    ["CN.. 1204", "CN.. 1204"],
  ])("a drawing says %s as %s", (mm, inch) => {
    expect(dimensionIn("inch", mm)).toBe(inch);
  });

  it("no product shows a length in mm besides what names it, nor anything that is no number", () => {
    for (const product of realProducts) {
      for (const { key, value } of specificationPairs(product, "inch")) {
        if (!["size", "insert", "threadPitch", "threadStandards"].includes(key))
          expect(value, `${product.id} ${key}`).not.toMatch(/\d mm(?![/³])|NaN|Infinity/);
      }
      const shown = [...readoutsOf(product, "inch"), ...headlinePairs(product, "inch")];
      expect(JSON.stringify(shown)).not.toMatch(/NaN|Infinity/);
      const inMm = readoutsOf(product).map(({ label, unit }) => [label, unit]);
      const inInches = readoutsOf(product, "inch").map(({ label, unit }) => [label, unit]);
      expect(inInches).toEqual(
        inMm.map(([label, unit]) => [label, unit === "mm" && !/pitch/i.test(label ?? "") ? "in" : unit]),
      );
    }
  });

  it("is read back as the same length", () => {
    for (const { specifications } of realProducts) {
      const mm = /^(\d+(?:\.\d+)?) mm$/.exec(specifications.diameter ?? "")?.[1];
      if (mm === undefined) continue;
      const inches = Number(/^(\S+) in$/.exec(inchText(specifications.diameter ?? ""))?.[1]);
      expect(Math.abs(inches * 25.4 - Number(mm))).toBeLessThan(0.0013);
    }
  });
});
