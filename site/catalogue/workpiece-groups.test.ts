import { expect, test } from "vitest";
import { groupsIn, workpieceGroups } from "./workpiece-groups.ts";

test("there are the six groups of ISO 513 in the standard's order", () => {
  expect(Object.keys(workpieceGroups).join("")).toBe("PMKNSH");
});

test("a material of one group gives its letter", () => {
  expect(groupsIn("N – aluminium, copper alloys, plastics")).toEqual(["N"]);
});

test("several groups are read in the order in which they are written", () => {
  expect(groupsIn("P – steel; M – stainless steel; K – cast iron")).toEqual(["P", "M", "K"]);
});

test("spaces around a group's entry do not hide it", () => {
  expect(groupsIn("  P – steel ;M – stainless steel")).toEqual(["P", "M"]);
});

test("a tool that cuts nothing itself has no group", () => {
  expect([groupsIn(undefined), groupsIn("")]).toEqual([[], []]);
});

test("a letter that is no group is left out", () => {
  expect(groupsIn("X – anything; P – steel")).toEqual(["P"]);
});

test("a word that begins like a group's letter is no group", () => {
  expect(groupsIn("Stainless steel; Plastics")).toEqual([]);
});
