import { describe, expect, it } from "vitest";
import {
  contradictionCases,
  faultsOfAltered,
  toldOf,
  type ContradictionCase,
} from "../../testing/altered-product.ts";

function expectTold(each: ContradictionCase): void {
  const { sentences, others } = toldOf(each);
  expect(sentences, others.join("\n") || "no fault").toHaveLength(1);
}

describe("a rotary tool is refused when its words contradict its fields", () => {
  it.each(
    contradictionCases(`
      a diameter in a name; mil-em-4f-10; name = 4-flute solid carbide end mill Ø12, DIN 6527 L; Ø12; diameter
      a diameter in a description; dri-sd-25-3d; description = Ø2.4 is the tapping drill.; Ø2.4 is; diameter
      a keyway; mil-em-4f-10; features = For keyways of 8 mm; keyways of 8 mm; diameter
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
      a reach that its type leaves open; dri-sd-25-3d; application = Holes to 5 × D; 5 × D; depth
      the depth of a hole; dri-ud-28-3d; description = Holes to 90 mm deep.; to 90 mm deep; depth
      the depth of shoulders; mil-cu-90-50; description = For shoulders to 18 mm.; shoulders to 18 mm; depth
      a shank; dri-sd-33-3d; features = 8 mm shank; 8 mm shank; shank
      the form of a shank; mil-em-3f-al-12; features = Shank DIN 6535 HB; DIN 6535 HB; shank
      an arbor; mil-cu-90-50; description = Shell mill on a 27 mm arbor.; 27 mm arbor; shank
      a mill's angle; mil-cu-45-80; name = 90° face mill Ø80, 6 teeth; 90°; edge
      a drill's thread; dri-sd-85-5d; name = Solid carbide drill Ø8.5 for M12; for M12; diameter
      a thread that no table has; dri-sd-85-5d; name = Solid carbide drill Ø8.5 for M17; for M17; diameter
      a knuckle profile; mil-em-4f-10; features = Knuckle profile; Knuckle; edge
      a spiral point; thr-it-tap-m8-c; features = Spiral point; Spiral point; type
      a spiral flute; thr-it-tap-m12-b; features = Spiral flutes; Spiral flut; type
      a tap's chamfer; thr-it-tap-m8-c; features = Chamfer form B (3.5–5 threads); form B (3.5–5 threads); edge
      a corner chamfer; mil-em-4f-10; features = Corner chamfer 0.3 mm; Corner chamfer 0.3 mm; edge
      coolant; dri-sd-102-5d; coolant = External emulsion; features: Internal coolant; coolant
      a length; tur-ho-pclnr2525m12; features = Short: 125 mm long; 125 mm long; length
    `),
  )("$what", expectTold);
});

