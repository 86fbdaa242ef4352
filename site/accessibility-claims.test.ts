import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { fallsShort, tested } from "./accessibility-claims.ts";
import { hasTest } from "#testing/named-tests.ts";

const read = (path: string): string => readFileSync(join(import.meta.dirname, "..", path), "utf8");
/** The sentences of the statement, each with the tests behind it: "file: name". */
const proofs: Record<"tested" | "falls short", Record<string, string[]>> = JSON.parse(
  read("docs/accessibility-proofs.json"),
);

describe("the statement of accessibility", () => {
  it("says nothing was tested that nothing proves, and nothing else is proved", () => {
    expect(Object.keys(proofs.tested)).toEqual([...tested]);
    expect(Object.values(proofs.tested).filter((tests) => tests.length === 0)).toEqual([]);
  });

  it("says what falls short as the list of proofs does", () => {
    expect(Object.keys(proofs["falls short"])).toEqual([...fallsShort]);
    // // The claim that nobody has looked can't be tested.
    expect(Object.values(proofs["falls short"]).filter((tests) => tests.length === 0)).toHaveLength(1);
  });

  it("names only tests that are there", () => {
    const named = Object.values(proofs).flatMap((sentences) => Object.values(sentences).flat());
    const tests = named.map((each) => {
      const [file = "", ...name] = each.split(": ");
      return { file, name: name.join(": ") };
    });
    expect(tests.filter((each) => !hasTest(each))).toEqual([]);
  });

  it("has each walk by keyboard that is written down walked by a test", () => {
    const walks = Object.keys(JSON.parse(read("docs/keyboard-walk.json")));
    expect(walks.length).toBeGreaterThan(5);
    expect(walks.filter((name) => !read("e2e/page/keyboard-walk.spec.ts").includes(`"${name}"`))).toEqual([]);
  });
});
