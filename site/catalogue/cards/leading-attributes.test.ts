import { describe, expect, it } from "vitest";
import { leadingAttributes } from "./leading-attributes.ts";
import { specificationKeys } from "#engineering/values/specification-keys.ts";
import { labelOf } from "../model/specification-label.ts";
import { realProduct, realProducts } from "../testing/real-catalogue.ts";
import { withFamily } from "../testing/with-family.ts";

/** The leading attributes of a product of the content, one line each. */
function leading(id: string): string[] {
  return leadingAttributes(realProduct(id)).map(
    ({ label, value, unit }) => `${label}: ${value}${unit && ` ${unit}`}`,
  );
}

describe("what a tool is chosen by", () => {
  it.each([
    [
      "tur-st-cnmg120408-p25",
      "Inscribed circle: 12.7 mm",
      "Thickness: 4.76 mm",
      "Corner radius: 0.8 mm",
      "Chipbreaker: Both faces",
      "Grade: Coated carbide, ISO P25 (P15–P35)",
      "Coating: CVD TiCN + Al2O3 + TiN",
    ],
    [
      "mil-bn-2f-10l",
      "Diameter: 10 mm",
      "Ball radius: 5.0 mm",
      "Depth of cut: 20 mm",
      "Length: 100 mm",
      "Shank: 10 mm h6, DIN 6535 HA",
      "Coating: TiAlN",
    ],
    [
      "mil-cu-45-80",
      "Diameter: 80 mm",
      "Teeth: 6",
      "Edge angle KAPR: 45°",
      "Depth of cut: ≤ 6 mm",
      "Insert seat: SE.. 1203",
      "Arbor: 27 mm bore, DIN 8030 A",
    ],
    [
      "dri-sd-85-5d",
      "Diameter: 8.5 mm",
      "Hole depth 5 × D: 42 mm",
      "Length: 103 mm",
      "Shank: 10 mm h6, DIN 6535 HA",
      "Coolant: Through tool",
      "Point angle: 140°",
    ],
    [
      "dri-ud-28-3d",
      "Diameter: 28 mm",
      "Hole depth 3 × D: 84 mm",
      "Insert seat: WC.. 0503",
      "Shank: 32 mm, flatted",
      "Length: 168 mm",
    ],
    [
      "thr-it-tap-m8-b",
      "Thread: M8 × 1.25",
      "Pitch: 1.25 mm",
      "Thread tolerance: 6H (ISO 2)",
      "Chamfer: Form B, 3.5–5 threads",
      "Hole type: Through hole",
      "Coating: TiN",
    ],
    [
      "tur-ho-pclnr2525m12",
      "Insert seat: CN.. 1204",
      "Shank: 25 × 25 mm",
      "Edge angle KAPR: 95°",
      "Hand: Right",
      "Length: 150 mm",
      "Functional width: 32 mm",
    ],
    [
      "tur-ho-s25t-sclcr09",
      "Smallest bore: 32 mm",
      "Shank: 25 mm",
      "Edge angle KAPR: 95°",
      "Length: 300 mm",
      "Insert seat: CC.. 09T3",
      "Hand: Right",
    ],
    [
      "par-bl-32-3",
      "Cutting width: 3.0 mm",
      "Parting depth: ≤ 50 mm",
      "Insert seat: 3.0 mm self-clamping",
      "Blade: 32 mm blade height",
      "Length: 150 mm",
      "Coolant: External",
    ],
    [
      "pcbn-hs-cnga120408",
      "Inscribed circle: 12.7 mm",
      "Corner radius: 0.8 mm",
      "Edge preparation: Chamfered and honed S01020",
      "CBN content: About 50 %",
      "Depth of cut: 0.05–0.3 mm",
      "Workpiece hardness: 55–65 HRC",
    ],
    [
      "pcd-al-ccgw09t304",
      "Inscribed circle: 9.525 mm",
      "Corner radius: 0.4 mm",
      "Edge preparation: Sharp (F)",
      "Grain size: 10 µm",
      "Depth of cut: 0.1–2.0 mm",
      "Workpiece hardness: ≤ 130 HB",
    ],
  ])("%s", (id, ...lines) => {
    expect(leading(id)).toEqual(lines);
  });

  it("is four to six things of every product, or all that it says", () => {
    for (const product of realProducts) {
      const said = Object.keys(product.specifications).length;
      const { length } = leadingAttributes(product);
      expect(length, product.id).toBeGreaterThanOrEqual(Math.min(4, said));
      expect(length, product.id).toBeLessThanOrEqual(6);
    }
  });

  it("is never empty and never said twice", () => {
    for (const product of realProducts) {
      const attributes = leadingAttributes(product);
      for (const { label, value } of attributes) expect([label, value], product.id).not.toContain("");
      const labels = attributes.map(({ label }) => label);
      const keys = attributes.flatMap(({ key }) => key ?? []);
      expect(new Set(labels).size, product.id).toBe(labels.length);
      expect(new Set(keys).size, product.id).toBe(keys.length);
    }
  });

  it("says a whole specification in full wherever it names one", () => {
    for (const product of realProducts)
      for (const { key, value, unit } of leadingAttributes(product))
        if (key) expect(unit ? `${value} ${unit}` : value, product.id).toBe(product.specifications[key]);
  });

  it("falls back on what all tools have where a family's own words are missing", () => {
    const bare = { specifications: { type: "Boring bar", coating: "TiN", edge: "KAPR 95°", grade: "Steel" } };
    expect(leadingAttributes(withFamily(bare)).map(({ label }) => label)).toEqual([
      "Edge angle KAPR",
      "Grade",
      "Coating",
      "Cutting edge",
    ]);
    expect(leadingAttributes(withFamily({ specifications: {} }))).toEqual([]);
  });
});

describe("the label of a specification", () => {
  it.each([
    ["tur-st-cnmg120408-p25", "diameter", "Inscribed circle"],
    ["tur-ho-s25t-sclcr09", "diameter", "Smallest bore"],
    ["thr-it-snr0016m16", "diameter", "Smallest bore"],
    ["mil-em-4f-10", "diameter", "Diameter"],
    ["mil-em-4f-10", "flutes", "Flutes"],
    ["mil-cu-45-80", "flutes", "Teeth"],
    ["mil-cu-90-50", "flutes", "Teeth"],
    ["gro-ex-ho-2525-3", "width", "Cutting width"],
    ["tur-ho-pclnr2525m12", "width", "Functional width"],
    ["thr-it-tap-m8-c", "depth", "Thread depth"],
  ] as const)("of %s: %s is %s", (id, key, label) => {
    expect(labelOf(key, realProduct(id))).toBe(label);
  });

  it("names one specification only, on every product", () => {
    for (const product of realProducts) {
      const labels = specificationKeys.map((key) => labelOf(key, product));
      expect(new Set(labels).size, product.id).toBe(labels.length);
    }
  });
});
