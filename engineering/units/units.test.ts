import { expect, expectTypeOf, it } from "vitest";
import { edgeFigure } from "../values/edge.ts";
import { valuesOf } from "../values/values.ts";
import { movedStart } from "../cutting/moved-start.ts";
import { drillFeed, indexableMillFeed } from "../cutting/start-feeds.ts";
import { milling } from "../calculator/operations/milling.ts";
import { solve } from "../calculator/formula.ts";
import { surfaceTime } from "../calculator/surface-speed.ts";
import { corner } from "../drawing/geometry.ts";
import { angleMark } from "../drawing/paper/angle-mark.ts";
import { inchThread } from "../standards/inch-threads.ts";
import { shankLength } from "../standards/shank-ends.ts";
import { inchesOf, mmOf, pitchOfThreads, radiansOf, threadsOfPitch } from "./convert.ts";
import type * as Units from "./units.ts";

// What is wrong here is told by `tsc`, in the step "types" of `npm test`; nothing of the units is there at run time.

/** All units by their names. */
interface All {
  mm: Units.Mm;
  inch: Units.Inch;
  micrometre: Units.Micrometre;
  onPaper: Units.OnPaper;
  degrees: Units.Degrees;
  radians: Units.Radians;
  perInch: Units.PerInch;
  metrePerMinute: Units.MetrePerMinute;
  footPerMinute: Units.FootPerMinute;
  mmPerMinute: Units.MmPerMinute;
  mmPerTurn: Units.MmPerTurn;
  mmPerTooth: Units.MmPerTooth;
  perMinute: Units.PerMinute;
  minutes: Units.Minutes;
  megapascal: Units.Megapascal;
  newtonMetre: Units.NewtonMetre;
  kilowatt: Units.Kilowatt;
  cubicCmPerMinute: Units.CubicCmPerMinute;
  rockwell: Units.Rockwell;
  brinell: Units.Brinell;
}

/** The pairs of units of which one is taken for the other. */
type Mixed = {
  [One in keyof All]: {
    [Other in Exclude<keyof All, One>]: All[One] extends All[Other] ? `${One} as ${Other}` : never;
  }[Exclude<keyof All, One>];
}[keyof All];

it("no unit is taken for another", () => {
  expectTypeOf<Mixed>().toBeNever();
  expectTypeOf<
    { [One in keyof All]: Units.Mm extends All[One] ? One : never }[keyof All]
  >().toEqualTypeOf<"mm">();
});

const drill = {
  specifications: { diameter: "10 mm", threadPitch: "20 TPI", edge: "RE 0.8 mm, Point angle 140°" },
};

it("the values of a tool have their units", () => {
  const { diameter, threadPitch, edge } = valuesOf(drill);
  expect(shankLength(diameter?.max ?? 0)).toBe(40);
  expect(shankLength(edgeFigure(edge, "RE") ?? 0)).toBeUndefined();
  // @ts-expect-error an angle is no diameter
  expect(shankLength(edgeFigure(edge, "Point angle") ?? 0)).toBeUndefined();
  // @ts-expect-error a pitch may be threads per inch
  expect(shankLength(threadPitch?.max ?? 0)).toBe(50);
  expect(threadPitch?.unit === "mm" && shankLength(threadPitch.max)).toBe(false);
});

it("tables and formulas take and give their own units", () => {
  const thread = inchThread("UNC", "1/4");
  const feed = drillFeed("P", thread?.drill ?? 0);
  // @ts-expect-error threads per inch are no diameter
  drillFeed("P", thread?.perInch ?? 0);
  // @ts-expect-error a feed is no speed
  movedStart(feed, 0);
  // @ts-expect-error a feed of a tooth is none of a turn
  const perTurn: typeof feed = indexableMillFeed("milling 90°", "P");
  const { figures } = solve(milling.formulas, { speed: 100, diameter: 10, toothFeed: 0.1, teeth: 4 });
  const { speed = 0, turns = 0 } = figures;
  expect(surfaceTime({ from: 10, to: 0, speed, feed: perTurn.low, fastest: turns })).toBeDefined();
  // @ts-expect-error speed and spindle speed are given the wrong way round
  surfaceTime({ from: 10, to: 0, speed: turns, feed: perTurn.low, fastest: speed });
});

it("a drawing keeps millimetres, angles and paper apart", () => {
  const { at } = corner(1, 2);
  const mark = { from: 0, to: 1, hasSides: false, words: "45°" };
  // @ts-expect-error millimetres are no place on the paper
  angleMark({ ...mark, at });
  const degrees: Units.Degrees = 45;
  // @ts-expect-error the paper's angles are radians
  angleMark({ ...mark, at: [0, 0], to: degrees });
});

it("a figure is converted once", () => {
  const inch: Units.Inch = 1;
  expect(inchesOf(mmOf(inch))).toBe(1);
  // @ts-expect-error inches are no millimetres
  inchesOf(inch);
  expect(threadsOfPitch(pitchOfThreads(20))).toBe(20);
  expect(Math.sin(radiansOf(90))).toBe(1);
  // @ts-expect-error radians are no degrees
  radiansOf(radiansOf(90));
});
