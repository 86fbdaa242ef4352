import { describe, expect, it } from "vitest";
import { type Alteration, faultsOfAltered } from "../../testing/altered-product.ts";

describe("a product is refused when its fields can't go together", () => {
  it.each<[string, string, Alteration, string]>([
    [
      "PCD for steel",
      "pcd-al-ccgw09t304",
      { grade: "PCD, 10 µm grain", material: "P – steel" },
      'specifications.material: expected only N (diamond dissolves in iron and nickel), found "P – steel".',
    ],
    [
      "PCBN for aluminium",
      "pcbn-hs-cnga120408",
      { grade: "PCBN, about 50 % CBN", material: "N – aluminium" },
      "specifications.material: expected only H, K or S (PCBN cuts hardened steel, cast iron and alloys of nickel)",
    ],
    [
      "a letter with words of another",
      "tur-st-cnmg120408-p25",
      { material: "P – cast iron" },
      'specifications.material: expected after P – words of its group (ISO 513), found "P – cast iron".',
    ],
    [
      "hard steel without group H",
      "tur-st-cnmg120408-p25",
      { hardness: "58–65 HRC" },
      'specifications.hardness: expected at most 55 HRC, or group H (workpiece material P), found "58–65 HRC".',
    ],
    [
      "aluminium as hard as steel",
      "mil-em-3f-al-12",
      { hardness: "≤ 45 HRC" },
      'specifications.hardness: expected a hardness in HB (workpiece material N), found "≤ 45 HRC".',
    ],
    [
      "hardened steel that is soft",
      "mil-em-6f-hard-8",
      { hardness: "≤ 300 HB" },
      'specifications.hardness: expected 45 HRC or more (workpiece material H), found "≤ 300 HB".',
    ],
    [
      "a solid bar with coolant through it",
      "tur-ho-s25t-sclcr09",
      { coolant: "Through tool" },
      'specifications.coolant: expected "External" (ISO 6261: S is a bar without a coolant hole), found "Through tool".',
    ],
  ])("%s", (_, id, alteration, sentence) => {
    expect(faultsOfAltered(id, alteration).join("\n")).toContain(sentence);
  });
});

it("an insert with tips is refused without their number: it has as many edges", () => {
  expect(faultsOfAltered("pcd-al-ccgw09t304", { features: ["10 µm grain"] })).toEqual([
    'features: expected how many corners are tipped, such as "2 PCBN-tipped corners", found nothing of it.',
  ]);
  expect(faultsOfAltered("pcbn-ci-snmn120416", { features: ["About 90 % CBN"] })).toEqual([]);
});
