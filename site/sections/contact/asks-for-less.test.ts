import { expect, it } from "vitest";
import { asksForLess } from "./asks-for-less.ts";

it("a browser that saves data, or asks for privacy, asks for less", () => {
  expect(asksForLess({ connection: { saveData: true } })).toBe(true);
  expect(asksForLess({ globalPrivacyControl: true })).toBe(true);
});

it("a browser that knows neither wish, or says no to both, is shown everything", () => {
  expect(asksForLess({})).toBe(false);
  expect(asksForLess({ connection: {}, globalPrivacyControl: false })).toBe(false);
  expect(asksForLess({ connection: { saveData: false } })).toBe(false);
});
