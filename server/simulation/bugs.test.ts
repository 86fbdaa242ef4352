import { expect, test } from "vitest";
import { assertedBugs, bugs } from "./bugs.ts";
import { Figures } from "./figures.ts";
import { runSeeds, seedsFrom } from "./run-seed.ts";

test.each(bugs)(
  "the simulation notices within $within seeds that $name",
  { timeout: 900_000 },
  async ({ bug, isSeenAs, within }) => {
    const unasserted = { ...bug, isUnasserted: true };
    const found = await runSeeds(seedsFrom(1, within), new Figures(), { bug: unasserted });
    expect(found?.fault).toMatch(isSeenAs);
  },
);

test.each(assertedBugs)(
  "what the server asserts of itself shows in the first seed, and nothing else within $within, that $name",
  { timeout: 900_000 },
  async ({ bug, isSeenAs, within }) => {
    expect((await runSeeds([1], new Figures(), { bug }))?.fault).toMatch(isSeenAs);
    const unasserted = { ...bug, isUnasserted: true };
    expect(await runSeeds(seedsFrom(1, within), new Figures(), { bug: unasserted })).toBeUndefined();
  },
);
