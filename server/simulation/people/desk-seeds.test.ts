import { expect, test } from "vitest";
import { Figures } from "../figures.ts";
import { runSeed, runSeeds, seedsFrom } from "../run-seed.ts";
import { deskBugs } from "./desk-bugs.ts";

const hasDesk = true;

test(
  "what the desk and its visitors were told stays true: answers, acceptances, questions, deletions and private pages",
  { timeout: 900_000 },
  async () => {
    const figures = new Figures();
    expect(await runSeeds(seedsFrom(1, 100), figures, { hasDesk })).toBeUndefined();
    console.log(String(figures));
    // Something of each kind has happened.
    for (const kind of ["answers", "decisions", "accepted"])
      expect(figures.counts.get(`desk: ${kind}`), kind).toBeGreaterThan(5);
    for (const kind of ["GET  200", "GET  404", "POST delete 303"])
      expect(figures.counts.get(`page: ${kind}`), kind).toBeGreaterThan(5);
  },
);

test("a seed repeats a world with a desk to the letter", async () => {
  const histories = [];
  for (const seed of [10, 13, 14]) {
    const { history } = await runSeed(seed, new Figures(), { hasDesk });
    expect((await runSeed(seed, new Figures(), { hasDesk })).history).toEqual(history);
    histories.push(history.join("\n"));
  }
  expect(histories.join("\n")).toMatch(/answer: done[^]*POST \S+\/(?:accept|ask) at server \d: 303/);
});

test.each(deskBugs)(
  "the simulation notices within $within seeds that $name",
  { timeout: 900_000 },
  async ({ bug, isSeenAs, within }) => {
    const found = await runSeeds(seedsFrom(1, within), new Figures(), { bug, hasDesk });
    expect(found?.fault).toMatch(isSeenAs);
  },
);
