import { expect, test } from "vitest";
import { realProducts, realTree } from "../testing/real-catalogue.ts";
import { openSearch } from "./open-search.ts";
import { searchData } from "./search-data.ts";
import { search } from "./search.ts";
import { everydayCases } from "./testing/everyday-cases.ts";
import { judgeSearch, summaryOf } from "./testing/judge-search.ts";
import { turningHabits } from "./testing/order-habits-1.ts";
import { drillingHabits, millingHabits, threadingHabits } from "./testing/order-habits-2.ts";

const index = openSearch(searchData(realTree, realProducts));

test.each([
  ["everyday searches", everydayCases, "34 of 50 first, 1 in the first five, 14 nothing, 2 dangerous"],
  [
    "order lines",
    [...turningHabits, ...millingHabits, ...drillingHabits, ...threadingHabits],
    "46 of 100 first, 0 in the first five, 53 nothing, 1 dangerous",
  ],
])("%s find the wanted tool", (_, cases, summary) => {
  const outcomes = judgeSearch(cases, realProducts, (query) => ({
    ids: search(index, query, 5).hits.map(({ id }) => id),
    isNear: false,
  }));
  expect(summaryOf(outcomes)).toBe(summary);
});
