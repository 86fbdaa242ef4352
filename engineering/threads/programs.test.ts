import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeThread } from "../designation/thread-designation.ts";
import { inchSizes } from "../standards/inch-threads.ts";
import { metricThreads } from "../standards/metric-threads.ts";
import { cutThread, type CutThread, type ThreadSide } from "./cut-thread.ts";
import { runLathe, runMill } from "./testing/interpreter.ts";
import { programOf } from "./testing/program-of.ts";

const metric = metricThreads.map(({ diameter, pitch }) => `M${diameter} × ${pitch}`);
const inch = (["UNC", "UNF", "G"] as const).flatMap((form) =>
  inchSizes(form).map((size) => `${size} ${form}`),
);
const names = [...metric, ...inch.map((name) => name.replace(/^(.*) G$/, "G $1"))];

function threadOf(name: string, side: ThreadSide, nose?: number): CutThread {
  const read = decodeThread(name);
  const thread = read.kind === "refusal" ? undefined : cutThread(read, side, nose);
  if (!thread) throw new Error(`${name} is no thread.`);
  return thread;
}

const side = fc.constantFrom<ThreadSide>("external", "internal");

describe("a turned thread", () => {
  it("never leaves its root, has its pitch on each turn, ends at full depth, and takes as many passes as asked", () => {
    const jobs = fc.record({
      name: fc.constantFrom(...names),
      side,
      form: fc.constantFrom("two-block", "one-block", "pass by pass"),
      way: fc.constantFrom("radial", "flank"),
      law: fc.constantFrom("area", "depth"),
      passes: fc.integer({ min: 2, max: 20 }),
      length: fc.integer({ min: 8, max: 90 }),
      nosePart: fc.constantFrom(undefined, 0.4, 0.9),
    });
    fc.assert(
      fc.property(jobs, ({ name, nosePart, passes, length, ...rest }) => {
        const nose = nosePart && nosePart * threadOf(name, rest.side).largestNose;
        if (nose !== undefined && nose < 0.01) return;
        const thread = threadOf(name, rest.side, nose);
        // Nobody takes a thousandth a pass.
        if (passes > 30 * thread.depth + 2) return;
        // Nor 0.6 mm.
        if (passes - 1 < (thread.depth / 0.55) ** 2) return;
        // A small nut has no room for more beside the tool.
        const clear = rest.side === "internal" ? Math.max(0.2, Math.min(4, thread.crest / 4)) : 4;
        const { text } = programOf("turning", {
          ...rest,
          thread: name,
          law: rest.form === "pass by pass" ? rest.law : "area",
          passes: String(passes),
          length: String(length),
          clear: clear.toFixed(3),
          runIn: "6",
          turns: "800",
          nose: nose?.toFixed(9) ?? "",
        });
        const { cuts, startX, turns } = runLathe(text);
        expect(turns).toBe(800);
        const outwards = rest.side === "external" ? 1 : -1;
        expect((startX - thread.crest) * outwards).toBeGreaterThan(0.39);
        // G92 repeats the last pass.
        expect(cuts).toHaveLength(rest.form === "pass by pass" ? passes + 1 : passes);
        for (const { diameter, from, to, lead } of cuts) {
          const remaining = ((diameter - thread.root) / 2) * outwards;
          expect(remaining).toBeGreaterThanOrEqual(-1e-6);
          expect(remaining).toBeLessThan(thread.depth);
          expect(to).toBe(-length);
          expect(Math.abs(lead - thread.pitch)).toBeLessThanOrEqual(0.000_051);
          // Along the flank a shallower tip lies beside the middle, within the groove that the last pass leaves.
          const shift = from - (cuts.at(-1)?.from ?? 0);
          expect(shift).toBeGreaterThanOrEqual(-1e-9);
          expect(shift).toBeLessThanOrEqual(remaining * Math.tan((thread.angle / 360) * Math.PI) + 0.002);
          expect(rest.way === "radial" ? shift : 0).toBeCloseTo(0, 9);
        }
        const last = cuts.at(-1)?.diameter ?? Number.NaN;
        expect(Math.abs(last - thread.root)).toBeLessThanOrEqual(0.004);
      }),
      { numRuns: 400 },
    );
  });

  it("M10 × 1.5 outside in the two-block form reads as a machinist writes it", () => {
    const { text } = programOf("turning", {
      thread: "M10",
      side: "external",
      form: "two-block",
      way: "flank",
      law: "area",
      passes: "8",
      length: "20",
      clear: "5",
      runIn: "4.5",
      turns: "3183",
    });
    expect(text.split("\n").slice(3)).toEqual([
      "G21 G40 G97 G99 S3183 M3",
      "G0 X20. Z4.5",
      // d3 = 8.160 (DIN 13-1); 0.92 deep; first pass 0.87 ÷ √7 = 0.329.
      "G76 P010060 Q50 R0.05",
      "G76 X8.16 Z-20. P920 Q330 F1.5",
      "G0 X20. Z4.5",
      "M5",
    ]);
  });
});

