import { describe, expect, it } from "vitest";
import { chipClassesOf } from "#engineering/cutting/chip-class.ts";
import { realProducts, realSearchWords, realTree } from "../../testing/real-catalogue.ts";
import { openSearch } from "../open-search.ts";
import { search } from "../search.ts";
import { searchData } from "../search-data.ts";

const breakers = {
  PX: "roughing",
  PF: "finishing",
  PM: "medium",
  PR: "roughing",
  GS: "medium to roughing",
  MS: "medium",
};
const index = openSearch(searchData(realTree, realProducts, { ...realSearchWords, breakers }));
const parts = (query: string) => search(index, query, 5).parts.map(({ label, as }) => `${label} | ${as}`);

describe("another maker's chipbreaker", () => {
  it.each([
    ["CNMG 120408-PM", ["CNMG 120408 | used", "PM: medium chipbreaker | likened"]],
    ["cnmg120408pm", ["CNMG 120408 | used", "PM: medium chipbreaker | likened"]],
    [
      "CNMG 120412 PR 20 nos",
      ["CNMG 120412 | used", "PR: roughing chipbreaker | likened", "20 pieces | kept"],
    ],
    ["TNMG 160408-GS", ["TNMG 160408 | used", "GS: medium to roughing chipbreaker | likened"]],
    [
      "DCMT11T304-PF-4325",
      ["DCMT 11T304 | used", "PF: finishing chipbreaker | likened", "4325: about P15–P30 | likened"],
    ],
  ])("is read as the class that its catalogue states: %s", (query, expected) => {
    expect(parts(query)).toEqual(expected);
  });

  it.each(["CNMG 120408-MA", "CNMG 120408-MF", "CNMG 120408-HMP", "CNMG 120408 HMP", "CNMG120408MA"])(
    "that no open catalogue names is set aside and read as nothing else: %s",
    (query) => {
      const name = /[A-Z]+$/.exec(query)?.[0].replace("CNMG", "") ?? "";
      expect(parts(query)).toEqual(["CNMG 120408 | used", `${name} (maker’s own, set aside) | aside`]);
    },
  );

  it("of the same letters on a milling insert or a holder isn't read as one of turning", () => {
    expect(parts("APKT 160408-PM").join()).not.toContain("chipbreaker");
    expect(parts("PCLNR 2525 M12-PM").join()).not.toContain("chipbreaker");
  });

  it("whose letters are also a workpiece is one only behind a dash: MS is mild steel", () => {
    expect(parts("CNMG 120408-MS")[1]).toBe("MS: medium chipbreaker | likened");
    expect(parts("CNMG 120408 MS")[1]).toMatch(/steel \(P\)/);
  });
});

it("a roughing chipbreaker leads to ours for roughing, and says why", () => {
  const { hits, near } = search(index, "CNMG 120412-PR", 1000);
  expect(near).toBeUndefined();
  expect(hits.length).toBeGreaterThan(0);
  for (const { id, designation, why } of hits) {
    expect(designation).toMatch(/^CNMG 120412/);
    const { application } = realProducts.find((product) => product.id === id)?.specifications ?? {};
    expect(chipClassesOf(application)).toContain("roughing");
    expect(why).toMatch(/roughing chipbreaker/);
  }
});

it("where we have no insert of that class, the code is found and the gap is told", () => {
  const { hits, near } = search(index, "CNMG 120404-PX", 5);
  expect(hits[0]?.designation).toBe("CNMG 120404");
  expect(near).toBe("No tool has all of this. Without “PX: roughing chipbreaker”:");
});