describe("a holder is refused when its words contradict its fields", () => {
  it.each(
    contradictionCases(`
      a seat; tur-ho-pclnr2525m12; description = For CN.. 1606 inserts.; CN.. 1606; insert
      the seat of a spare part; tur-ho-s25t-sclcr09; spares = Insert screw for CC.. 1204; Insert screw for CC.. 1204; insert
      the seat of a threading bar's spare part; thr-it-snr0016m16; spares = Insert screw for 11IR; Insert screw for 11IR; insert
      the letters of a seat; dri-ud-28-3d; name = Indexable U-drill Ø28, 3 × D, SP inserts; SP inserts; insert
      the angle of its insert; tur-ho-mdjnr2020k15; features = For 35° inserts; 35° inserts; insert
      the corner of its insert; tur-ho-mdjnr2020k15; features = The 35° corner is weak; 35° corner; insert
      the shape of its insert; mil-cu-r-50; features = Ramps with square inserts; square inserts; insert
      the clearance of its insert; tur-ho-pclnr2525m12; features = For positive inserts; positive inserts; insert
      the sides of its insert; tur-ho-s25t-sclcr09; features = For double-sided inserts; double-sided inserts; insert
      the corners of its insert; tur-ho-pclnr2525m12; features = For six-corner inserts; six-corner inserts; insert
      a lever; tur-ho-mdjnr2020k15; features = Lever lock: quick indexing; Lever lock; size
      the letter of a clamping; tur-ho-mdjnr2020k15; features = Locked by a pin (P); (P); size
      a screw clamp; tur-ho-pclnr2525m12; features = Screw clamping; Screw clamping; size
      a top clamp; tur-ho-pclnr2525m12; features = Held by a top clamp; top clamp; size
      pin and top clamp; tur-ho-pclnr2525m12; features = Multi-lock; Multi-lock; size
      a coolant hole of a solid bar; tur-ho-s25t-sclcr09; features = Coolant through the bar; Coolant through; size
      the letter of a bar; tur-ho-s25t-sclcr09; features = Coolant (A); (A); size
      its angle; tur-ho-pclnr2525m12; description = 93° holder for turning.; 93° holder; edge
      the angle at which it copies; tur-ho-mdjnr2020k15; description = For copying at 95°.; copying at 95°; edge
      its smallest bore; tur-ho-s25t-sclcr09; features = Minimum bore 40 mm; Minimum bore 40; diameter
      bores from a diameter; tur-ho-s25t-sclcr09; description = For bores from 25 mm.; bores from 25; diameter
      an overhang; tur-ho-s25t-sclcr09; features = Overhang up to 7 × D; Overhang up to 7 × D; size
      an overhang in mm; tur-ho-s25t-sclcr09; features = Overhang to about 150 mm; Overhang to about 150 mm; shank
      its shank; tur-ho-pclnr2020k12; description = The 25 mm shank for turrets.; 25 mm shank; shank
      the sides of its shank; gro-ex-ho-2525-3; name = Grooving holder 20 × 20; 20 × 20; shank
      its hand; gro-ex-ho-2525-3; features = Left hand; Left hand; type
    `),
  )("$what", expectTold);
});

describe("a grooving or parting tool is refused when its words contradict its fields", () => {
  it.each(
    contradictionCases(`
      the width of its seat; gro-ex-ho-2525-3; name = Holder 25 × 25 for 4 mm inserts; 4 mm inserts; width
      the width in a name; par-in-300n; name = Parting insert 2.0 mm, neutral; insert 2.0 mm; width
      a width; par-in-300n; features = Width 4.0 mm; Width 4.0 mm; width
      the ring of a circlip groove; gro-ex-in-160; description = For a ring 1.2 mm thick.; ring 1.2 mm thick; width
      the width of a circlip groove; gro-ex-in-160; description = For a groove 1.30 H13.; groove 1.30 H13; width
      the standard of a circlip; gro-ex-in-160; application = Circlip grooves to DIN 472; DIN 472; type
      the depth of a groove; gro-ex-ho-2525-3; description = Groove depth to 20 mm.; Groove depth to 20 mm; depth
      the height of a blade; par-bl-32-3; features = Fits 26 mm tool blocks; 26 mm tool blocks; shank
      its clamping; gro-ex-in-de-300; description = Self-clamping insert.; Self-clamping; insert
      its edges; gro-ex-in-de-300; features = Three cutting edges; Three cutting edges; insert
      the corners of a circlip insert; gro-ex-in-160; features = 2 cutting corners; 2 cutting corners; insert
      a lead angle; par-in-200r6; features = 8° lead angle; 8° lead angle; edge
      a neutral insert; par-in-200r6; features = Neutral; Neutral; type
    `),
  )("$what", expectTold);
});

it("a contradiction says where its figure is from, where it is from a code, and else names nothing", () => {
  const [code] = faultsOfAltered("mil-cu-90-50", { size: "SM90-63-Z4" });
  expect(code).toContain("(the code's own figures)");
  const [plain] = faultsOfAltered("mil-em-4f-10", {
    name: "4-flute solid carbide end mill Ø12, DIN 6527 L",
  });
  expect(plain).toContain("expected words that agree with diameter, found");
});
