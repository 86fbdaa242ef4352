import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { type ContentRepository, makeContentRepository } from "../testing/content-repository.ts";
import { sharedJudge } from "../testing/shared-judge.ts";
import { type Change, type Workspace, openWorkspace } from "./workspace.ts";

let repository: ContentRepository;
let workspace: Workspace;
beforeEach(() => {
  repository = makeContentRepository();
  workspace = openWorkspace(repository.folder, sharedJudge);
});
afterEach(() => repository.remove());
afterAll(() => vi.unstubAllEnvs());

function changed(path: string, from: string | RegExp, to: string): Change {
  const file = workspace.read(path);
  if (file === undefined) throw new Error(`There is no ${path}.`);
  return { path, content: file.text.replace(from, to), version: file.version };
}

const rename = () => changed("company.json", /"city": "[^"]+"/, '"city": "Pune"');
const save = (...changes: Change[]) =>
  workspace.save({ person: "A. Sample", subject: "Company: city", changes });

test("a save is one commit with the person's name, and touches nothing else", async () => {
  writeFileSync(join(repository.root, "notes.txt"), "half written");
  repository.git("add", "notes.txt");
  const saved = await save(rename());
  expect(saved).toEqual({ kind: "saved", commit: repository.git("rev-parse", "HEAD").trim() });
  expect(repository.git("log", "-1", "--format=%an %ae %cn %ce %s").trim()).toBe(
    "A. Sample desk@invalid A. Sample desk@invalid Company: city",
  );
  expect(repository.git("show", "--stat", "--format=").trim()).toMatch(
    /^texts\/company\.json \| 2 \+-\n 1 file/,
  );
  // What somebody else has begun stays as it was.
  expect(repository.git("status", "--porcelain")).toBe("A  notes.txt\n");
});

test("files are added, deleted and changed in one commit", async () => {
  const [path = ""] = workspace.list("range").filter((name) => name.endsWith(".csv"));
  const [csv, json] = [path, path.replace(".csv", ".json")].map((name) => workspace.read(name));
  expect(csv?.version).toMatch(/^[0-9a-f]{64}$/);
  const moved = [csv, json].flatMap((file): Change[] =>
    file === undefined
      ? []
      : [
          { path: file.path, content: undefined, version: file.version },
          { path: file.path.replace(/\.(\w+)$/, "-again.$1"), content: file.text, version: undefined },
        ],
  );
  expect(await save(...moved, rename())).toMatchObject({ kind: "saved" });
  expect(
    repository.git("show", "--name-status", "--no-renames", "--format=").trim().split("\n"),
  ).toHaveLength(5);
  expect(repository.git("status", "--porcelain")).toBe("");
  expect(workspace.read(path)).toBeUndefined();
});

test("what the build refuses is not written, and is told with file, field and sentence", async () => {
  const change = changed("company.json", /"timeZone": "[^"]+"/, '"timeZone": "Asia/Gurugram"');
  const saved = await save(change);
  expect(saved).toMatchObject({
    kind: "faults",
    faults: [
      { file: "content/company.json", field: "timeZone", sentence: expect.stringContaining("Gurugram") },
    ],
  });
  expect(await workspace.judge([change])).toEqual(saved.kind === "faults" && saved.faults);
  expect(await workspace.judge([rename()])).toEqual([]);
  expect(repository.git("status", "--porcelain")).toBe("");
  expect(repository.git("rev-list", "--count", "HEAD").trim()).toBe("1");
});

test("a photo that can't be shown is refused like any other fault", async () => {
  const team = changed("team.json", /"name": /, '"picture": "me", "name": ');
  const photo = { path: "pictures/me.jpg", content: Buffer.from("%PDF-1.7"), version: undefined };
  expect(await save(team, photo)).toMatchObject({
    kind: "faults",
    faults: [{ file: "content/pictures/me.jpg" }],
  });
});

test("the desk goes on answering while content is judged", async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 10);
  const started = performance.now();
  await workspace.judge([rename()]);
  const took = performance.now() - started;
  clearInterval(timer);
  expect(turns).toBeGreaterThan(took / 40);
});

test("saving what stands is no commit", async () => {
  const { text = "", version } = workspace.read("team.json") ?? {};
  expect(await save({ path: "team.json", content: text, version })).toEqual({ kind: "nothing" });
  expect(await save({ path: "gone.json", content: undefined, version: undefined })).toEqual({
    kind: "nothing",
  });
});

