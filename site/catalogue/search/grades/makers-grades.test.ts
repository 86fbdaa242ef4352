import { expect, it } from "vitest";
import { realProducts, realSearchWords, realTree } from "../../testing/real-catalogue.ts";
import { openSearch } from "../open-search.ts";
import { searchData } from "../search-data.ts";
import { search } from "../search.ts";

const words = { ...realSearchWords, grades: { "9901": "P15-35", "9902": "M20-30", "9903": "N05-15" } };
const index = openSearch(searchData(realTree, realProducts, words));
const first = (query: string) => search(index, query, 5).hits[0]?.name ?? "";

it("another maker's grade leads to ours for the same ISO 513 range, and is never called equal", () => {
  expect(first("CNMG 120408 9901")).toContain("P25");
  expect(first("CNMG 120408-PM 9902")).toMatch(/stainless steel, M\d\d$/);
  const { parts } = search(index, "CNMG 120408 9901", 5);
  expect(parts.at(-1)).toMatchObject({ as: "likened", label: "9901: about P15–P35" });
});

it("a code that we don't have in the range of the grade is still found, and the gap is told", () => {
  const { hits, near } = search(index, "CNMG 120408 9903", 5);
  expect(hits[0]?.designation).toBe("CNMG 120408");
  expect(near).toBe("No tool has all of this. Without “9903: about N05–N15”:");
});
