import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { fallsShort, tested } from "./accessibility-claims.ts";
import { hasTest, testsNamedIn } from "#testing/named-tests.ts";

const read = (path: string): string => readFileSync(join(import.meta.dirname, "..", path), "utf8");
const guide = read("docs/accessibility.md");

/** The part of the guide below a heading of the second level. */
function partOf(heading: string): string {
  const [, part = ""] = guide.split(`\n## ${heading}\n`);
  return part.split(/^## /m)[0] ?? "";
}

/** The rows of a part's table: what is said, with the tests named for it. */
function rowsOf(heading: string) {
  return [...partOf(heading).matchAll(/^\| (.+?) \| (`.+|nothing to test) \|$/gm)].map(
    ([, sentence = "", proof = ""]) => ({ sentence, tests: testsNamedIn(proof) }),
  );
}

const proved = rowsOf("What is proved, and where");
const open = rowsOf("What stays open");

describe("the statement of accessibility", () => {
  it("says nothing was tested that no row of the guide proves, and the guide proves nothing else", () => {
    expect(proved.map(({ sentence }) => sentence)).toEqual([...tested]);
  });

  it("says what falls short as the guide does", () => {
    expect(open.map(({ sentence }) => sentence)).toEqual([...fallsShort]);
    // Only that nobody has looked can't be tested.
    expect(open.filter(({ tests }) => tests.length === 0)).toHaveLength(1);
  });

  it("has a test for each sentence, and each is there", () => {
    expect(proved.filter(({ tests }) => tests.length === 0)).toEqual([]);
    expect([...proved, ...open].flatMap(({ tests }) => tests).filter((each) => !hasTest(each))).toEqual([]);
  });

  it("has each walk by keyboard that is written down walked by a test", () => {
    const walks = Object.keys(JSON.parse(read("docs/keyboard-walk.json")));
    expect(walks.length).toBeGreaterThan(5);
    expect(walks.filter((name) => !read("e2e/page/keyboard-walk.spec.ts").includes(`"${name}"`))).toEqual([]);
  });
});
