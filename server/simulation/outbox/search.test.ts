import { expect, test } from "vitest";
import { searchOutbox } from "./search.ts";

test.each([0, 44_000])(
  "in no order do two servers, clocks %i ms apart, try one mail at once or copy it without a cause",
  { timeout: 600_000 },
  async (skew) => {
    const { states, faults } = await searchOutbox(skew, 3);
    expect([...faults]).toEqual([]);
    expect(states).toBeGreaterThan(10_000);
    console.log(`${states} states of the outbox, clocks ${skew / 1_000} s apart.`);
  },
);

test("the search notices clocks that are further apart than a lease allows", async () => {
  expect([...(await searchOutbox(46_000, 2)).faults]).toContain("two servers try the same mail");
});
