import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");

interface Row {
  requirement: string;
  about: string;
  verdict: string;
  where: string;
}

const rows = parse<Row>(readFileSync(join(root, "docs/asvs-5-level-2.csv"), "utf8"), { columns: true });

/**
 * How many requirements of level 1 and 2 each section of ASVS 5.0.0 has, by chapter; they are numbered from 1, and those
 * of level 3 alone follow them.
 */
const SECTIONS = [
  [2, 9, 11, 3, 2],
  [3, 3, 4, 1],
  [0, 2, 4, 6, 5, 0, 2],
  [3, 1, 2, 4],
  [1, 3, 2, 3],
  [3, 12, 4, 4, 5, 3, 0, 4],
  [3, 4, 2, 5, 2, 2],
  [2, 3, 1, 1],
  [3, 4],
  [2, 2, 4, 11, 5, 2, 3],
  [2, 3, 3, 4, 1, 1, 0],
  [3, 2, 4],
  [1, 5, 2, 5],
  [2, 4, 3],
  [3, 3, 7, 0],
  [1, 5, 4, 3, 3],
  [1, 4, 2],
];

const numbers = SECTIONS.flatMap((counts, chapter) =>
  counts.flatMap((count, section) =>
    Array.from({ length: count }, (_, at) => `V${chapter + 1}.${section + 1}.${at + 1}`),
  ),
);

/** Whether a word names a file of the project: it has a folder and an ending, and no path of a machine. */
const PATH = /(?<![\w./])(?:[\w.-]+\/)+[\w.-]*\.\w+/g;

describe("the table of ASVS 5.0.0, level 2", () => {
  it("has each requirement once, in order", () => {
    expect(numbers).toHaveLength(253);
    expect(rows.map(({ requirement }) => requirement)).toEqual(numbers);
  });

  it("says of each that it holds, does not apply or is not met, and what it is about in six words at most", () => {
    const verdicts = new Set(["holds", "does not apply", "not met"]);
    const wrong = rows.filter(
      ({ about, verdict, where }) =>
        !verdicts.has(verdict) || about === "" || about.split(" ").length > 6 || where === "",
    );
    expect(wrong).toEqual([]);
  });

  it("names only files that are there, and nothing but files where it holds", () => {
    const named = rows.flatMap(({ verdict, where }) =>
      verdict === "holds" ? where.split("; ") : (where.match(PATH) ?? []),
    );
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});
