import { expect, test } from "vitest";
import { isWorkpieceGroup, workpieceLetters } from "./workpiece-groups.ts";

test("there are the six groups of ISO 513 in the standard's order", () => {
  expect(workpieceLetters.join("")).toBe("PMKNSH");
});

test("no other letter or word names a group", () => {
  expect(["P", "H", "X", "p", "", "constructor"].filter(isWorkpieceGroup)).toEqual(["P", "H"]);
});
