import { describe, expect, it } from "vitest";
import { gradeChanges, gradeLadders } from "./grade-steps.ts";
import type { GuideTool } from "./guide.ts";

function tool(grade: string, coating: string, material: string, size = "CNMG 120408"): GuideTool {
  const specifications = { type: "Turning insert", grade, coating, material, size };
  const id = `${grade} ${coating} ${size}`;
  return {
    id,
    name: id,
    category: "turning",
    subcategory: "grade",
    family: "turning-insert",
    specifications,
  };
}

const cvd = "CVD TiCN + Al2O3";
const steel = "P – steel";
const p15 = tool("Coated carbide, ISO P15 (P05–P25)", cvd, steel);
const p20pvd = tool("Coated carbide, ISO P20", "PVD TiAlN", steel);
const p25 = tool("Coated carbide, ISO P25 (P15–P35)", cvd, steel);
const p25small = tool("Coated carbide, ISO P25", cvd, steel, "CNMG 090308");
const p35 = tool("Coated carbide, ISO P35", cvd, steel);
const range = [p35, p25small, p20pvd, p25, p15];

function labels(products: readonly GuideTool[], way: "harder" | "tougher"): string[] {
  return gradeChanges(products, way).map(({ from, to }) => `${from.label} to ${to.label}`);
}

describe("the grades of the range", () => {
  it("stand from hard to tough, those of one class and coating once", () => {
    const [ladder] = gradeLadders(range);
    expect(ladder?.group).toBe("P");
    expect(ladder?.steps.map(({ label, count }) => `${label} ${count}`)).toEqual([
      "P15 1",
      "P20 1",
      "P25 2",
      "P35 1",
    ]);
  });

  it("lead to the size that the guide speaks of, where the grade comes in it", () => {
    const step = gradeLadders(range, "CNMG 120408")[0]?.steps.find(({ label }) => label === "P25");
    expect(step?.product.id).toBe(p25.id);
  });

  it("leave out groups that nothing in the range cuts", () => {
    expect(gradeLadders(range).map(({ group }) => group)).toEqual(["P"]);
    expect(gradeLadders([])).toEqual([]);
  });
});

describe("one step harder or tougher", () => {
  it("begins at the usual grade and stays with its coating process", () => {
    expect(labels(range, "harder")).toEqual(["P25 to P15"]);
    expect(labels(range, "tougher")).toEqual(["P25 to P35"]);
  });

  it("takes another process where there is no other grade", () => {
    expect(labels([p25, p25small, p20pvd], "harder")).toEqual(["P25 to P20"]);
  });

  it("is not made up at the end of the range", () => {
    expect(labels([p25, p25small, p15], "tougher")).toEqual([]);
  });

  it("goes from high speed steel to carbide and back, whose classes are those of the substrate", () => {
    const hss = tool("HSS-E (cobalt)", "TiN", steel);
    const carbide = tool("Micrograin carbide, ISO K20–K40 substrate", "TiAlN", steel);
    expect(labels([hss, hss, carbide], "harder")).toEqual(["HSS-E (cobalt) to Micrograin carbide"]);
    expect(labels([hss, carbide, carbide], "tougher")).toEqual(["Micrograin carbide to HSS-E (cobalt)"]);
    expect(labels([carbide, carbide], "harder")).toEqual([]);
  });
});
