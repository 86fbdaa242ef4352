import { describe, expect, it } from "vitest";
import { faultMessage, specificationFaults } from "../testing/spoiled-product.ts";

describe("a value is refused", () => {
  it("with file, product, field, expected and found when its unit is wrong", () => {
    expect(faultMessage("mil-em-4f-10", ["specifications", "length"], "72 cm")).toBe(
      'content/range/milling/end-mills-4-flute-long.csv: product "mil-em-4f-10": specifications.length: expected a length in mm such as "72 mm", found "72 cm".',
    );
  });

  it("when a hardness has no unit of hardness", () => {
    expect(specificationFaults("mil-em-4f-10", "hardness", "≤ 45")).toBe(
      'specifications.hardness: expected a hardness in HRC or HB such as "≤ 45 HRC" or "50–62 HRC", found "≤ 45".',
    );
  });

  it.each(["Thing", "Milling insert"])("when its type names another family than its series: %s", (type) => {
    expect(specificationFaults("pcd-al-ccgw09t304", "type", type)).toContain(
      `specifications.type: expected words that name the family of its series, superhard-insert: "PCBN … insert" or "PCD … insert". Found "${type}".`,
    );
  });
});

describe("products are refused", () => {
  it("when two have one name", () => {
    const name = "CNMG 120408 insert for stainless steel, M25";
    expect(faultMessage("tur-st-cnmg120408-p25", ["name"], name)).toContain(
      `name: "${name}" is the name of "tur-ss-cnmg120408-m25" already. Say how they differ.`,
    );
  });

  it("when one has nothing to order it by", () => {
    expect(specificationFaults("mil-em-4f-10", "size", undefined)).toContain(
      "expected a designation or size such as",
    );
  });
});
