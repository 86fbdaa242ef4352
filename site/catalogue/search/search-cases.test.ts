import { expect, test } from "vitest";
import { realProducts } from "../testing/real-catalogue.ts";
import { search } from "./search.ts";
import { everydayCases } from "./testing/everyday-cases.ts";
import { judgeSearch, summaryOf } from "./testing/judge-search.ts";
import { turningHabits } from "./testing/order-habits-1.ts";
import { drillingHabits, millingHabits, threadingHabits } from "./testing/order-habits-2.ts";
import { realSearch as index } from "./testing/real-search.ts";

test.each([
  ["everyday searches", everydayCases, "50 of 50 first, 0 in the first five, 0 nothing, 0 dangerous"],
  [
    "order lines",
    [...turningHabits, ...millingHabits, ...drillingHabits, ...threadingHabits],
    "100 of 100 first, 0 in the first five, 0 nothing, 0 dangerous",
  ],
])("%s find the wanted tool", (_, cases, summary) => {
  const outcomes = judgeSearch(cases, realProducts, (query) => {
    const { hits, near } = search(index, query, 5);
    return { ids: hits.map(({ id }) => id), isNear: near !== undefined };
  });
  expect(summaryOf(outcomes)).toBe(summary);
});
