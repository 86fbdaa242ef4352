import { expect, test } from "vitest";
import { Figures } from "./figures.ts";
import { runSeed, runSeeds, seedsFrom } from "./run-seed.ts";

const LAST = 1999;

test("nothing that was promised is broken in the worlds of odd seeds", { timeout: 900_000 }, async () => {
  expect(await runSeeds(seedsFrom(1, LAST, 2), new Figures())).toBeUndefined();
});

test("a seed repeats a world to the letter", async () => {
  for (const seed of [4, 5, 42]) {
    const first = await runSeed(seed, new Figures());
    expect(first.history.length).toBeGreaterThan(20);
    expect((await runSeed(seed, new Figures())).history).toEqual(first.history);
  }
});
