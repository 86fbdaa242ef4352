import { rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openStore } from "../store/store.ts";
import { WORDS, postJson } from "../testing/contact-post.ts";
import { type MailServer, startMailServer } from "#testing/mail-server.ts";
import { spawnProgram, spawnServer } from "../testing/spawned-server.ts";
import { type TemporarySite, makeTemporarySite } from "../testing/temporary-site.ts";

let site: TemporarySite;
let mailServer: MailServer;
beforeEach(async () => {
  site = makeTemporarySite();
  mailServer = await startMailServer();
});
afterEach(async () => {
  await mailServer.stop();
  site.remove();
});

test("after a disk is lost, the backup brings the messages back and the mails still owed go out", async () => {
  const server = await spawnServer(site.root);
  const send = (message: string) => postJson(server.origin, { ...WORDS, message });
  await send("before the backup");
  const file = join(site.root, "backup.sqlite");
  const backup = spawnProgram("messages.ts", ["backup", file], { DATA_DIR: site.dataDir });
  // The server keeps running meanwhile.
  const during = await send("during the backup");
  expect(during.status).toBe(200);
  expect(await backup.ended).toEqual({
    code: 0,
    stdout: expect.stringMatching(/^Written to .*: [12] messages, [12] records of mails, 0 files\.\n$/),
    stderr: "",
  });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  server.signal("SIGKILL");
  await server.ended;
  rmSync(site.dataDir, { recursive: true });

  const restored = await spawnProgram("messages.ts", ["restore", file], { DATA_DIR: site.dataDir }).ended;
  expect(restored).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Restored: [12] messages/) });
  const again = await spawnServer(site.root, {
    SMTP_URL: mailServer.url,
    MAIL_FROM: "website@example.com",
    MAIL_TO: "sales@example.com",
    MAIL_AT_START: "no",
    MAIL_DIGEST: "no",
  });
  await mailServer.holds(1);
  again.signal("SIGTERM");
  await again.ended;
  const store = await openStore({ dataDir: site.dataDir });
  expect((await store.list()).map((row) => row.message)).toContain("before the backup");
  await store.close();
});

test("a backup goes over no file that is there", async () => {
  const server = await spawnServer(site.root);
  const file = join(site.root, ".build/manifest.json");
  const { code, stderr } = await spawnProgram("messages.ts", ["backup", file], { DATA_DIR: site.dataDir })
    .ended;
  server.signal("SIGTERM");
  await server.ended;
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^".*manifest\.json" can't be written \(EEXIST/)]);
});
