import { expect, it } from "vitest";
import { wantsLess } from "./wants-less.ts";

it("a browser that saves data, or asks for privacy, asks for less", () => {
  expect(wantsLess({ connection: { saveData: true } })).toBe(true);
  expect(wantsLess({ globalPrivacyControl: true })).toBe(true);
});

it("a browser that knows neither wish, or says no to both, is shown everything", () => {
  expect(wantsLess({})).toBe(false);
  expect(wantsLess({ connection: {}, globalPrivacyControl: false })).toBe(false);
  expect(wantsLess({ connection: { saveData: false } })).toBe(false);
});
