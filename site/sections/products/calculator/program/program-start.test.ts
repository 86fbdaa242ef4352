import { expect, it } from "vitest";
import { writeProgram } from "#engineering/threads/write-program.ts";
import { programStart, type ProgramFrom } from "./program-start.ts";

it.each<[operation: ProgramFrom["operation"], diameter: number, pitch: number, thread: string]>([
  ["threading", 24, 3, "M24 × 3"],
  ["threading", 24, 1.5, "M24 × 1.5"],
  // An insert for 14 threads per inch, whose sheet says nothing of the diameter.
  ["threading", 24, 1.814, "7/8-14 UNF"],
  ["threading-internal", 12.7, 1.9538, "1/2-13 UNC"],
  ["threading-whitworth", 24, 1.814, "G 5/8"],
  ["threading-npt", 26, 1.814, "NPT 3/4"],
  ["tapping", 8, 1.25, "M8 × 1.25"],
])("%s of %s mm and a pitch of %s mm begins with %s", (operation, diameter, pitch, thread) => {
  const kind = operation === "tapping" ? "milling" : "turning";
  expect(programStart(kind, { operation, figures: { diameter, pitch } }, {}).thread).toBe(thread);
});

it("a program is there at once where the calculator has a speed, within the machine's limit", () => {
  const figures = { diameter: 10, pitch: 1.5, speed: 100, length: 20 };
  const start = programStart("turning", { operation: "threading", figures }, {});
  expect(start.turns).toBe("3183");
  // 3183 · 1.5 ÷ 500 mm, more than three pitches.
  expect(start.runIn).toBe("10");
  expect(writeProgram("turning", start).program?.text).toContain("S3183 M3");
  const slow = programStart("turning", { operation: "threading", figures, fastest: 2000 }, {});
  expect(slow.turns).toBe("2000");
});

it("another thread has its own passes, run-in and speed", () => {
  const from: ProgramFrom = { operation: "threading", figures: { diameter: 10, pitch: 1.5, speed: 100 } };
  expect(programStart("turning", from, { thread: "M24" })).toMatchObject({
    passes: "23",
    runIn: "9",
    turns: "1326",
  });
});

it("an end mill begins with a thread that it enters, and with a hole of its own size and a half", () => {
  const figures = { diameter: 10, teeth: 4, toothFeed: 0.06, turns: 5093, depth: 10 };
  const from: ProgramFrom = { operation: "milling", figures };
  expect(writeProgram("milling", programStart("milling", from, {})).program?.text).toContain(
    "M16 X 2 INTERNAL",
  );
  expect(writeProgram("entry", programStart("entry", from, {})).program?.text).toContain(
    "HELICAL ENTRY TO 16",
  );
});
