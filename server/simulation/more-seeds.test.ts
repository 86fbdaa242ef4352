import { expect, test } from "vitest";
import { Figures } from "./figures.ts";
import { runSeeds, seedsFrom } from "./run-seed.ts";

// A file of its own, since Vitest runs two at a time.
const LAST = 2000;

test("nothing that was promised is broken in the worlds of even seeds", { timeout: 900_000 }, async () => {
  const figures = new Figures();
  expect(await runSeeds(seedsFrom(2, LAST, 2), figures)).toBeUndefined();
  console.log(String(figures));
});
