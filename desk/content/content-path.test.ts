import { symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeContentRepository } from "../testing/content-repository.ts";
import { openWorkspace } from "./workspace.ts";

test("no path leads out of the folder, into the repository's own, or over a link", async () => {
  const repository = makeContentRepository();
  const workspace = openWorkspace(repository.folder, () => Promise.resolve([]));
  symlinkSync(tmpdir(), join(repository.folder, "out"));
  symlinkSync("company.json", join(repository.folder, "linked.json"));
  const paths = [
    "../notes.txt",
    "range/../../notes.txt",
    "/etc/hostname",
    ".git/config",
    "../.git/config",
    ".GIT/config",
    "range//a.csv",
    "a\0b.json",
    "a\\b.json",
    "C:a.json",
    "",
    ".",
    "..",
    "-m",
    "a/",
    "out/a.txt",
    "linked.json",
    "range",
    "new\nline.json",
    `${"a".repeat(201)}.json`,
    "a./b.json",
    "%2e%2e/a.json/../..",
  ];
  for (const path of paths) {
    expect(workspace.read(path), path).toBeUndefined();
    const change = { path, content: "x", version: undefined };
    expect(
      await workspace.save({ person: "A. Sample", subject: "x", changes: [change] }),
      path,
    ).toMatchObject({
      kind: "faults",
      faults: [{ sentence: expect.stringContaining("expected a name") }],
    });
    expect(await workspace.judge([change]), path).toHaveLength(1);
  }
  expect(repository.git("rev-list", "--count", "HEAD").trim()).toBe("1");
  expect(workspace.list("").filter((path) => /^(?:linked|out|\.)/.test(path))).toEqual([]);
  for (const folder of ["..", "out", "../content", "/", ".git", "none"])
    expect(workspace.list(folder)).toEqual([]);
  expect(workspace.list("range").length).toBeGreaterThan(10);
  repository.remove();
});
