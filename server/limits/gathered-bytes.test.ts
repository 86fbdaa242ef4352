import { expect, test } from "vitest";
import { GatheredBytes } from "./gathered-bytes.ts";

test("chunks of any length are gathered in their order, and again after they were taken", () => {
  const gathered = new GatheredBytes();
  for (const text of ["a", "", "bcd", "x".repeat(1_000), "e"]) gathered.add(Buffer.from(text));
  expect(gathered.length).toBe(1_005);
  expect(gathered.take().toString()).toBe(`abcd${"x".repeat(1_000)}e`);
  gathered.add(Buffer.from("f"));
  expect([gathered.length, gathered.take().toString(), gathered.take().length]).toEqual([1, "f", 0]);
});
