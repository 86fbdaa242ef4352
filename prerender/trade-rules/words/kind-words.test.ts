import { describe, expect, it } from "vitest";
import { wronglyShown } from "../../picture-rules/check-picture.ts";
import {
  altered,
  type Alteration,
  contradictionCases,
  faultsOfAltered,
  toldOf,
} from "../../testing/altered-product.ts";
import { faultMessage } from "../../testing/spoiled-product.ts";

describe("a product is refused when its words name another material or coating", () => {
  it.each(
    contradictionCases(`
      PCBN and PCD; pcd-al-ccgw09t304; name = CCGW 09T304 PCBN insert; PCBN; grade
      solid PCBN; pcbn-hs-cnga120408; features = Solid PCBN; Solid PCBN; type
      the content of CBN; pcbn-hs-cnga120408; features = About 90 % CBN; 90 % CBN; grade
      a grain; pcd-al-ccgw09t304; features = 25 µm grain; 25 µm; grade
      content in words; pcbn-hs-cnga120408; description = High-content PCBN tips.; High-content; grade
      grain in words; pcd-al-ccgw09t304; description = Coarse-grain PCD tip.; Coarse-grain; grade
      HSS and carbide; dri-sd-85-3d; name = HSS drill Ø8.5, 3 × D; HSS; grade
      a standard of HSS drills; dri-sd-25-3d; features = Lengths to DIN 338; DIN 338; grade
      a standard of carbide drills; thr-it-tap-m8-c; features = Shank to DIN 6535; DIN 6535; grade
      a coated grade; tur-st-cnmg120408-p25; coating = Uncoated; grade: Coated; coating
      an uncoated grade; tur-al-ccgt09t304; coating = PVD TiN; grade: Uncoated; coating
      coated in words; tur-al-ccgt09t304; features = Coated; Coated; coating
      its process; tur-st-cnmg120408-p25; description = PVD-coated for steel.; PVD; coating
      its coating; mil-em-4f-10; features = TiAlN and DLC; DLC; coating
      a workpiece; tur-st-cnmg120408-p25; application = Turning of cast iron; of cast iron; material
      the workpiece of a name; mil-em-3f-al-12; name = End mill Ø12 for stainless steel; for stainless steel; material
      a hardness; mil-em-6f-hard-8; description = For steels up to 70 HRC.; 70 HRC; hardness
    `),
  )("$what", (each) => {
    const { sentences, others } = toldOf(each);
    expect(sentences, others.join("\n") || "no fault").toHaveLength(1);
  });
});

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
    [
      "two tolerances",
      "dri-sd-85-3d",
      { features: ["Diameter tolerance m7"], description: "Ground to tolerance h8." },
      'features: expected one tolerance, found "tolerance m7" and in description "tolerance h8". Correct the one that is wrong.',
    ],
    [
      "two tolerances of a radius",
      "mil-bn-2f-6",
      { features: ["Radius tolerance ±0.02 mm"] },
      'features: expected one radius tolerance, found "Radius tolerance ±0.02" and in description "form tolerance ±0.01".',
    ],
    [
      "two helix angles",
      "mil-em-3f-al-12",
      { features: ["Helix 30°"] },
      'features: expected one helix, found "Helix 30°" and in description "45° helix".',
    ],
  ])("%s", (_, id, alteration, sentence) => {
    expect(faultsOfAltered(id, alteration).join("\n")).toContain(sentence);
  });
});

