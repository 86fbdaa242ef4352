import { expect, inject, test } from "vitest";
import { Figures } from "../figures.ts";
import { runSeed, runSeeds, seedsFrom } from "../run-seed.ts";

// `npm run test:simulation -- --engine postgresql` runs more.
const LAST = 3;

test("nothing that was promised is broken over a real PostgreSQL", { timeout: 900_000 }, async () => {
  const figures = new Figures();
  expect(await runSeeds(seedsFrom(1, LAST), figures, { postgres: inject("postgres") })).toBeUndefined();
  console.log(String(figures));
});

test("a seed repeats a world over PostgreSQL to the letter", { timeout: 900_000 }, async () => {
  const postgres = inject("postgres");
  const first = await runSeed(7, new Figures(), { postgres });
  expect(first.history.length).toBeGreaterThan(20);
  expect((await runSeed(7, new Figures(), { postgres })).history).toEqual(first.history);
});
