import { afterEach, expect, test } from "vitest";
import { localTime, localTimeAndZone, setClocks, startOfDay } from "./local-time.ts";

const india = { timeZone: "Asia/Kolkata", language: "en-IN" };
const britain = { timeZone: "Europe/London", language: "en-GB" };
afterEach(() => setClocks(india));

test.each([
  [india, "2026-01-02T20:00:00Z", "2026-01-03 01:30:00 IST"],
  [britain, "2026-01-02T20:00:00Z", "2026-01-02 20:00:00 GMT"],
  [britain, "2026-07-02T20:00:00Z", "2026-07-02 21:00:00 BST"],
])("a time is that of the supplier's clocks, summer or winter, with their name", (clocks, time, shown) => {
  setClocks(clocks);
  expect(localTimeAndZone(new Date(time))).toBe(shown);
});

test.each([
  [india, "2026-01-31"],
  [britain, "2026-01-31"],
  // The nights on which the clocks change.
  [britain, "2026-03-29"],
  [britain, "2026-10-25"],
  [{ timeZone: "America/New_York", language: "en-US" }, "2026-11-01"],
])("a day begins at midnight there, and the next one too", (clocks, day) => {
  setClocks(clocks);
  expect(localTime(startOfDay(day))).toBe(`${day} 00:00:00`);
  expect(localTime(startOfDay(day, 1))).toMatch(/ 00:00:00$/);
  expect(startOfDay(day, 1).getTime()).toBeGreaterThan(startOfDay(day).getTime());
});
