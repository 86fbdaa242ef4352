import { describe, expect, it } from "vitest";
import { leadingAttributes } from "../../cards/leading-attributes.ts";
import { madeUpMicroDrill, madeUpSpotDrill, madeUpStepDrill } from "../../testing/made-up-drills.ts";
import { realProducts, realSearchWords, realTree } from "../../testing/real-catalogue.ts";
import { openSearch } from "../open-search.ts";
import { searchData } from "../search-data.ts";
import { search } from "../search.ts";

const drills = [
  ...[5, 6, 8, 10].map((thread) => madeUpStepDrill("DIN 8378", thread)),
  ...[5, 6, 8].map((thread) => madeUpStepDrill("DIN 8376", thread)),
  ...[0.8, 1.1, 1.2].map(madeUpMicroDrill),
  ...[90, 140, 142].flatMap((angle) => [8, 10].map((diameter) => madeUpSpotDrill(angle, diameter))),
];
const index = openSearch(searchData(realTree, [...realProducts, ...drills], realSearchWords));
const found = (query: string): string[] => search(index, query, 6).hits.map(({ id }) => id);

describe("step, micro and spot drills are found", () => {
  it.each<[query: string, ids: string[]]>([
    ["micro drill 1.2 mm", ["micro-1.2"]],
    ["माइक्रो ड्रिल 0.8", ["micro-0.8"]],
    ["miniature drill 1.1", ["micro-1.1"]],
    ["step drill m6", ["step-90-m6", "step-180-m6"]],
    ["स्टेप ड्रिल M8", ["step-90-m8", "step-180-m8"]],
    ["step drill 6.8", ["step-90-m8"]],
    ["subland drill 6.8 x 9", ["step-90-m8"]],
    ["140 degree spot drill", ["spot-140-8", "spot-140-10"]],
    ["142° spot drill 10 mm", ["spot-142-10"]],
    ["spotting drill 142", ["spot-142-8", "spot-142-10"]],
    ["counterbore drill m8", ["step-180-m8", "step-90-m8"]],
    ["din 8378 m8", ["step-90-m8"]],
    ["DIN 8376 M6", ["step-180-m6"]],
  ])("by “%s”", (query, ids) => {
    expect(found(query)).toEqual(ids);
  });

  it("and a step drill says the thread that it is for, never that it is its tapping drill alone", () => {
    const { hits } = search(index, "step drill m6", 6);
    expect(hits.map(({ why }) => why)).toEqual(["for M6", "for M6"]);
  });

  it("but never first where a plain drill is asked for", () => {
    for (const query of ["drill 6.8", "drill for M8", "tapping drill M6"])
      expect(found(query).join(), query).not.toContain("step-");
  });

  it("and of a size that isn't listed only those are near that make or spot such a hole", () => {
    expect(found("micro drill 1.19")).toEqual(["micro-1.2"]);
    expect(found("micro drill 1.3")).toEqual([]);
    expect(found("step drill 5.2")).toEqual([]);
    expect(found("140° spot drill 9")).toEqual(["spot-140-8", "spot-140-10"]);
  });
});

it("a step drill is chosen by its thread, its pilot and its step", () => {
  const shown = (standard: "DIN 8378" | "DIN 8376") =>
    leadingAttributes(madeUpStepDrill(standard, 8))
      .slice(0, 5)
      .map(({ label, value }) => `${label} ${value}`);
  expect(shown("DIN 8378")).toEqual([
    "Thread M8",
    "Pilot diameter 6.8",
    "Step diameter 9",
    "Pilot length 21",
    "Step angle 90°",
  ]);
  expect(shown("DIN 8376").slice(0, 3)).toEqual(["Thread M8", "Pilot diameter 9", "Step diameter 15"]);
});
