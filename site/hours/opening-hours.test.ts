import { expect, it } from "vitest";
import { hoursOf } from "./opening-hours.ts";

it.each([
  ["9:00 AM - 6:00 PM", 9, 18],
  ["9:30 am – 12:15 pm", 9.5, 12.25],
  ["12 PM to 12 AM", 12, 24],
  ["12:00 AM - 9 a.m.", 0, 9],
  ["24 hours", 0, 24],
  ["Always open", 0, 24],
])("reads %s", (words, opens, closes) => {
  expect(hoursOf(words)).toEqual({ opens, closes });
});

it.each(["closed", "by appointment"])("knows that “%s” names no time", (words) => {
  expect(hoursOf(words)).toBeNull();
});

it.each([
  "9 - 6",
  "18:00 - 9:00",
  "6 PM - 9 AM",
  "13:00 PM - 2:00 PM",
  "9:75 AM - 6 PM",
  "9 AM - 6 PM, 7 PM",
])("reads nothing rather than something wrong in “%s”", (words) => {
  expect(hoursOf(words)).toBeUndefined();
});
