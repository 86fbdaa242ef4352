import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { tested } from "./accessibility-claims.ts";
import { hasTest, testsNamedIn } from "#testing/named-tests.ts";

const guide = readFileSync(join(import.meta.dirname, "../docs/accessibility.md"), "utf8");

/** What docs/accessibility.md proves, with the tests named for it. */
const rows = [...guide.matchAll(/^\| (.+?) \| (`.+) \|$/gm)].map(([, sentence = "", proof = ""]) => ({
  sentence,
  tests: testsNamedIn(proof),
}));

describe("the statement of accessibility", () => {
  it("says nothing was tested that no row of the guide proves, and the guide proves nothing else", () => {
    expect(rows.map(({ sentence }) => sentence)).toEqual([...tested]);
  });

  it("has a test for each sentence, and each is there", () => {
    expect(rows.filter(({ tests }) => tests.length === 0)).toEqual([]);
    expect(rows.flatMap(({ tests }) => tests).filter((each) => !hasTest(each))).toEqual([]);
  });
});
