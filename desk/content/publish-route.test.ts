import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readAudit } from "../audit.ts";
import { type ContentRepository, makeContentRepository } from "../testing/content-repository.ts";
import { sharedJudge } from "../testing/shared-judge.ts";
import { type RunningDesk, startDesk } from "../testing/running-desk.ts";
import type { Publisher, PublishState } from "./publisher.ts";
import { type Workspace, openWorkspace } from "./workspace.ts";

let repository: ContentRepository;
let workspace: Workspace;
let desk: RunningDesk;
let cookie: string;
let state: PublishState;
let published: ReturnType<Publisher["published"]>;
let starts: string[];
beforeEach(async () => {
  repository = makeContentRepository();
  workspace = openWorkspace(repository.folder, sharedJudge);
  [state, starts] = [{ kind: "idle" }, []];
  published = { commit: head(), at: new Date("2026-11-27T09:00:00Z") };
  desk = await startDesk([], {
    workspace,
    publisher: {
      state: () => state,
      start: (person, deed) => void starts.push(`${person} ${deed}`),
      published: () => published,
    },
  });
  cookie = await desk.signIn();
});
afterEach(async () => {
  await desk.stop();
  repository.remove();
});

const head = () => repository.git("rev-parse", "HEAD").trim();

/** Changes the town and commits it. @returns the commit. */
async function rename(town: string, person = "B. Other", subject = `Town: ${town}`): Promise<string> {
  const { text = "", version } = workspace.read("company.json") ?? {};
  const content = text.replace(/"city": "[^"]+"/, `"city": "${town}"`);
  const saved = await workspace.save({
    person,
    subject,
    changes: [{ path: "company.json", content, version }],
  });
  return saved.kind === "saved" ? saved.commit : saved.kind;
}

async function page(path: string): Promise<string> {
  const text = await (await desk.ask(path, cookie)).text();
  return text.replaceAll("<!-- -->", "");
}

test("what isn't on the site yet is listed with person, subject and the words that came and went", async () => {
  expect(await page("/publish")).toContain("It has every change.");
  await rename("Pune");
  const waiting = await page("/publish");
  expect(waiting).toContain("Not on the site yet");
  expect(waiting).toMatch(/Town: Pune<\/a><p class="note">B\. Other, /);
  expect(waiting).toMatch(
    /<p class="path">company\.json<\/p><p dir="auto">.*<del>Gurugram<\/del> <ins>Pune<\/ins>/,
  );
  published = { commit: head(), at: new Date() };
  expect(await page("/publish")).not.toContain("Town: Pune");
});

test("files that were changed on the server are named, since they go along", async () => {
  writeFileSync(join(repository.folder, "team.json"), "[]");
  mkdirSync(join(repository.folder, "pictures"));
  writeFileSync(join(repository.folder, "pictures/Größe 1.jpg"), "");
  const waiting = await page("/publish");
  expect(waiting).toContain("<li>team.json</li>");
  expect(waiting).toContain("<li>pictures/Größe 1.jpg</li>");
});

test("where the site was built without git, or from a history that is gone, the last changes are shown", async () => {
  await rename("Pune");
  for (const commit of [undefined, "0".repeat(40)]) {
    published = { commit, at: new Date() };
    const said = await page("/publish");
    expect(said).toContain("It isn&#x27;t known which changes are on it.");
    expect(said).toContain("Town: Pune");
  }
});

test("what was saved leads to where it is published", async () => {
  for (const said of ["text-saved", "range-saved", "range-deleted"])
    expect(await page(`/publish?said=${said}`)).toMatch(
      /role="status">.* is <a href="\/publish">published<\/a>/,
    );
});

test("a press publishes, and the page comes back by itself until that is done", async () => {
  const answer = await desk.ask("/publish", cookie, {});
  expect([answer.status, answer.headers.get("Location"), starts]).toEqual([
    303,
    "/publish",
    ["A. Sample publish"],
  ]);
  state = { kind: "running", deed: "publish", by: "A. Sample", since: new Date() };
  const running = await desk.ask("/publish", cookie);
  expect(running.headers.get("Refresh")).toBe("3");
  expect(await running.text()).toMatch(/is publishing since .*<a href="\/publish">Look again<\/a>/s);
  const since = new Date("2026-11-27T09:00:00Z");
  state = {
    kind: "done",
    deed: "publish",
    by: "A. Sample",
    since,
    until: new Date("2026-11-27T09:00:38Z"),
    says: "Built 3 pages",
  };
  const done = await desk.ask("/publish", cookie);
  expect(done.headers.get("Refresh")).toBeNull();
  expect((await done.text()).replaceAll("<!-- -->", "")).toMatch(
    /Published by A\. Sample on .*, within 38 s\. The site shows it\./,
  );
  state = {
    kind: "failed",
    deed: "publish",
    by: "A. Sample",
    since,
    until: since,
    says: "content/team.json: <b> & a fault.",
  };
  expect(await page("/publish")).toContain("content/team.json: &lt;b&gt; &amp; a fault.");
});

test("a post from elsewhere, or by nobody, publishes and undoes nothing", async () => {
  const commit = await rename("Pune");
  for (const path of ["/publish", `/publish/changes/${commit}/undo`]) {
    expect((await desk.ask(path, cookie, {}, { Origin: "https://other.example" })).status).toBe(403);
    expect((await desk.ask(path, "", {})).headers.get("Location")).toBe("/sign-in");
  }
  expect([starts, head()]).toEqual([[], commit]);
});

