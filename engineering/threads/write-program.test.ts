import { describe, expect, it } from "vitest";
import type { ProgramKind, ProgramTyped } from "./program-fields.ts";
import { usualPasses, writeProgram } from "./write-program.ts";

describe("a wrong figure", () => {
  const turning: ProgramTyped = {
    thread: "M10",
    side: "external",
    form: "two-block",
    passes: "8",
    length: "20",
    clear: "5",
    runIn: "5",
    turns: "900",
  };
  it.each<[kind: ProgramKind, typed: ProgramTyped, field: string, sentence: RegExp]>([
    ["turning", { thread: "M10 × 9" }, "thread", /^Thread, pitch: expected a pitch of at most 2\.6 mm/],
    ["turning", { thread: "" }, "thread", /^Thread, form: expected a thread such as M10/],
    ["turning", { thread: "Tr 20 × 4", passes: "40", nose: "0.2" }, "nose", /own profile; leave this empty/],
    ["turning", { thread: "1 1/16-2 UN" }, "thread", /^Thread, /],
    ["turning", { passes: "0" }, "passes", /^Passes: expected a whole number from 2 to 120, found "0"/],
    ["turning", { length: "2O" }, "length", /^Length of the thread: expected .* mm, found "2O"/],
    ["turning", { nose: "0.4" }, "nose", /expected up to 0\.217 mm.*take an insert for this pitch/],
    ["turning", { law: "depth" }, "law", /choose G92/],
    ["turning", { side: "internal" }, "clear", /^Safe distance: expected below 4\.188 mm, half the bore/],
    [
      "milling",
      { side: "internal", cutter: "9" },
      "cutter",
      /expected up to 7\.539 mm.*take a smaller cutter/,
    ],
    ["milling", { side: "internal", cutter: "" }, "cutter", /^Cutter diameter: expected 0\.5 to 300 mm\.$/],
    [
      "milling",
      { thread: "M3", cutter: "2", edge: "0.5", length: "400" },
      "edge",
      /expected at least .* 200 turns/,
    ],
    [
      "entry",
      { hole: "6.7", ramp: "0.2" },
      "ramp",
      /more than 200 turns; take a steeper one or a smaller cutter/,
    ],
    [
      "turning",
      { thread: "M1", passes: "40" },
      "passes",
      /G76 can't share 0\.153 mm in 40; take fewer, or G92/,
    ],
    ["turning", { thread: "M24", passes: "2" }, "passes", /deepest would cut 1\.\d+ mm.*take more passes/],
    ["entry", { hole: "30", cutter: "10" }, "hole", /expected from 11\.1 to 20 mm.*another cutter/],
  ])("of a %s program names its field and the way out (%o)", (kind, typed, field, sentence) => {
    const rest = {
      cutter: "6",
      edge: "12",
      teeth: "3",
      toothFeed: "0.05",
      hole: "15",
      depth: "5",
      ramp: "2",
    };
    const { program, errors } = writeProgram(kind, { ...turning, ...rest, ...typed });
    expect(program).toBeUndefined();
    expect(Object.keys(errors)).toEqual([field]);
    expect(Object.values(errors)[0]).toMatch(sentence);
  });
});

it("the passes that are proposed are those of the maker's table", () => {
  expect(usualPasses({ thread: "M10", side: "external" })?.passes).toBe(8);
  expect(usualPasses({ thread: "M24", side: "external", form: "pass by pass" })?.passes).toBe(16);
  // In 16 passes G76 would cut 0.47 mm at first.
  expect(usualPasses({ thread: "M24", side: "external" })?.passes).toBe(23);
  expect(usualPasses({ thread: "no thread" })).toBeUndefined();
});
