import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const read = (name: string): string => readFileSync(join(import.meta.dirname, "../..", name), "utf8");
const MUST_DO = /^### What an operator must do\n+\S/m;

/** The sections of the changelog: heading and text. */
const sections = read("CHANGELOG.md")
  .split(/^## /m)
  .slice(1)
  .map((section) => ({ heading: section.split("\n", 1).join(""), text: section }));
const releases = sections.slice(1).map(({ heading }) => {
  const [, version, date] = /^(\d+\.\d+\.\d+), (\d{4}-\d\d-\d\d)$/.exec(heading) ?? [];
  return { heading, version, date };
});

test("the version of this project is that of its newest release in the changelog", () => {
  expect(JSON.parse(read("package.json"))).toMatchObject({ version: releases[0]?.version });
  expect(JSON.parse(read("package-lock.json"))).toMatchObject({
    version: releases[0]?.version,
    packages: { "": { version: releases[0]?.version } },
  });
});

test("each release has a number and a day of the calendar, the newest first, below what is not released yet", () => {
  expect(sections[0]?.heading).toBe("Unreleased");
  const asWritten = releases.map(({ date }) => date ?? "no day");
  const asDays = asWritten.map((date) => {
    const day = new Date(`${date}T00:00:00Z`);
    return Number.isNaN(day.getTime()) ? "no day" : day.toISOString().slice(0, 10);
  });
  expect(asWritten).toEqual(asDays.toSorted().toReversed());
  expect(new Set(releases.map(({ version }) => version)).size).toBe(releases.length);
  expect(releases.filter(({ version }) => version === undefined)).toEqual([]);
});

test("each release but one that is just being cut names its commit, by which operators take it", () => {
  const named = sections.slice(1).map(({ text }) => /^[^\n]*\n+Commit `[0-9a-f]{40}`\.\n/.test(text));
  expect(named.slice(1)).toEqual(named.slice(1).map(() => true));
});

test("each release, and what is not released yet, says what an operator must do", () => {
  expect(sections.filter(({ text }) => !MUST_DO.test(text)).map(({ heading }) => heading)).toEqual([]);
});
