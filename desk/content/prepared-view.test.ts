import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type ContentRepository, makeContentRepository } from "../testing/content-repository.ts";
import { type RunningDesk, startDesk } from "../testing/running-desk.ts";
import type { PreparedSite } from "./prepared-site.ts";
import { openWorkspace } from "./workspace.ts";

let repository: ContentRepository;
let desk: RunningDesk;
let cookie: string;
let prepared: PreparedSite | undefined;
let presses: string[];
beforeEach(async () => {
  repository = makeContentRepository();
  [prepared, presses] = [undefined, []];
  const published = { commit: head(), at: new Date() };
  desk = await startDesk([], {
    workspace: openWorkspace(repository.folder),
    publisher: {
      prepared: () => prepared,
      start: (person, deed) => void presses.push(`${person} ${deed}`),
      publishPrepared: (person, id) => Promise.resolve(press(`${person} published`, id)),
      discard: (person, id) => press(`${person} discarded`, id),
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

function press(what: string, id: string): boolean {
  presses.push(`${what} ${id}`);
  return id === prepared?.id;
}

/** Changes a file and commits it. */
function change(subject: string): void {
  writeFileSync(join(repository.folder, "company.json"), subject);
  repository.git("commit", "--quiet", "--author=B. Other <b@invalid>", "-am", subject);
}

async function page(path: string): Promise<string> {
  const text = await (await desk.ask(path, cookie)).text();
  return text.replaceAll("<!-- -->", "");
}

/** A prepared site with these pages. */
function prepare(pages: Partial<PreparedSite["pages"]> = {}): PreparedSite {
  return {
    id: "p1",
    by: "A. Sample",
    at: new Date(),
    distDir: "",
    commit: head(),
    isOvertaken: false,
    pages: { changed: [], count: 0, lost: [], lostCount: 0, ...pages },
  };
}

test("what is prepared leads to the pages that change and names those that go, with a button for each way on", async () => {
  change("Pune");
  expect(await page("/publish")).toMatch(/primary">Build a preview<.*secondary">Publish without looking</s);
  prepared = prepare({
    changed: [
      { address: "/", title: "Tools" },
      { address: "/product/a-1", title: "A <1>" },
    ],
    count: 14,
    lost: [{ address: "/product/b-1", title: "B 1" }],
    lostCount: 1,
  });
  const ready = await page("/publish");
  expect(ready).toMatch(
    /The 14 pages that change.*href="\/preview\/">Home page<.*href="\/preview\/product\/a-1">A &lt;1&gt;<.*And 12 more\..*Gone from the site.*<li dir="auto">B 1<.*href="\/preview\/">The whole site</s,
  );
  expect(ready).toMatch(/value="p1".*primary">Publish<.*secondary">Don&#x27;t publish</s);
  expect(ready).not.toMatch(/without looking|Build the preview anew|not in it/);
  prepared = prepare();
  expect(await page("/publish")).toContain("No page reads or looks otherwise than on the site.");
});

test("what was saved after a preview was built is named, and the preview can be built anew", async () => {
  prepared = prepare();
  change("Town & street");
  writeFileSync(join(repository.folder, "team.json"), "[]");
  const late = await page("/publish");
  expect(late).toMatch(
    /Changed since, and not in it:.*<li dir="auto">Town &amp; street, B\. Other<\/li><li>team\.json<\/li>/s,
  );
  expect(late).toMatch(
    /primary">Build the preview anew<.*secondary">Publish this one<.*Don&#x27;t publish</s,
  );
  prepared = { ...prepare(), commit: "0".repeat(40) };
  expect(await page("/publish")).toContain("It isn&#x27;t known which changes are in it.");
  prepared = { ...prepare(), isOvertaken: true };
  const overtaken = await page("/publish");
  expect(overtaken).toContain("was built anew meanwhile");
  expect(overtaken).not.toContain("Publish this one");
});

test("only what the person has looked at is published or taken away", async () => {
  prepared = prepare();
  const to = async (path: string, id: string) =>
    (await desk.ask(path, cookie, { id })).headers.get("Location");
  expect(await to("/publish/prepare", "")).toBe("/publish");
  expect(await to("/publish/prepared", "p0")).toBe("/publish?said=prepared-gone");
  expect(await to("/publish/discard", "p0")).toBe("/publish?said=prepared-gone");
  expect(await to("/publish/prepared", "p1")).toBe("/publish");
  expect(await to("/publish/discard", "p1")).toBe("/publish?said=discarded");
  expect(presses).toEqual([
    "A. Sample prepare",
    "A. Sample published p0",
    "A. Sample discarded p0",
    "A. Sample published p1",
    "A. Sample discarded p1",
  ]);
  expect(await page("/publish?said=prepared-gone")).toContain("look again at what does");
});
