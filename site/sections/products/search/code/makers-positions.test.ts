import { expect, test } from "vitest";
import { openSearch } from "../../../../catalogue/search/open-search.ts";
import { searchData } from "../../../../catalogue/search/search-data.ts";
import { search } from "../../../../catalogue/search/search.ts";
import { realProducts, realSearchWords, realTree } from "../../../../catalogue/testing/real-catalogue.ts";
import { makersPositions } from "./makers-positions.ts";

const words = { ...realSearchWords, grades: { "9901": "P15-35" }, breakers: { PM: "medium" } };
const index = openSearch(searchData(realTree, realProducts, words));
const read = (query: string) =>
  makersPositions(search(index, query, 1).parts).map(
    ({ code, name, meaning }) => `${code} ${name}: ${meaning}`,
  );

test("the reading of a code says of a chipbreaker and a grade what the search says of them", () => {
  expect(read("CNMG 120408-PM 9901")).toEqual([
    "PM Chipbreaker: medium chipbreaker",
    "9901 Grade: about P15–P35",
  ]);
});

test("what no open source states stays the maker's own text", () => {
  expect(read("CNMG 120408-HMP 7777")).toEqual(["HMP 7777 Maker: the maker's own text"]);
  expect(read("CNMG 120408 EN8")).toEqual([]);
});
