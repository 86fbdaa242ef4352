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

describe("an insert is refused when its words contradict its fields", () => {
  it.each(
    contradictionCases(`
      a corner radius; tur-st-cnmg120408-p25; description = The 1.2 mm radius is strong.; 1.2 mm radius; edge
      its clearance; tur-st-cnmg120408-p25; type = Positive turning insert; Positive; size
      the angle of its corner; tur-st-dnmg150608-p25; description = 80° double-sided insert.; 80° double-sided insert; size
      the angle of a parallelogram; mil-in-apmt1604pder; description = 90° parallelogram for steel.; 90° parallelogram; size
      its shape; tur-st-cnmg120408-p25; description = Trigon insert for steel.; Trigon; size
      its sides; tur-al-ccgt09t304; features = Double-sided; Double-sided; size
      one side; tur-st-cnmg120408-p25; features = One-sided; One-sided; size
      its corners before a word; tur-st-wnmg080408-p15; description = Four-corner insert.; Four-corner; size
      its corners with a word between; tur-st-wnmg080408-p15; description = Four strong corners.; Four strong corners; size
      more tips than corners; pcd-al-ccgw09t304; features = 3 PCD-tipped corners; 3 PCD-tipped corners; size
      a flat top; tur-st-cnmg120408-p25; features = Flat top; Flat top; size
      a chipbreaker; tur-ci-cnma120412-k15; features = Open chipbreaker; chipbreaker; size
      a ground periphery; tur-st-cnmg120408-p25; features = Periphery ground; Periphery ground; size
      its tolerance class; tur-al-ccgt09t304; features = Ground (tolerance class E); class E; size
      its type; tur-ci-cnma120412-k15; features = No chipbreaker (type W); (type W); size
      κr; mil-in-sekn1203aftn; features = κr 75°; κr 75°; edge
      the angle of its milling; mil-in-sekn1203aftn; description = Face insert: 90° face milling.; 90° face; edge
      its wiper; mil-in-apmt1604pder; features = With 20° wiper clearance; 20° wiper clearance; size
      its code; mil-in-sekn1203aftn; features = Wiper (code PD); (code PD); size
      the diameter of a round one; tur-in-rcmt1204m0-p30; description = 10 mm round insert.; 10 mm round; diameter
      its grade in a name; tur-st-cnmg120408-p25; name = CNMG 120408 medium turning insert, P35; P35; grade
      its grade in a text; tur-st-cnmg120408-p25; features = Grade ISO P15; P15; grade
      its range; tur-st-cnmg120408-p25; features = Range P10–P30; P10–P30; grade
      the seat of its holders; pcbn-hs-ccgw09t304; description = For the bars for CC.. 0602.; CC.. 0602; size
    `),
  )("$what", expectTold);
});

describe("a threading tool is refused when its words contradict its fields", () => {
  it.each(
    contradictionCases(`
      a pitch; thr-ei-16er200iso; description = For metric threads, pitch 1.5 mm.; pitch 1.5 mm; threadPitch
      pitches; thr-ii-11ira60; description = For pitch 0.5 to 3.0 mm.; pitch 0.5 to 3.0; threadPitch
      a tap's pitch; thr-it-tap-m8-c; features = Tap of pitch 1 mm; pitch 1 mm; threadPitch
      threads per inch; thr-ei-16er14w; description = 55° profile, 19 threads per inch.; 19 threads per inch; threadPitch
      a range per inch; thr-ii-11ira60; threadStandards = 60° partial profile, 48–8 TPI; 48–8 TPI; threadPitch
      a pipe thread; thr-ei-16er14w; features = For G 1/4; G 1/4; threadPitch
      its profile's angle; thr-ei-16er14w; description = 60° profile.; 60°; size
      a tap's angle; thr-it-tap-m8-c; features = Flanks of 55°; 55°; size
      a taper; thr-ei-16er14w; features = Taper 1:16; 1:16; size
      a full profile; thr-ii-11ira60; features = Full profile; Full; size
      its form; thr-ei-16er200iso; description = For unified threads.; unified; size
      its standard; thr-ei-16er200iso; threadStandards = UN – ASME B1.1, 60° full profile; UN; size
      its place; thr-ei-16er200iso; description = For internal threads.; internal; insert
      the place of its holder; thr-it-snr0016m16; application = External thread turning; External; insert
      its corners; thr-ei-16er200iso; features = 2 cutting corners; 2 cutting corners; insert
    `),
  )("$what", expectTold);
});

describe("a code of our own is refused when the fields contradict its figures", () => {
  it.each(
    contradictionCases(`
      the angle of a mill; mil-cu-90-50; size = SM45-50-Z4; SM45-50-Z4; edge
      the diameter of a mill; mil-cu-90-50; size = SM90-63-Z4; SM90-63-Z4; diameter
      the teeth of a mill; mil-cu-90-50; size = SM90-50-Z5; SM90-50-Z5; flutes
      the diameter of a U-drill; dri-ud-28-3d; size = UW26-3; UW26-3; diameter
      the reach of a U-drill; dri-ud-28-3d; size = UW28-4; UW28-4; type
      the inserts of a U-drill; dri-ud-28-3d; size = US28-3; US28-3; insert
      the width of a grooving insert; gro-ex-in-de-300; size = GI400-D; GI400-D; width
      the width of a trade's insert; gro-ex-in-de-300; size = MGMN 400; MGMN 400; width
      the hand of a parting insert; par-in-200r6; size = PI200-L6; PI200-L; type
      the lead angle of a parting insert; par-in-200r6; size = PI200-R8; PI200-R8; edge
      the shank of a holder; gro-ex-ho-2525-3; size = GH2020-3R; GH2020-3R; shank
      the width of a holder; gro-ex-ho-2525-3; size = GH2525-4R; GH2525-4R; width
      the hand of a holder; gro-ex-ho-2525-3; size = GH2525-3L; GH2525-3L; type
      the height of a blade; par-bl-26-2; size = PB32-2; PB32-2; shank
      the width of a blade; par-bl-26-2; size = PB26-3; PB26-3; width
    `),
  )("$what", expectTold);
});

it("an insert with tips is refused without their number: it has as many edges", () => {
  expect(faultsOfAltered("pcd-al-ccgw09t304", { features: ["10 µm grain"] })).toEqual([
    'features: expected how many corners are tipped, such as "2 PCBN-tipped corners", found nothing of it.',
  ]);
  expect(faultsOfAltered("pcbn-ci-snmn120416", { features: ["About 90 % CBN"] })).toEqual([]);
});
