import { expect, test } from "vitest";
import { stepInOptions } from "./step-in-options.ts";

test("down goes through the options and back to the field", () => {
  expect([-1, 0, 1, 2].map((active) => stepInOptions("ArrowDown", active, 3))).toEqual([0, 1, 2, -1]);
});

test("up goes the other way round", () => {
  expect([-1, 2, 1, 0].map((active) => stepInOptions("ArrowUp", active, 3))).toEqual([2, 1, 0, -1]);
});

test("Home and End lead to the first and last option once one is chosen", () => {
  expect([stepInOptions("Home", 1, 3), stepInOptions("End", 1, 3)]).toEqual([0, 2]);
});

test("Home and End move in the text until an option is chosen", () => {
  expect([stepInOptions("Home", -1, 3), stepInOptions("End", -1, 3)]).toEqual([undefined, undefined]);
});

test("letters, and all keys over an empty list, are the field's own", () => {
  expect(stepInOptions("m", 1, 3)).toBeUndefined();
  expect(stepInOptions("ArrowDown", -1, 0)).toBeUndefined();
});
