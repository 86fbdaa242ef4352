import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { sampleFile, storeFile } from "../testing/sample-files.ts";
import type { RunningApp } from "../testing/running-app.ts";
import { ask, press, sendForPage, startWithPages, wholeAnswer } from "../testing/private-pages.ts";

let app: RunningApp;
afterEach(() => app.stop());

test("what a visitor deletes is gone from the store with files and waiting mails, and the owner is told its number", async () => {
  let wakeUps = 0;
  app = await startWithPages({
    onStored: () => void (wakeUps += 1),
    clock: () => new Date("2026-11-24T05:12:00Z"),
  });
  const backups = join(app.site.root, "backups");
  mkdirSync(backups);
  writeFileSync(join(app.site.dataDir, "erasures.txt"), `folder ${backups}\n`);
  const file = await storeFile(app.origin, sampleFile("pdf"), "b.pdf");
  const path = await sendForPage(app, { files: [file] }, { "Idempotency-Key": "k" });
  await sendForPage(app, { message: "another" });
  wakeUps = 0;
  expect(await (await ask(app, `${path}/delete`)).text()).toContain(`<form action='${path}/delete'>`);
  const answer = await press(app, `${path}/delete`);
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/enquiry-deleted"]);
  const { database } = app.store;
  expect((await app.store.list()).map(({ message }) => message)).toEqual(["another"]);
  expect(await database.selectFrom("attachments").selectAll().execute()).toEqual([]);
  expect(await database.selectFrom("attachment_pieces").selectAll().execute()).toEqual([]);
  const mails = await database
    .selectFrom("outbox")
    .select(["id", "kind", "message_key"])
    .orderBy("kind")
    .execute();
  expect(mails).toEqual([
    expect.objectContaining({ kind: "enquiry" }),
    { id: "erased-8254c329a928-1795497120000", kind: "erased", message_key: null },
  ]);
  expect(wakeUps).toBe(1);
  // Noted beside the store and the backups, so that a restore erases it again.
  for (const folder of [app.site.dataDir, backups])
    expect(readFileSync(join(folder, "erasures.txt"), "utf8")).toMatch(/^[0-9a-f]{64} 2026-11-24T05:12/m);
  // A second press finds nothing, and tells nobody.
  expect((await press(app, `${path}/delete`)).status).toBe(404);
  expect(
    await database.selectFrom("outbox").select("id").where("kind", "=", "erased").execute(),
  ).toHaveLength(1);
  expect((await ask(app, "/enquiry-deleted")).status).toBe(200);
});

test("what can't be noted as erased isn't deleted, and the visitor and the owner hear of it", async () => {
  let refusals = 0;
  app = await startWithPages({ onRefused: () => void (refusals += 1) });
  const path = await sendForPage(app);
  // A folder stands where the list would be written.
  mkdirSync(join(app.site.dataDir, "erasures.txt.new"));
  const answer = await press(app, `${path}/delete`);
  expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining("nothing was changed")]);
  expect(await app.store.list()).toHaveLength(1);
  expect(refusals).toBe(1);
  expect(existsSync(join(app.site.dataDir, "erasures.txt"))).toBe(false);
  expect((await ask(app, path)).status).toBe(200);
});

test("only our own pages and programs may delete; a foreign page's form is refused, whatever the address", async () => {
  app = await startWithPages({ settings: { publicUrl: "https://www.example.com" } });
  const path = await sendForPage(app);
  const foreign = { Origin: "https://evil.example" };
  const refusals = await Promise.all(
    [path, "/enquiry/unknown"].flatMap((each) => [
      press(app, `${each}/delete`, foreign),
      press(app, `${each}/delete`, { Origin: "null" }),
      press(app, `${each}/delete`, { Origin: "null", "Sec-Fetch-Site": "cross-site" }),
    ]),
  );
  const [first, ...others] = await Promise.all(refusals.map(wholeAnswer));
  expect(first?.status).toBe(403);
  for (const other of others) expect(other).toEqual(first);
  expect(await app.store.list()).toHaveLength(1);
  const own: Record<string, string>[] = [
    { Origin: "https://www.example.com" },
    { Origin: "null", "Sec-Fetch-Site": "same-origin" },
  ];
  expect((await press(app, `${path}/delete`, own[0])).status).toBe(303);
  const second = await sendForPage(app);
  expect((await press(app, `${second}/delete`, own[1])).status).toBe(303);
});
