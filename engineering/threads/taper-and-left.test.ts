import { describe, expect, it } from "vitest";
import { decodeThread } from "../designation/thread-designation.ts";
import { cutThread, rootAt, type CutThread, type ThreadSide } from "./cut-thread.ts";
import type { ProgramTyped } from "./program-fields.ts";
import { taperOf } from "./taper-thread.ts";
import { runLathe, runMill } from "./testing/interpreter.ts";
import { programOf } from "./testing/program-of.ts";
import { askedFields, writeProgram } from "./write-program.ts";

const INCH = 25.4;

function read(name: string) {
  const found = decodeThread(name);
  if (found.kind === "refusal") throw new Error(found.sentence);
  return found;
}

function cut(name: string, side: ThreadSide): CutThread {
  const found = cutThread(read(name), side);
  if (!found) throw new Error(name);
  return found;
}

function within(found: number | undefined, printed: number): void {
  expect(Math.abs((found ?? Number.NaN) / printed - 1)).toBeLessThanOrEqual(0.005);
}

const job = {
  side: "external",
  form: "two-block",
  way: "radial",
  law: "area",
  passes: "16",
  length: "14",
  runIn: "6",
  clear: "2",
  turns: "500",
} satisfies ProgramTyped;

// E0, K0, E1 and L2 in inches, as ASME B1.20.1, table 2, prints them.
it.each<[size: string, small: number, minor: number, large: number, effective: number]>([
  ["1/8", 0.36351, 0.33388, 0.3736, 0.2639],
  ["1/4", 0.47739, 0.43294, 0.49163, 0.4018],
  ["1/2", 0.75843, 0.70129, 0.77843, 0.5337],
  ["3/4", 0.96768, 0.91054, 0.98887, 0.5457],
  ["1", 1.21363, 1.14407, 1.23863, 0.6828],
  ["2", 2.26902, 2.19946, 2.29627, 0.7565],
])("NPT %s has the diameters of ASME B1.20.1", (size, small, minor, large, effective) => {
  const taper = taperOf(read(`NPT ${size}`));
  // A thousandth of a diameter would be too coarse: the last printed digit is held.
  expect((taper?.small ?? 0) / INCH).toBeCloseTo(small, 4);
  expect((taper?.large ?? 0) / INCH).toBeCloseTo(large, 4);
  within((taper?.effective ?? 0) / INCH, effective);
  const external = cut(`NPT ${size}`, "external");
  expect(external.root / INCH).toBeCloseTo(minor, 4);
  // 0.8 P deep; on 16 mm the root grows by 1 mm, in a hole it shrinks.
  within(external.depth, 0.8 * external.pitch);
  expect(rootAt(external, -16) - external.root).toBeCloseTo(1, 9);
  const internal = cut(`NPT ${size}`, "internal");
  within(internal.crest / INCH, large - (0.8 * internal.pitch) / INCH);
  expect(rootAt(internal, -16) - internal.root).toBeCloseTo(-1, 9);
});

// d3, D4 and D1 in mm, as ISO 2904 and DIN 103-4 print them.
it.each<[thread: string, d3: number, outer: number, d1: number]>([
  ["Tr 8 × 1.5", 6.2, 8.3, 6.5],
  ["Tr 10 × 2", 7.5, 10.5, 8],
  ["Tr 20 × 4", 15.5, 20.5, 16],
  ["Tr 30 × 6", 23, 31, 24],
  ["Tr 42 × 7", 34, 43, 35],
  ["Tr 48 × 8", 39, 49, 40],
  ["Tr 44 × 12", 31, 45, 32],
])("%s has the diameters of ISO 2904", (name, d3, outer, d1) => {
  const bolt = cut(name, "external");
  expect([bolt.crest, bolt.root]).toEqual([bolt.major, d3]);
  const nut = cut(name, "internal");
  expect([nut.crest, nut.root]).toEqual([d1, outer]);
});

it("the tip of Tr 20 × 4 is 1.33 mm wide: 0.366 P − 0.536 ac, by hand", () => {
  expect(cut("Tr 20 × 4", "external").flat).toBeCloseTo(0.366 * 4 - 0.536 * 0.25, 3);
  expect(cut("Tr 20 × 4", "internal").flat).toBeCloseTo(0.366 * 4 - 0.536 * 0.25, 3);
});

// d − 1.226869 P, ASME B1.1 with a root of H/6, and D1 = D − 1.082532 P, in mm by hand.
it.each<[thread: string, d3: number, d1: number, pitch: string]>([
  ["1/2-13 UNC", 10.3029, 10.5849, "F1.9538"],
  ["3/4-16 UNF", 17.1024, 17.3315, "F1.5875"],
  ["1 1/16-12 UN", 24.3906, 24.6961, "F2.1167"],
  ["0.75-20 UNEF", 17.4919, 17.6752, "F1.27"],
])("%s is turned outside and inside by its threads per inch", (thread, d3, d1, pitch) => {
  const outside = programOf("turning", { ...job, thread });
  expect(outside.text).toContain(pitch);
  within(runLathe(outside.text).cuts.at(-1)?.diameter, d3);
  const inside = programOf("turning", { ...job, thread, side: "internal", clear: "1" });
  within(Number(/From Ø([\d.]+)/.exec(inside.facts.join(" "))?.[1]), d1);
  expect(outside.facts.join(" ")).toMatch(/ threads per inch, a pitch of /);
});

