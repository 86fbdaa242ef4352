import { expect, test } from "vitest";
import { groupsIn } from "./material.ts";

test("a material of one group gives its letter", () => {
  expect(groupsIn("N – aluminium, copper alloys, plastics")).toEqual(["N"]);
});

test("several groups are read in the order in which they are written", () => {
  expect(groupsIn("P – steel; M – stainless steel; K – cast iron")).toEqual(["P", "M", "K"]);
});

test("a tool that cuts nothing itself has no group", () => {
  expect([groupsIn(undefined), groupsIn("")]).toEqual([[], []]);
});

test("a letter that is no group names none", () => {
  expect(groupsIn("X – anything")).toEqual([]);
});

test("a word that begins like a group's letter is no group", () => {
  expect(groupsIn("Stainless steel; Plastics")).toEqual([]);
});
