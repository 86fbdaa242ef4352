import { expect, it } from "vitest";
import { writeProgram } from "#engineering/threads/write-program.ts";
import { millM10 } from "../../../../catalogue/testing/made-up-thread-mill.ts";
import { realProduct } from "../../../../catalogue/testing/real-catalogue.ts";
import { programStart } from "../../calculator/program/program-start.ts";
import { millStart } from "./mill-start.ts";

it("a thread mill's sheet begins the program with its thread, its teeth and one turn; feed and speed are asked for", () => {
  const from = millStart(millM10);
  if (!from) throw new Error("no program");
  const typed = programStart("milling", from, {});
  expect(typed).toMatchObject({
    thread: "M10 × 1.5",
    side: "internal",
    cutter: "7.5",
    teeth: "4",
    edge: "22.5",
  });
  const bare = writeProgram("milling", typed);
  expect(bare.program).toBeUndefined();
  expect(Object.keys(bare.errors)).toEqual(["toothFeed", "turns"]);
  const { program } = writeProgram("milling", { ...typed, toothFeed: "0.03", turns: "3000" });
  expect(program?.text).toContain("M10 X 1.5 INTERNAL, CLIMB");
  // One turn from the bottom: a lead in, the thread, a lead out.
  expect(program?.text.match(/^G3 /gm)).toHaveLength(3);
});

it("another tool's sheet has none", () => {
  expect(millStart(realProduct("mil-em-4f-10"))).toBeUndefined();
  expect(millStart(realProduct("thr-it-tap-m8-c"))).toBeUndefined();
});
