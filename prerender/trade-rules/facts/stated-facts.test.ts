import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { wronglyShown } from "../../picture-rules/check-picture.ts";
import {
  altered,
  type Alteration,
  contradictionCases,
  faultsOfAltered,
  reportedFaults,
} from "../../testing/altered-product.ts";
import { faultMessage } from "../../testing/spoiled-product.ts";
import { facts } from "./facts.ts";

describe("a rotary tool is refused when its words contradict its fields", () => {
  it.each(
    contradictionCases(`
      a diameter in a name; mil-em-4f-10; name = 4-flute solid carbide end mill Ø12, DIN 6527 L; Ø12; diameter
      a number of flutes; mil-em-4f-10; flutes = 3; name: 4-flute; flutes
      flutes in letters; mil-em-4f-10; description = Three flutes for wide chips.; Three flutes; flutes
      teeth; mil-cu-90-50; name = 90° shoulder mill Ø50, 5 teeth; 5 teeth; flutes
      teeth as z; mil-cu-90-50; name = 90° shoulder mill Ø50 z5; z5; flutes
      a corner radius; mil-em-6f-hard-8; features = Corner radius 1.0 mm; Corner radius 1.0; edge
      a radius after its figure; mil-em-6f-hard-8; description = With a 0.2 mm radius.; 0.2 mm radius; edge
      a radius in the name of a mill; mil-em-6f-hard-8; name = 6-flute end mill Ø8 R1.0; R1.0; edge
      a ball radius; mil-bn-2f-6; name = 2-flute ball nose end mill R4; R4; edge
      a point angle; dri-sd-85-3d; features = Point angle 118°; Point angle 118°; edge
      a drill's reach; dri-sd-85-3d; name = Solid carbide drill Ø8.5, 5 × D, DIN 6537 K; 5 × D; type
      a reach that its type leaves open; dri-sd-25-3d; application = Holes to 5 × D; 5 × D; type
      the depth of a hole; dri-ud-28-3d; description = Holes to 90 mm deep.; to 90 mm deep; depth
      the depth of shoulders; mil-cu-90-50; description = For shoulders to 18 mm.; shoulders to 18 mm; depth
      a shank; dri-sd-33-3d; features = 8 mm shank; 8 mm shank; shank
      the form of a shank; mil-em-3f-al-12; features = Shank DIN 6535 HB; DIN 6535 HB; shank
      an arbor; mil-cu-90-50; description = Shell mill on a 27 mm arbor.; 27 mm arbor; shank
      a mill's angle; mil-cu-45-80; name = 90° face mill Ø80, 6 teeth; 90° face mill; edge
      a drill's thread; dri-sd-85-5d; name = Solid carbide drill Ø8.5 for M12; drill Ø8.5 for M12; diameter
      a thread that no table has; dri-sd-85-5d; name = Solid carbide drill Ø8.5 for M17; drill Ø8.5 for M17; diameter
      a spiral point; thr-it-tap-m8-c; features = Spiral point; Spiral point; type
      a spiral flute; thr-it-tap-m12-b; features = Spiral flutes; Spiral flutes; type
      a tap's chamfer; thr-it-tap-m8-c; features = Chamfer form B (3.5–5 threads); form B; edge
      coolant; dri-sd-102-5d; coolant = External emulsion; features: Internal coolant; coolant
    `),
  )("$what", (each) => {
    const { sentences, others } = reportedFaults(each);
    expect(sentences, others.join("\n") || "no fault").toHaveLength(1);
  });
});

describe("a holder is refused when its words contradict its fields", () => {
  it.each(
    contradictionCases(`
      a seat; tur-ho-pclnr2525m12; description = For CN.. 1606 inserts.; CN.. 1606; insert
      the seat of a spare part; tur-ho-s25t-sclcr09; spares = Insert screw for CC.. 1204; CC.. 1204; insert
      the seat of a threading bar's spare part; thr-it-snr0016m16; spares = Insert screw for 11IR; 11IR; insert
      the angle of its insert; tur-ho-mdjnr2020k15; features = For 35° inserts; 35° inserts; insert
      the corner of its insert; tur-ho-mdjnr2020k15; features = The 35° corner is weak; 35° corner; insert
      the shape of its insert; mil-cu-r-50; features = Ramps with square inserts; square inserts; insert
      the clearance of its insert; tur-ho-pclnr2525m12; features = For positive inserts; positive inserts; size
      the sides of its insert; tur-ho-s25t-sclcr09; features = For double-sided inserts; double-sided; size
      the corners of its insert; tur-ho-pclnr2525m12; features = For six-corner inserts; six-corner; size
      a lever; tur-ho-mdjnr2020k15; features = Lever lock: quick indexing; Lever lock; size
      a screw clamp; tur-ho-pclnr2525m12; features = Screw clamping; Screw clamping; size
      a coolant hole of a solid bar; tur-ho-s25t-sclcr09; features = Coolant through the bar; Coolant through; coolant
      its angle; tur-ho-pclnr2525m12; description = 93° holder for turning.; 93° holder; edge
      its smallest bore; tur-ho-s25t-sclcr09; features = Minimum bore 40 mm; Minimum bore 40; diameter
      bores from a diameter; tur-ho-s25t-sclcr09; description = For bores from 25 mm.; bores from 25; diameter
      its shank; tur-ho-pclnr2020k12; description = The 25 mm shank for turrets.; 25 mm shank; shank
      its hand; gro-ex-ho-2525-3; features = Left hand; Left hand; type
    `),
  )("$what", (each) => {
    const { sentences, others } = reportedFaults(each);
    expect(sentences, others.join("\n") || "no fault").toHaveLength(1);
  });
});