describe("a milled thread", () => {
  it("stays out of the root, has a pitch each turn and its own hand, enters clear, and is as long as asked", () => {
    const jobs = fc.record({
      name: fc.constantFrom(...names),
      side,
      direction: fc.constantFrom("climb", "conventional"),
      isLeft: fc.boolean(),
      part: fc.double({ min: 0.3, max: 0.88, noNaN: true }),
      rows: fc.constantFrom(1, 2, 5, 40),
      length: fc.integer({ min: 6, max: 40 }),
    });
    fc.assert(
      fc.property(jobs, ({ name, side: of, direction, isLeft, part, rows, length }) => {
        const thread = threadOf(name, of);
        const cutter = Number((of === "internal" ? part * thread.crest : 10 * part).toFixed(2));
        if (cutter < 0.5) return;
        const { text } = programOf("milling", {
          thread: isLeft ? `${name} LH` : name,
          side: of,
          direction,
          cutter: String(cutter),
          edge: (rows * thread.pitch + 0.01).toFixed(4),
          teeth: "3",
          toothFeed: "0.03",
          length: String(length),
          clear: "2",
          turns: "4000",
        });
        const { points: all, turns } = runMill(text);
        // Where the cutter comes from, nobody knows.
        const points = all.filter(({ z }) => z < 50);
        const hand = isLeft ? -1 : 1;
        expect(turns.length).toBeGreaterThan(0);
        for (const { rise, turn } of turns) {
          expect(Math.abs(Math.abs(rise) - thread.pitch)).toBeLessThanOrEqual(0.0011);
          expect(Math.sign(rise) * turn).toBe(hand);
          expect(turn).toBe((direction === "climb") === (of === "internal") ? 1 : -1);
        }
        const reach = points.map(({ x, y }) =>
          of === "internal" ? Math.hypot(x, y) + cutter / 2 : cutter / 2 - Math.hypot(x, y),
        );
        const limit = of === "internal" ? thread.root / 2 : -thread.root / 2;
        expect(Math.max(...reach)).toBeLessThanOrEqual(limit + 1e-6);
        expect(Math.max(...reach)).toBeGreaterThan(limit - 0.003);
        const crest = of === "internal" ? thread.crest / 2 : -thread.crest / 2;
        points.forEach(({ x, y, z, isRapid }, at) => {
          const cut = (reach[at] ?? 0) - crest;
          // Rapid moves touch nothing beside or below the face.
          if (isRapid && z < 1.99) expect(cut).toBeLessThanOrEqual(1e-6);
          // On the arcs in and out the teeth stay in the groove that the turns make, but for what its open flanks leave.
          if (isRapid || cut <= 0) return;
          const phase = z / thread.pitch - (hand * Math.atan2(y, x)) / (2 * Math.PI);
          const whole = (turns[0]?.low ?? 0) / thread.pitch;
          const off = Math.abs(phase - whole - Math.round(phase - whole)) * thread.pitch;
          const open = (limit - (reach[at] ?? 0)) * Math.tan((thread.angle / 360) * Math.PI);
          expect(off).toBeLessThanOrEqual(open + 0.003);
        });
        const made = turns.map(({ low, rise }) => [low, low + Math.abs(rise) + (rows - 1) * thread.pitch]);
        const sorted = made.toSorted(([a = 0], [b = 0]) => a - b);
        let top = -length;
        for (const [low = 0, high = 0] of sorted) {
          expect(low).toBeLessThanOrEqual(top + 0.01);
          top = Math.max(top, high);
        }
        expect(top).toBeGreaterThanOrEqual(-0.01);
        expect(Math.min(...turns.map(({ low }) => low))).toBeCloseTo(-length, 2);
      }),
      { numRuns: 400 },
    );
  });

  it("M18 × 1.5 inside with a cutter of 8 mm leads in by a half circle that rises a quarter of the pitch", () => {
    const { text } = programOf("milling", {
      thread: "M18x1.5",
      side: "internal",
      direction: "climb",
      cutter: "8",
      edge: "20",
      teeth: "4",
      toothFeed: "0.05",
      length: "15",
      clear: "2",
      turns: "3000",
    });
    expect(text.split("\n").slice(3)).toEqual([
      "G21 G17 G90 G94 G40 S3000 M3",
      "G0 X0. Y0.",
      "Z2.",
      "G0 Z-15.375",
      // 600 mm/min at the edge · (18 − 8) ÷ 18.
      "G3 X5. Y0. Z-15. I2.5 J0. F333",
      "G3 X5. Y0. Z-13.5 I-5. J0.",
      "G3 X0. Y0. Z-13.125 I-2.5 J0.",
      "G0 Z2.",
      "M5",
    ]);
  });
});
