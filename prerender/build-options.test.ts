import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { TEST_CONTENT } from "#testing/test-site.ts";
import { readBuildOptions } from "./build-options.ts";

const root = join(import.meta.dirname, "..");

describe("a build", () => {
  it("is of the project's own content into the project, unless something else is asked for", () => {
    const [{ content, out } = { content: "", out: "" }] = readBuildOptions([], root);
    expect([relative(root, content), relative(root, out)]).toEqual(["content", ""]);
  });

  it("may be of another content, into another folder", () => {
    expect(readBuildOptions(["--content", "testing/content", "--out", "a/b"], root)).toEqual([
      { content: TEST_CONTENT, out: join(root, "a/b") },
    ]);
  });

  it("may be of several sites at once", () => {
    const pairs = ["--content", "content", "--out", ".", "--content", "testing/content", "--out", "a"];
    expect(readBuildOptions(pairs, root).map(({ out }) => relative(root, out))).toEqual(["", "a"]);
  });
});

describe("a build that is asked for wrongly", () => {
  it.each([
    [
      "names an option that there isn't",
      ["--contnt", "x"],
      /^Unknown option '--contnt'\. Known are --content/,
    ],
    ["wants a folder after an option", ["--out"], /^Option '--out <value>' argument missing\. Known are/],
    ["wants a folder that has a name", ["--out", ""], /^A folder is missing\. Known are --content/],
    [
      "says which folder is missing",
      ["--content", "no/such"],
      /^--content: expected a folder .* at .*no.such\.$/,
    ],
    ["doesn't write over a file", ["--out", "package.json"], /^--out: expected a folder.* found a file at /],
    [
      "wants as many contents as places",
      ["--out", "a", "--out", "b"],
      /^For several sites say --content and/,
    ],
  ])("%s", (_, args, sentence) => {
    expect(() => readBuildOptions(args, root)).toThrow(sentence);
  });

  it("names the command that carries a folder of an older form over", () => {
    const old = mkdtempSync(join(tmpdir(), "old-content-"));
    mkdirSync(join(old, "products"));
    expect(() => readBuildOptions(["--content", old], root)).toThrow(
      `Say npm run catalogue -- carry-over --content ${old}.`,
    );
    rmSync(old, { recursive: true });
  });
});
