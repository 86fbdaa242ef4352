import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { hasTest, testsNamedIn } from "#testing/named-tests.ts";

const root = join(import.meta.dirname, "../..");
const text = readFileSync(join(root, "docs/specification-coverage.md"), "utf8");

const claims = testsNamedIn(text);

describe("the list of what proves the specification", () => {
  it("names at least one test for each of its rows", () => {
    const rows = text
      .split("\n")
      .filter((line) => line.startsWith("| ") && !/^\| (requirement|message|constant) /.test(line));
    expect(rows.filter((row) => !/`[^`]+\.(?:spec|test)\.ts`/.test(row))).toEqual([]);
    expect(rows.length).toBeGreaterThan(60);
  });

  it("names only tests that are there", () => {
    expect(claims.filter((claim) => !hasTest(claim))).toEqual([]);
  });
});
