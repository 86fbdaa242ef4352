import { expect, test } from "vitest";
import { Figures } from "./figures.ts";
import { runSeed, runSeeds, seedsFrom } from "./run-seed.ts";

/**
 * Other worlds in each run. So many, since of the planted bugs (bugs.ts) each shows within 19 seeds, and what was rarer in
 * the server came with one in hundreds: that takes several runs, or `npm run test:simulation`.
 */
const WORLDS = 400;
const FIRST = Number(process.env["TEST_SEED"]);

test(
  "nothing that was promised is broken in worlds drawn from the run's seed",
  { timeout: 900_000 },
  async () => {
    const figures = new Figures();
    expect(await runSeeds(seedsFrom(FIRST, FIRST + WORLDS - 1), figures)).toBeUndefined();
    expect(figures.worlds).toBe(WORLDS);
    console.log(String(figures));
  },
);

test("a seed repeats a world to the letter", async () => {
  for (const seed of [4, 5, 42]) {
    const first = await runSeed(seed, new Figures());
    expect(first.history.length).toBeGreaterThan(20);
    expect((await runSeed(seed, new Figures())).history).toEqual(first.history);
  }
});
