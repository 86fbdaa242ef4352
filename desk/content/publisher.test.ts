import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { buildEnvironment } from "#server/settings/env.ts";
import { type TemporarySite, makeTemporarySite } from "#server/testing/temporary-site.ts";
import { type Publisher, createPublisher } from "./publisher.ts";

let site: TemporarySite;
let notes: string[];
let now: () => Date;
beforeEach(() => {
  site = makeTemporarySite();
  notes = [];
  now = () => new Date();
});
afterEach(() => {
  site.remove();
  vi.unstubAllEnvs();
});

/** A publisher whose build is this program: `log` in it is a file, `build(words)` writes a site as the build does. */
function publish(program: string): Publisher {
  const log = JSON.stringify(join(site.root, "log"));
  const file = join(site.root, "build.mjs");
  writeFileSync(
    file,
    `import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
    const log = ${log};
    const build = (words) => {
      const out = ${JSON.stringify(join(site.root, ".build/preparing"))};
      for (const folder of ["dist", ".build/desk"]) mkdirSync(out + "/" + folder, { recursive: true });
      writeFileSync(out + "/dist/index.html", "<!doctype html><title>Home</title><body>" + words);
      const manifest = readFileSync(${JSON.stringify(join(site.root, ".build/manifest.json"))}, "utf8");
      writeFileSync(out + "/.build/manifest.json", JSON.stringify({ ...JSON.parse(manifest), commit: words }));
      for (const name of ["stamp.json", "nginx-headers.conf", "desk/main.js"])
        writeFileSync(out + "/.build/" + name, words);
    };
    ${program}`,
  );
  const onEnd = (person: string, what: string) => void notes.push(`${person} ${what}`);
  return createPublisher({
    root: site.root,
    folder: "/content",
    clock: () => now(),
    onEnd,
    command: [file],
  });
}

/** The words of the served home page. */
const served = () => readFileSync(join(site.distDir, "index.html"), "utf8").split("<body>")[1] ?? "";

/** Folders of builds beside the served one. */
const left = () =>
  ["preparing", "prepared", "previous"].filter((name) => existsSync(join(site.root, ".build", name)));

const logged = () => (existsSync(join(site.root, "log")) ? readFileSync(join(site.root, "log"), "utf8") : "");

async function untilEnd(publisher: Publisher) {
  for (;;) {
    const state = publisher.state();
    if (state.kind !== "running") return state;
    await sleep(20);
  }
}

test("two presses at once make one build, and the record says who published", async () => {
  const publisher = publish('build("new"); appendFileSync(log, "built "); console.log("Built 3 pages.");');
  publisher.start("A. Sample", "publish");
  publisher.start("B. Other", "prepare");
  expect(publisher.state()).toMatchObject({ kind: "running", by: "A. Sample" });
  expect(await untilEnd(publisher)).toMatchObject({ kind: "done", by: "A. Sample", says: "Built 3 pages." });
  expect([logged(), notes]).toEqual(["built ", ["A. Sample published the content"]]);
  expect([served(), publisher.published()?.commit, publisher.prepared()]).toEqual(["new", "new", undefined]);
  publisher.start("B. Other", "publish");
  await untilEnd(publisher);
  expect(logged()).toBe("built built ");
});

test("what is prepared waits beside the site, over a restart too, and one press puts that very build in its place", async () => {
  const first = publish('build("new")');
  first.start("A. Sample", "prepare");
  await untilEnd(first);
  expect(served()).toBe("");
  const publisher = publish("process.exit(1)");
  const { id = "", by, pages } = publisher.prepared() ?? {};
  expect([by, pages?.changed]).toEqual(["A. Sample", [{ address: "/", title: "Home" }]]);
  expect(await publisher.publishPrepared("B. Other", "another")).toBe(false);
  expect(served()).toBe("");
  const twice = [publisher.publishPrepared("B. Other", id), publisher.publishPrepared("C. Third", id)];
  expect(await Promise.all(twice)).toEqual([true, false]);
  expect(publisher.state()).toMatchObject({ kind: "done", deed: "publish", by: "B. Other" });
  expect([served(), publisher.published()?.commit, left()]).toEqual(["new", "new", ["previous"]]);
  for (const name of ["stamp.json", "nginx-headers.conf", "desk/main.js"])
    expect(readFileSync(join(site.root, ".build", name), "utf8")).toBe("new");
  expect(notes).toEqual(["A. Sample prepared the content to be published", "B. Other published the content"]);
});

test("what isn't to be published is taken away, by whom the record says", async () => {
  const publisher = publish('build("new")');
  publisher.start("A. Sample", "prepare");
  await untilEnd(publisher);
  const { id = "" } = publisher.prepared() ?? {};
  expect([publisher.discard("B. Other", "another"), left()]).toEqual([false, ["prepared"]]);
  expect([publisher.discard("B. Other", id), left(), served()]).toEqual([true, [], ""]);
  expect(publisher.discard("C. Third", id)).toBe(false);
  expect(notes.at(-1)).toBe("B. Other discarded what was prepared");
});

