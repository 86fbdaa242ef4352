import { describe, expect, it } from "vitest";
import { knownWords } from "../../../../catalogue/search/testing/known-words.ts";
import { readQuery } from "../../../../catalogue/search/reading/read-query.ts";
import { cutGroups, groupExamples } from "./cut-groups.ts";

describe("what a tool cuts", () => {
  it("is said of all six groups, in the standard's order", () => {
    expect(
      cutGroups("M – stainless steel")
        ?.map(({ letter }) => letter)
        .join(""),
    ).toBe("PMKNSH");
  });

  it("is shown by materials as buyers name them", () => {
    expect(cutGroups("P – steel")?.[0]).toEqual({ letter: "P", examples: "EN8, EN19, IS 2062" });
  });

  it("is named in the tool's own words where it is not the whole group", () => {
    expect(cutGroups("K – pearlitic grey cast iron")?.[2]?.examples).toBe("Pearlitic grey cast iron");
  });

  it("leaves the other groups without examples", () => {
    const others = cutGroups("N – non-ferrous")?.filter(({ examples }) => examples === undefined);
    expect(others?.map(({ letter }) => letter).join("")).toBe("PMKSH");
  });

  it("is not guessed for a holder, which says nothing of it", () => {
    expect(cutGroups(undefined)).toBeUndefined();
  });

  it("names no example that the search would take for another group", () => {
    for (const [letter, examples] of Object.entries(groupExamples)) {
      for (const example of examples) {
        const read = readQuery(example, knownWords).parts.map(({ meaning }) => meaning);
        expect(read, example).toEqual([expect.objectContaining({ kind: "workpiece", group: letter })]);
      }
    }
  });
});
