import { expect, it } from "vitest";
import { findNearestTests } from "./nearest-tests.ts";

const testsOf = findNearestTests(
  new Map([
    ["site/drawing/arrow.ts", "export const arrow = 1;"],
    ["site/drawing/arrow.test.ts", 'import { arrow } from "./arrow.ts";'],
    ["site/drawing/paper.ts", 'import { arrow } from "./arrow.ts";'],
    ["site/sheet/sheet.test.ts", 'import { paper } from "#site/drawing/paper.ts";'],
    ["site/types.test.ts", 'import type { Arrow } from "./drawing/arrow.ts";'],
    ["server/main.ts", ""],
    ["server/mail/mail.test.ts", ""],
    ["server/kill.faults.test.ts", ""],
  ]),
);

it("the nearest tests come first: by imports, then those of the room, for they may start it as a program", () => {
  expect(testsOf("site/drawing/arrow.ts")).toEqual([
    "site/drawing/arrow.test.ts",
    "site/sheet/sheet.test.ts",
    "site/types.test.ts",
  ]);
  expect(testsOf("server/main.ts")).toEqual(["server/mail/mail.test.ts"]);
});