test("a prepared site never takes the place of one that was built on the server later", async () => {
  const publisher = publish('build("new")');
  publisher.start("A. Sample", "prepare");
  await untilEnd(publisher);
  const manifest = join(site.root, ".build/manifest.json");
  const byHand = () => {
    writeFileSync(`${manifest}.next`, readFileSync(manifest));
    renameSync(`${manifest}.next`, manifest);
  };
  byHand();
  const { id = "", isOvertaken } = publisher.prepared() ?? {};
  expect([isOvertaken, await publisher.publishPrepared("A. Sample", id), served()]).toEqual([
    true,
    false,
    "",
  ]);
  const atOnce = publish('build("later"); appendFileSync(log, "."); setTimeout(() => {}, 500);');
  atOnce.start("A. Sample", "publish");
  while (logged() === "") await sleep(20);
  byHand();
  expect(await untilEnd(atOnce)).toMatchObject({
    kind: "failed",
    says: "The site was built on the server meanwhile.",
  });
  expect(served()).toBe("");
});

test("a failed build takes nothing away: the site and what waits are as they were", async () => {
  const first = publish('build("new")');
  first.start("A. Sample", "prepare");
  await untilEnd(first);
  const { id } = first.prepared() ?? {};
  const publisher = publish('build("half"); process.exit(1)');
  publisher.start("B. Other", "prepare");
  expect(await untilEnd(publisher)).toMatchObject({ kind: "failed", deed: "prepare" });
  expect([publisher.prepared()?.id, left(), served()]).toEqual([id, ["prepared"], ""]);
});

test("what nobody came back to, and what a killed desk left, is taken away", async () => {
  const first = publish('build("new")');
  first.start("A. Sample", "prepare");
  await untilEnd(first);
  mkdirSync(join(site.root, ".build/preparing/dist"), { recursive: true });
  const publisher = publish("");
  publisher.tidy();
  expect(left()).toEqual(["prepared"]);
  now = () => new Date(Date.now() + 8 * 86_400_000);
  publisher.tidy();
  expect(left()).toEqual([]);
});

test("a swap in which the desk was killed is brought to its end by the next start", async () => {
  const first = publish('build("new")');
  first.start("A. Sample", "prepare");
  await untilEnd(first);
  rmSync(site.distDir, { recursive: true });
  renameSync(join(site.root, ".build/prepared/dist"), site.distDir);
  const publisher = publish("");
  expect([publisher.published()?.commit, publisher.prepared(), left()]).toEqual(["new", undefined, []]);
});

test("a build that fails leaves its sentences, without what is said at a terminal alone", async () => {
  const publisher = publish(
    String.raw`console.error("Building the site: about half a minute…\n\u001b[31mcontent/team.json: a fault.\u001b[39m\nThe site was not built: see above."); process.exit(1);`,
  );
  publisher.start("A. Sample", "publish");
  expect(await untilEnd(publisher)).toMatchObject({ kind: "failed", says: "content/team.json: a fault." });
  expect(notes).toEqual(["A. Sample couldn't publish the content"]);
});

test("a site that isn't there can't be published over, with a sentence", async () => {
  rmSync(site.distDir, { recursive: true });
  const publisher = publish("");
  publisher.start("A. Sample", "publish");
  expect(await untilEnd(publisher)).toMatchObject({
    kind: "failed",
    says: expect.stringContaining("dist/ is missing"),
  });
  expect(publisher.published()).toBeUndefined();
});

test("told to stop, the desk ends the build and waits for it", async () => {
  const publisher = publish(
    'process.on("SIGTERM", () => { appendFileSync(log, "ended"); process.exit(1); }); setInterval(() => {}, 1000); appendFileSync(log, "begun ");',
  );
  publisher.start("A. Sample", "publish");
  while (logged() === "") await sleep(20);
  await publisher.stop();
  expect(logged()).toBe("begun ended");
  await publisher.stop();
});

test("the build has the settings that the site was built with, written as the next start reads them", () => {
  vi.stubEnv("PUBLIC_URL", " https://www.example.com ");
  vi.stubEnv("RETENTION_DAYS", undefined);
  vi.stubEnv("SMTP_URL", undefined);
  const same = { PUBLIC_URL: "https://www.example.com", API_HOST: "", RETENTION_DAYS: "730" };
  const { PATH, HOME, ...rest } = buildEnvironment(same, "/content");
  expect(PATH).toBe(process.env["PATH"]);
  expect(HOME).toBe(process.env["HOME"]);
  expect(rest).toMatchObject({ PUBLIC_URL: " https://www.example.com ", DESK_CONTENT: "/content" });
  expect(Object.keys(rest)).not.toContain("RETENTION_DAYS");
  expect(buildEnvironment({ ...same, PUBLIC_URL: "", RETENTION_DAYS: "90" }, "/content")).toMatchObject({
    PUBLIC_URL: "",
    RETENTION_DAYS: "90",
  });
});

test("the site tells which commit of the content it has", () => {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  mkdirSync(join(folder, ".build"));
  mkdirSync(join(folder, "dist"));
  writeFileSync(join(folder, "dist/index.html"), "");
  const manifest = { styleHashes: [], commit: "abc" };
  writeFileSync(join(folder, ".build/manifest.json"), JSON.stringify(manifest));
  const publisher = createPublisher({
    root: folder,
    folder,
    clock: () => new Date(),
    onEnd: () => undefined,
  });
  expect(publisher.published()).toEqual({ commit: "abc", at: expect.any(Date) });
  rmSync(folder, { recursive: true });
});
