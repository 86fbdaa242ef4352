import { mkdirSync, mkdtempSync, readFileSync, existsSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { buildEnvironment } from "#server/settings/env.ts";
import { type TemporarySite, makeTemporarySite } from "#server/testing/temporary-site.ts";
import { type Publisher, createPublisher } from "./publisher.ts";

let site: TemporarySite;
let notes: string[];
beforeEach(() => {
  site = makeTemporarySite();
  notes = [];
});
afterEach(() => {
  site.remove();
  vi.unstubAllEnvs();
});

/** A publisher whose build is this program; `log` in it is a file. */
function publish(program: string): Publisher {
  const log = JSON.stringify(join(site.root, "log"));
  const file = join(site.root, "build.mjs");
  writeFileSync(file, `import { appendFileSync } from "node:fs"; const log = ${log}; ${program}`);
  const onEnd = (person: string, what: string) => void notes.push(`${person} ${what}`);
  return createPublisher({
    root: site.root,
    folder: "/content",
    clock: () => new Date(),
    onEnd,
    command: [file],
  });
}

const logged = () => (existsSync(join(site.root, "log")) ? readFileSync(join(site.root, "log"), "utf8") : "");

async function untilEnd(publisher: Publisher) {
  for (;;) {
    const state = publisher.state();
    if (state.kind !== "running") return state;
    await sleep(20);
  }
}

test("two presses at once make one build, and the record says who published", async () => {
  const publisher = publish('appendFileSync(log, "built "); console.log("Built 3 pages.");');
  publisher.start("A. Sample");
  publisher.start("B. Other");
  expect(publisher.state()).toMatchObject({ kind: "running", by: "A. Sample" });
  expect(await untilEnd(publisher)).toMatchObject({ kind: "done", by: "A. Sample", says: "Built 3 pages." });
  expect([logged(), notes]).toEqual(["built ", ["A. Sample published the content"]]);
  publisher.start("B. Other");
  await untilEnd(publisher);
  expect(logged()).toBe("built built ");
});

test("a build that fails leaves its sentences, without what is said at a terminal alone", async () => {
  const publisher = publish(
    String.raw`console.error("Building the site: about half a minute…\n\u001b[31mcontent/team.json: a fault.\u001b[39m\nThe site was not built: see above."); process.exit(1);`,
  );
  publisher.start("A. Sample");
  expect(await untilEnd(publisher)).toMatchObject({ kind: "failed", says: "content/team.json: a fault." });
  expect(notes).toEqual(["A. Sample couldn't publish the content"]);
});

test("a site that isn't there can't be published over, with a sentence", async () => {
  rmSync(site.distDir, { recursive: true });
  const publisher = publish("");
  publisher.start("A. Sample");
  expect(publisher.state()).toMatchObject({
    kind: "failed",
    says: expect.stringContaining("dist/ is missing"),
  });
  expect(publisher.published()).toBeUndefined();
});

test("told to stop, the desk ends the build and waits for it", async () => {
  const publisher = publish(
    'process.on("SIGTERM", () => { appendFileSync(log, "ended"); process.exit(1); }); setInterval(() => {}, 1000); appendFileSync(log, "begun ");',
  );
  publisher.start("A. Sample");
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
  const manifest = { styleHash: `sha256-${"A".repeat(43)}=`, commit: "abc" };
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