describe("a grooving or parting tool is refused when its words contradict its fields", () => {
  it.each(
    contradictionCases(`
      the width of its seat; gro-ex-ho-2525-3; name = Holder 25 × 25 for 4 mm inserts; 4 mm inserts; width
      the width in a name; par-in-300n; name = Parting insert 2.0 mm, neutral; insert 2.0 mm; width
      a width; par-in-300n; features = Width 4.0 mm; Width 4.0 mm; width
      the depth of a groove; gro-ex-ho-2525-3; description = Groove depth to 20 mm.; Groove depth to 20 mm; depth
      its clamping; gro-ex-in-de-300; description = Self-clamping insert.; Self-clamping; insert
      its edges; gro-ex-in-de-300; features = Three cutting edges; Three cutting edges; size
      the corners of a circlip insert; gro-ex-in-160; features = 2 cutting corners; 2 cutting corners; size
      a lead angle; par-in-200r6; features = 8° lead angle; 8° lead angle; edge
    `),
  )("$what", (each) => {
    const { sentences, others } = reportedFaults(each);
    expect(sentences, others.join("\n") || "no fault").toHaveLength(1);
  });
});

describe("a product is refused when its words name another material or coating", () => {
  it.each(
    contradictionCases(`
      PCBN and PCD; pcd-al-ccgw09t304; name = CCGW 09T304 PCBN insert; PCBN insert; grade
      the content of CBN; pcbn-hs-cnga120408; features = About 90 % CBN; 90 % CBN; grade
      a grain; pcd-al-ccgw09t304; features = 25 µm grain; 25 µm; grade
      HSS and carbide; dri-sd-85-3d; name = HSS drill Ø8.5, 3 × D; HSS drill; grade
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
    const { sentences, others } = reportedFaults(each);
    expect(sentences, others.join("\n") || "no fault").toHaveLength(1);
  });
});

describe("an insert is refused when its words contradict its fields", () => {
  it.each(
    contradictionCases(`
      a corner radius; tur-st-cnmg120408-p25; description = The 1.2 mm radius is strong.; 1.2 mm radius; edge
      its clearance; tur-st-cnmg120408-p25; type = Positive turning insert; Positive turning insert; size
      the angle of its corner; tur-st-dnmg150608-p25; description = 80° double-sided insert.; 80° double-sided insert; size
      its shape; tur-st-cnmg120408-p25; description = Trigon insert for steel.; Trigon insert; size
      its sides; tur-al-ccgt09t304; features = Double-sided; Double-sided; size
      one side; tur-st-cnmg120408-p25; features = One-sided; One-sided; size
      its corners before a word; tur-st-wnmg080408-p15; description = Four-corner insert.; Four-corner; size
      its corners with a word between; tur-st-wnmg080408-p15; description = Four strong corners.; Four strong corners; size
      κr; mil-in-sekn1203aftn; features = κr 75°; κr 75°; edge
      the angle of its milling; mil-in-sekn1203aftn; description = Face insert: 90° face milling.; 90° face milling; edge
      its grade in a name; tur-st-cnmg120408-p25; name = CNMG 120408 medium turning insert, P35; P35; grade
      its grade in a text; tur-st-cnmg120408-p25; features = Grade ISO P15; ISO P15; grade
      the seat of its holders; pcbn-hs-ccgw09t304; description = For the bars for CC.. 0602.; CC.. 0602; size
    `),
  )("$what", (each) => {
    const { sentences, others } = reportedFaults(each);
    expect(sentences, others.join("\n") || "no fault").toHaveLength(1);
  });
});

describe("a threading tool is refused when its words contradict its fields", () => {
  it.each(
    contradictionCases(`
      a pitch; thr-ei-16er200iso; description = For metric threads, pitch 1.5 mm.; pitch 1.5; threadPitch
      a tap's pitch; thr-it-tap-m8-c; features = Tap of pitch 1 mm; pitch 1; threadPitch
      threads per inch; thr-ei-16er14w; description = 55° profile, 19 threads per inch.; 19 threads per inch; threadPitch
      its profile's angle; thr-ei-16er14w; description = 60° profile.; 60° profile; size
      a full profile; thr-ii-11ira60; features = Full profile; Full profile; size
      its place; thr-ei-16er200iso; description = For internal threads.; internal threads; insert
      the place of its holder; thr-it-snr0016m16; application = External thread turning; External thread; insert
      its corners; thr-ei-16er200iso; features = 2 cutting corners; 2 cutting corners; size
    `),
  )("$what", (each) => {
    const { sentences, others } = reportedFaults(each);
    expect(sentences, others.join("\n") || "no fault").toHaveLength(1);
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

it("the editors' guide lists each fact that a series can print, and no other", () => {
  const guide = readFileSync(new URL("../../../content/README.md", import.meta.url), "utf8");
  const [, table = ""] = guide.split("| of | placeholders |");
  const listed = [...(table.split("\n\n")[0] ?? "").matchAll(/`\{([^}]+)\}`/g)].map(([, name]) => name);
  expect(listed).toEqual(facts.map(({ name }) => name));
});
