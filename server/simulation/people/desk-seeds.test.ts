import { expect, test } from "vitest";
import { deskBugs } from "../bugs.ts";
import { Figures } from "../figures.ts";
import { runSeed, runSeeds, seedsFrom } from "../run-seed.ts";

const hasDesk = true;

test(
  "what the desk and its visitors were told stays true: answers, acceptances, questions and deletions",
  { timeout: 900_000 },
  async () => {
    const figures = new Figures();
    expect(await runSeeds(seedsFrom(1, 200), figures, { hasDesk })).toBeUndefined();
    // Something of each kind has happened.
    for (const kind of ["answers", "decisions", "accepted"])
      expect(figures.counts.get(`desk: ${kind}`), kind).toBeGreaterThan(10);
  },
);

test("a seed repeats a world with a desk to the letter", async () => {
  const histories = [];
  for (const seed of [9, 13, 22]) {
    const { history } = await runSeed(seed, new Figures(), { hasDesk });
    expect((await runSeed(seed, new Figures(), { hasDesk })).history).toEqual(history);
    histories.push(history.join("\n"));
  }
  expect(histories.join("\n")).toMatch(/answer: done[^]*(?:accepted|asked) \w+ at server \d: noted/);
});

test.each(deskBugs)(
  "the simulation notices within $within seeds that $name",
  { timeout: 900_000 },
  async ({ bug, isSeenAs, within }) => {
    const found = await runSeeds(seedsFrom(1, within), new Figures(), { bug, hasDesk });
    expect(found?.fault).toMatch(isSeenAs);
  },
);