describe("a spot drill or chamfer mill is refused when its words contradict its fields", () => {
  const spot = {
    type: "Solid carbide NC spot drill",
    name: "Solid carbide NC spot drill Ø6, 90°",
    description: "Spots a hole before a long drill.",
    size: "NC90-6",
    diameter: "6 mm",
    edge: "Point angle 90°",
    features: ["Included angle 90°"],
  };
  const chamfer = {
    name: "4-flute 90° chamfer end mill Ø10",
    edge: "Chamfer 45°",
    features: ["Included angle 90°"],
  };

  it.each<[string, string, Alteration, string]>([
    [
      "the angle in a name",
      "dri-sd-25-3d",
      { ...spot, name: "NC spot drill Ø6, 120°" },
      "spot drill Ø6, 120°",
    ],
    [
      "an included angle",
      "dri-sd-25-3d",
      { ...spot, features: ["Included angle 60°"] },
      "Included angle 60°",
    ],
    ["the angle in a code", "dri-sd-25-3d", { ...spot, size: "NC120-6" }, "NC120-6"],
    ["the diameter in a code", "dri-sd-25-3d", { ...spot, size: "NC90-8" }, "NC90-8"],
    ["a mill's angle", "mil-em-4f-10", { ...chamfer, name: "60° chamfer end mill Ø10" }, "60° chamfer"],
    [
      "the angle at which it chamfers",
      "mil-em-4f-10",
      { ...chamfer, description: "Deburrs edges at 30°." },
      "Deburrs edges at 30°",
    ],
    [
      "a centre drill",
      "dri-sd-25-3d",
      {
        type: "Solid carbide centre drill",
        name: "Centre drill DIN 333 A 2 × 5",
        size: "A2.5X6.3",
        shank: "6.3 mm",
        description: "Centre holes.",
        features: [],
      },
      "DIN 333 A 2 × 5",
    ],
    ["a mill's cone", "mil-em-4f-10", { ...chamfer, features: ["Included angle 45°"] }, "Included angle 45°"],
  ])("%s", (_, id, alteration, words) => {
    const found = faultsOfAltered(id, alteration).filter((fault) => fault.includes("Correct the one"));
    expect(found).toEqual([expect.stringContaining(`found "${words}"`)]);
  });
});

describe("a product is taken", () => {
  it.each<[string, string, Alteration]>([
    ["that compares itself", "par-bl-32-4", { features: ["Stiffer than 3 mm inserts allow"] }],
    [
      "that says where another serves",
      "mil-cu-90-63",
      { description: "Where Ø50 with 4 teeth is too small." },
    ],
    ["that says what doesn't fit", "tur-ho-mdjnr2020k15", { features: ["Not for DN.. 1504"] }],
    [
      "that names the other hand",
      "tur-ho-pclnr2525m12",
      { features: ["Right hand; left hand: PCLNL 2525 M12"] },
    ],
    [
      "with a tolerance of its shank",
      "dri-sd-85-3d",
      { features: ["Diameter tolerance m7", "Shank tolerance h6"] },
    ],
    ["for steels named as grades are", "tur-st-cnmg120408-p25", { features: ["For (P20) mould steel"] }],
    ["of sharp-edged inserts", "tur-ho-pclnr2525m12", { features: ["For sharp-edged inserts"] }],
    ["for soft steel and hard", "mil-bn-2f-6", { material: "P – free-cutting steel; K – cast iron" }],
    ["for nickel-alloyed iron", "tur-ci-cnma120412-k15", { material: "K – nickel-alloyed cast iron" }],
  ])("%s", (_, id, alteration) => {
    expect(faultsOfAltered(id, alteration)).toEqual([]);
  });
});

it("a product that contradicts itself is told so before its picture is found to differ", () => {
  const id = "mil-em-4f-10";
  expect(wronglyShown(altered(id, { flutes: "3" }))).toEqual(["flutes or teeth: 4 instead of 3"]);
  const sentences = faultMessage(id, ["specifications", "flutes"], "3").split("\n");
  const words = sentences.findIndex((sentence) => sentence.includes('found "4-flute" and flutes "3"'));
  const picture = sentences.findIndex((sentence) => sentence.includes("expected a picture of this tool"));
  expect(words).toBeGreaterThanOrEqual(0);
  expect(picture).toBeGreaterThan(words);
});