describe.each(["two-block", "one-block", "pass by pass"])("NPT 1/2 by %s", (form) => {
  it.each<ThreadSide>(["external", "internal"])("ends on its own cone, %s", (side) => {
    const thread = cut("NPT 1/2", side);
    const clear = side === "internal" ? "1" : "2";
    for (const way of ["radial", "flank"]) {
      const { text } = programOf("turning", { ...job, thread: "NPT 1/2", side, form, clear, way });
      const { cuts, startX } = runLathe(text);
      const last = cuts.at(-1);
      if (!last) throw new Error("No cut.");
      expect(Math.abs(last.diameter - rootAt(thread, -14))).toBeLessThan(0.004);
      // 20 mm from start to end: 1.25 mm of diameter.
      expect(last.cone).toBeCloseTo(side === "external" ? -0.625 : 0.625, 3);
      expect(Math.abs(last.diameter + 2 * last.cone - rootAt(thread, 6))).toBeLessThan(0.005);
      const thick = thread.crest + rootAt(thread, -14) - thread.root;
      expect((startX - thick) * (side === "external" ? 1 : -1)).toBeGreaterThan(1.9);
    }
  });
});

describe("a left-hand thread", () => {
  it("is cut by M4 towards the chuck, or by M3 away from it, never right hand", () => {
    for (const form of ["two-block", "one-block", "pass by pass"])
      for (const way of ["radial", "flank"])
        for (const left of ["reverse", "away", undefined]) {
          const program = programOf("turning", {
            ...job,
            thread: "M20 LH",
            form,
            way,
            ...(left !== undefined && { left }),
          });
          const { cuts, isReversed } = runLathe(program.text);
          expect(isReversed).toBe(left !== "away");
          for (const { from, to } of cuts) expect(Math.sign(to - from) * (isReversed ? -1 : 1)).toBe(1);
          // Away: from the relief groove behind the thread past the face.
          expect(cuts.at(-1)?.from).toBe(left === "away" ? -20 : 6);
          expect(program.text).toContain(left === "away" ? "(LEFT HAND BY M3" : "(LEFT HAND BY M4");
          expect(program.facts.join(" ")).toContain(left === "away" ? "a negative one" : "left-hand tool");
        }
  });

  it("asks how only where it is left hand", () => {
    expect(askedFields("turning", { thread: "M20 LH" })).toContain("left");
    expect(askedFields("turning", { thread: "M20" })).not.toContain("left");
    expect(askedFields("milling", { thread: "M20 LH" })).not.toContain("left");
  });

  it("on a cone away from the chuck begins at its thick end", () => {
    const { text } = programOf("turning", { ...job, thread: "NPT 1/2 LH", left: "away" });
    const { cuts } = runLathe(text);
    expect(cuts.at(-1)?.cone).toBeGreaterThan(0);
  });
});

describe("NPT milled", () => {
  it.each<[ThreadSide, direction: string, cutter: number, edge: string]>([
    ["internal", "climb", 10, "20"],
    ["internal", "conventional", 10, "0.5"],
    ["external", "climb", 12, "20"],
    ["external", "conventional", 12, "0.5"],
  ])("%s, %s with a cutter of %s mm stays on its cone", (side, direction, cutter, edge) => {
    const thread = cut("NPT 1/2", side);
    const { text, facts } = programOf("milling", {
      thread: "NPT 1/2",
      side,
      direction,
      cutter: String(cutter),
      edge,
      teeth: "3",
      toothFeed: "0.03",
      length: "14",
      clear: "2",
      turns: "3000",
    });
    const { points } = runMill(text);
    const outwards = side === "internal" ? 1 : -1;
    const over = points
      .filter(({ z, isRapid }) => z < 1 && !isRapid)
      .map(({ x, y, z }) => Math.hypot(x, y) + (outwards * cutter) / 2 - rootAt(thread, z) / 2);
    const beyond = over.map((each) => each * outwards);
    expect(Math.max(...beyond)).toBeLessThan(0.006);
    // As deep as wanted nearly everywhere on the turns.
    expect(beyond.filter((each) => each > -0.006).length).toBeGreaterThan(8 * 40);
    expect(text).not.toMatch(/NaN/);
    expect(facts.join(" ")).toContain("Taper 1:16");
  });
});

it("a trapezoid has as many passes as it needs, and its lean along the flank is 15°", () => {
  const { errors, program } = writeProgram("turning", {
    ...job,
    thread: "Tr 40 × 7",
    passes: "110",
    way: "flank",
    length: "60",
  });
  expect(errors).toEqual({});
  expect(program?.text).toContain("P010030");
  expect(program?.plot).toMatchObject({ kind: "groove", angle: 30 });
});
