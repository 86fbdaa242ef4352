import { expect, test } from "vitest";
import { scaleBar } from "./scale-bar.ts";

test("a picture 17.14 mm wide has a bar of 5 mm, as long as 5 of its 17.1 mm", () => {
  expect(scaleBar(17.14)).toEqual({ millimetres: 5, span: 17.1 });
});

test("a bar of 20 mm takes at most a third of its picture", () => {
  expect(scaleBar(60).millimetres).toBe(20);
  expect(scaleBar(59.9).millimetres).toBe(5);
});
