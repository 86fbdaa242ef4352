import { expect, test } from "vitest";
import { TOOLS } from "../testing/sample-tools.ts";
import { substitutesFor } from "./substitutes.ts";

const [asked] = TOOLS;

test("the nearest tool of the same seat comes first, with what differs in words; another seat is never offered", () => {
  const found = asked && substitutesFor(asked, TOOLS);
  expect(found?.map(({ tool, kind }) => [tool.id, kind])).toEqual([
    ["cnmg-m25", "same"],
    ["cnmg-12", "other"],
  ]);
  expect(found?.[0]?.difference).toBe(
    "Grade: Coated carbide, ISO M25 (M15–M35) instead of Coated carbide, ISO P25 (P15–P35)",
  );
  expect(found?.[1]?.difference).toMatch(/CNMG 120412 instead of CNMG 120408.*; .*RE 1\.2 mm/);
});
