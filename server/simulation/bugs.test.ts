import { expect, test } from "vitest";
import { bugs } from "./bugs.ts";
import { Figures } from "./figures.ts";
import { runSeeds, seedsFrom } from "./run-seed.ts";

test.each(bugs)(
  "the simulation notices within $within seeds that $name",
  { timeout: 900_000 },
  async ({ bug, isSeenAs, within }) => {
    const found = await runSeeds(seedsFrom(1, within), new Figures(), bug);
    expect(found?.fault).toMatch(isSeenAs);
  },
);
