import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const text = readFileSync(join(root, "docs/specification-coverage.md"), "utf8");

/** Every `file` with the name of a test behind it. */
const claims = [...text.matchAll(/`([^`]+\/[^`]+\.(?:spec|test)\.ts)` ([^·|\n]+)/g)].map(
  ([, file = "", name = ""]) => ({
    file,
    name: name.trim(),
  }),
);

function hasTest({ file, name }: { file: string; name: string }): boolean {
  // A long name stands on a line of its own.
  const source = readFileSync(join(root, file), "utf8").replaceAll(/\(\s+/g, "(");
  const quoted = ['"', "'", "`"].map((mark) => `${mark}${name.replaceAll(mark, `\\${mark}`)}${mark}`);
  return quoted.some((each) => ["test", "Test", "it"].some((call) => source.includes(`${call}(${each}`)));
}

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