test("a change is taken back by a commit of its own, in the record, and the undoing can be undone", async () => {
  const commit = await rename("Pune");
  const shown = await page(`/publish/changes/${commit}`);
  expect(shown).toContain("<ins>Pune</ins>");
  const answer = await desk.ask(`/publish/changes/${commit}/undo`, cookie, {});
  expect(answer.headers.get("Location")).toBe("/publish?said=undone");
  expect(workspace.read("company.json")?.text).toContain('"city": "Gurugram"');
  expect(repository.git("log", "-1", "--format=%an: %s").trim()).toBe("A. Sample: Undo: Town: Pune");
  const { entries } = await readAudit(desk.store.database, 1);
  expect(entries[0]).toMatchObject({ person: "A. Sample", what: "undid a change", about: "Town: Pune" });
  const again = await desk.ask(`/publish/changes/${commit}/undo`, cookie, {});
  expect(again.headers.get("Location")).toBe("/publish?said=undone-before");
  await desk.ask(`/publish/changes/${head()}/undo`, cookie, {});
  expect(workspace.read("company.json")?.text).toContain('"city": "Pune"');
});

test("later changes of other lines stay; of the same lines they are named, and nothing is written", async () => {
  const commit = await rename("Pune");
  const { text = "", version } = workspace.read("company.json") ?? {};
  const content = text.replace('"hours": "closed"', '"hours": "24 hours"');
  const changes = [{ path: "company.json", content, version }];
  await workspace.save({ person: "B. Other", subject: "Hours", changes });
  await desk.ask(`/publish/changes/${commit}/undo`, cookie, {});
  expect(workspace.read("company.json")?.text).toBe(content.replace('"city": "Pune"', '"city": "Gurugram"'));
  const undone = await rename("Surat");
  const later = await rename("Nagpur");
  const answer = await desk.ask(`/publish/changes/${undone}/undo`, cookie, {});
  expect(answer.status).toBe(409);
  expect(await answer.text()).toMatch(/later changes stand on the same lines.*<li>company\.json<\/li>/s);
  expect(head()).toBe(later);
});

test("what would leave faults isn't taken back, and the build's sentences say why", async () => {
  const fault = '"timeZone": "Asia/Gurugram"';
  const file = join(repository.folder, "company.json");
  const right = readFileSync(file, "utf8");
  writeFileSync(file, right.replace(/"timeZone": "[^"]+"/, fault));
  repository.git("commit", "--quiet", "-am", "A fault by hand");
  writeFileSync(file, right);
  repository.git("commit", "--quiet", "-am", "Mend it");
  const mended = head();
  const answer = await desk.ask(`/publish/changes/${mended}/undo`, cookie, {});
  expect(answer.status).toBe(409);
  expect(await answer.text()).toMatch(/would have faults.*content\/company\.json, line \d+: timeZone/s);
  expect([head(), readFileSync(file, "utf8")]).toEqual([mended, right]);
});

test("a file that was added, deleted or is a picture comes back as it was", async () => {
  const [path = ""] = workspace.list("range").filter((name) => name.endsWith(".csv"));
  const both = [path, path.replace(".csv", ".json")].map((name) => workspace.read(name));
  const photo = readFileSync(join(repository.root, ".git/index"));
  const changes = both.flatMap((file) => (file ? [{ ...file, content: undefined }] : []));
  const picture = { path: "pictures/spare.jpg", content: photo, version: undefined };
  await workspace.save({ person: "B", subject: "Swap", changes: [...changes, picture] });
  const swap = head();
  expect(await page(`/publish/changes/${swap}`)).toMatch(/spare\.jpg \(new\)<\/p><p class="note">No text/);
  await desk.ask(`/publish/changes/${swap}/undo`, cookie, {});
  expect(both.map((file) => file && workspace.read(file.path)?.version)).toEqual(
    both.map((file) => file?.version),
  );
  expect(workspace.read("pictures/spare.jpg")).toBeUndefined();
  await desk.ask(`/publish/changes/${head()}/undo`, cookie, {});
  expect(readFileSync(join(repository.folder, "pictures/spare.jpg")).equals(photo)).toBe(true);
});

test("the history has pages, newest first; the first change and unknown ones can't be taken back", async () => {
  const first = head();
  for (let at = 0; at < 51; at += 1) {
    writeFileSync(join(repository.folder, "notes.txt"), String(at));
    repository.git("add", ".");
    repository.git("commit", "--quiet", "-m", `Note ${at} <i>`);
  }
  const [newest, older] = [await page("/publish/history"), await page("/publish/history?page=2")];
  expect(newest).toContain("Note 50 &lt;i&gt;");
  expect(newest).toContain('href="/publish/history?page=2"');
  expect(older).toContain("The content");
  expect(older).not.toContain("Note 50");
  expect(await page(`/publish/changes/${first}`)).toContain("It is the first");
  for (const id of [first, "0".repeat(40), "HEAD", "--output=x"])
    expect((await desk.ask(`/publish/changes/${id}/undo`, cookie, {})).status, id).toBe(404);
  expect((await desk.ask(`/publish/changes/${"0".repeat(40)}`, cookie)).status).toBe(404);
});

test("without a repository the page says so, and the rest of the desk works", async () => {
  const other = await startDesk();
  const someone = await other.signIn();
  const answer = await other.ask("/publish", someone);
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain("DESK_CONTENT");
  expect((await other.ask("/publish", someone, {})).status).toBe(503);
  expect((await other.ask("/enquiries", someone)).status).toBe(200);
  await other.stop();
});