test("of two people who change one file the second sees who was first and both texts, and may save over it", async () => {
  const mine = changed("company.json", /"city": "[^"]+"/, '"city": "Nagpur"');
  await workspace.save({ person: "B. Other", subject: "City", changes: [rename()] });
  const saved = await save(mine);
  expect(saved).toEqual({
    kind: "changed",
    files: [
      {
        path: "company.json",
        text: workspace.read("company.json")?.text,
        by: "B. Other",
        at: expect.stringMatching(/^\d{4}-/),
      },
    ],
  });
  expect(workspace.read("company.json")?.text).toContain("Pune");
  expect(await save({ ...mine, version: workspace.read("company.json")?.version })).toMatchObject({
    kind: "saved",
  });
  // A new file that is there already, and one that was deleted.
  expect(await save({ path: "team.json", content: "[]", version: undefined })).toMatchObject({
    kind: "changed",
  });
  expect(await save({ path: "none.json", content: "[]", version: "0" })).toMatchObject({
    kind: "changed",
    files: [{ path: "none.json", text: undefined, by: "", at: "" }],
  });
});

test("two saves at once are two commits, one after the other", async () => {
  const other = changed("team.json", /"position": "[^"]+"/, '"position": "Sales"');
  const both = await Promise.all([save(rename()), save(other)]);
  expect(both.map(({ kind }) => kind)).toEqual(["saved", "saved"]);
  expect(repository.git("rev-list", "--count", "HEAD").trim()).toBe("3");
});

test("an edit by hand while a save is judged is never written over", async () => {
  const byHand = openWorkspace(repository.folder, () => {
    writeFileSync(join(repository.folder, "company.json"), "{}");
    return Promise.resolve([]);
  });
  const saved = await byHand.save({ person: "A. Sample", subject: "City", changes: [rename()] });
  expect(saved).toMatchObject({ kind: "changed", files: [{ text: "{}", by: "" }] });
});

test("no hook, signing or filter of the repository's settings is waited for", async () => {
  const hooks = join(repository.root, ".git/hooks");
  for (const name of [
    "pre-commit",
    "prepare-commit-msg",
    "commit-msg",
    "post-commit",
    "reference-transaction",
  ]) {
    writeFileSync(join(hooks, name), "#!/bin/sh\nsleep 600\n");
    chmodSync(join(hooks, name), 0o755);
  }
  repository.git("config", "commit.gpgSign", "true");
  expect(await save(rename())).toMatchObject({ kind: "saved" });
});

test("where git can't commit, the files are as they were", async () => {
  const { text } = workspace.read("company.json") ?? {};
  writeFileSync(join(repository.root, ".git/index.lock"), "");
  await expect(save(rename(), { path: "new.md", content: "# New", version: undefined })).rejects.toThrow(
    /index\.lock/,
  );
  expect(workspace.read("company.json")?.text).toBe(text);
  expect(existsSync(join(repository.folder, "new.md"))).toBe(false);
  rmSync(join(repository.root, ".git/index.lock"));
  expect(await save(rename())).toMatchObject({ kind: "saved" });
});

test("a name can't end the author's line, and one without letters is the desk's", async () => {
  await workspace.save({ person: "Eve <a@b>\nX", subject: "  City\nof\tthe works ", changes: [rename()] });
  expect(repository.git("log", "-1", "--format=%an|%ae|%s").trim()).toBe(
    "Eve  a@b  X|desk@invalid|City of the works",
  );
  await workspace.save({ person: "…", subject: "x", changes: [changed("company.json", "Pune", "Surat")] });
  expect(repository.git("log", "-1", "--format=%an").trim()).toBe("Desk");
});

test("where nothing can be changed, a sentence says why and what to do", async () => {
  expect(await workspace.trouble()).toBeUndefined();
  const plain = mkdtempSync(join(tmpdir(), "plain-"));
  expect(await openWorkspace(plain).trouble()).toMatch(/^There is no content in .*DESK_CONTENT/);
  mkdirSync(join(plain, "range"));
  expect(await openWorkspace(plain).trouble()).toMatch(
    /is in no git repository\. Make it one on the server: git init/,
  );
  rmSync(plain, { recursive: true });
  writeFileSync(
    join(repository.root, ".git/MERGE_HEAD"),
    readFileSync(join(repository.root, ".git/refs/heads/main")),
  );
  expect(await workspace.trouble()).toMatch(/merge .* isn't finished/);
  vi.stubEnv("PATH", "/nonexistent");
  expect(await workspace.trouble()).toMatch(/^Git isn't there\. Install it/);
  vi.unstubAllEnvs();
});
