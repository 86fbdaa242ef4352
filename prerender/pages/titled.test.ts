import { expect, it } from "vitest";
import { titled } from "./titled.ts";

it("a title ends with the company where both are shown", () => {
  expect(titled("Guides", "Calivane")).toBe("Guides | Calivane");
  expect(titled("a".repeat(49), "Calivane")).toBe(`${"a".repeat(49)} | Calivane`);
});

it("a long name keeps its end, and gives up the company", () => {
  const name = "4-flute roughing end mill Ø16 with knuckle profile, DIN 6527 L";
  expect(titled(name, "Calivane")).toBe(name);
  expect(titled("a".repeat(50), "Calivane")).toBe("a".repeat(50));
});
