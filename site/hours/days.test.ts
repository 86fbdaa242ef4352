import { expect, it } from "vitest";
import { daysOf } from "./days.ts";

it.each([
  ["Monday-Friday", 5],
  ["Monday to Saturday", 6],
  ["Saturday, Sunday", 2],
  ["Monday-Wednesday & Friday", 4],
  ["Sunday", 1],
  ["Every day", 7],
  ["daily", 7],
])("reads the days of %s", (words, count) => {
  expect(daysOf(words)).toHaveLength(count);
});

it.each(["always", "Friday-Monday", "Mon-Fri", "Saturday and holidays", ""])(
  "says no days rather than wrong ones for “%s”",
  (words) => {
    expect(daysOf(words)).toEqual([]);
  },
);
