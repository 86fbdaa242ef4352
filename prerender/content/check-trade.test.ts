import { describe, expect, it } from "vitest";
import { faultMessage, specificationFaults } from "../testing/spoiled-product.ts";

describe("a value is refused", () => {
  it("with file, product, field, expected and found when its unit is wrong", () => {
    expect(faultMessage("milling", "mil-em-4f-10", ["specifications", "length"], "72 cm")).toBe(
      'content/products/milling.json: product "mil-em-4f-10": specifications.length: expected a length in mm such as "72 mm", found "72 cm".',
    );
  });

  it("when a hardness has no unit of hardness", () => {
    expect(specificationFaults("milling", "mil-em-4f-10", "hardness", "≤ 45")).toBe(
      'specifications.hardness: expected a hardness in HRC or HB such as "≤ 45 HRC" or "50–62 HRC", found "≤ 45".',
    );
  });

  it("when its type names no family of tools", () => {
    expect(specificationFaults("pcd", "pcd-al-ccgw09t304", "type", "Thing")).toMatch(
      /^specifications\.type: expected words that name a family of tools, one of .*, turning insert, .*Found "Thing"\.$/,
    );
  });
});

describe("products are refused", () => {
  it("when two have one name", () => {
    const name = "CNMG 120408 insert for stainless steel, M25";
    expect(faultMessage("turning", "tur-st-cnmg120408-p25", ["name"], name)).toContain(
      `name: "${name}" is the name of "tur-st-cnmg120408-p25" already. Say how they differ.`,
    );
  });

  it("when one has nothing to order it by", () => {
    expect(specificationFaults("milling", "mil-em-4f-10", "size", undefined)).toContain(
      "expected a designation or size such as",
    );
  });
});
