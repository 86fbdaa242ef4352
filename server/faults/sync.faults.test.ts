import { join } from "node:path";
import { expect, test } from "vitest";
import { WORDS, postJson } from "../testing/contact-post.ts";
import { followCalls } from "../testing/follow-calls.ts";
import { startPostgres } from "../testing/running-postgres.ts";
import { postFile, sampleFile } from "../testing/sample-files.ts";
import { spawnServer } from "../testing/spawned-server.ts";
import { makeTemporarySite } from "../testing/temporary-site.ts";

const ANSWERS = 200;

/** Counts the answers, and those preceded by a sync since the previous answer. */
async function countSynced(
  settings: Record<string, string>,
  others: () => number[],
  post: (origin: string) => Promise<Response> = (origin) => postJson(origin, WORDS),
) {
  const site = makeTemporarySite();
  const server = await spawnServer(site.root, { RATE_LIMIT: "0", ...settings });
  const trace = await followCalls([server.pid, ...others()], join(site.root, "calls.txt"));
  if (trace === undefined) throw new Error("strace is missing or may not look into other processes.");
  for (let i = 0; i < ANSWERS; i += 1) expect((await post(server.origin)).status).toBe(200);
  server.signal("SIGKILL");
  await server.ended;
  return { site, order: () => trace.order() };
}

test("SQLite: each of 200 answers comes after a sync to disk", async () => {
  const { site, order } = await countSynced({}, () => []);
  const synced = (await order()).match(/s+a/g)?.length;
  site.remove();
  console.log(`SQLite: sync before ${synced} of ${ANSWERS} answers`);
  expect(synced).toBe(ANSWERS);
});

test("PostgreSQL: each of 200 answers comes after a sync to disk by the database", async () => {
  const postgres = await startPostgres();
  const { site, order } = await countSynced({ DATABASE_URL: await postgres.newUrl() }, () =>
    postgres.signal("SIGCONT"),
  );
  await postgres.kill();
  const synced = (await order()).match(/s+a/g)?.length;
  await postgres.stop();
  site.remove();
  console.log(`PostgreSQL: sync before ${synced} of ${ANSWERS} answers`);
  expect(synced).toBe(ANSWERS);
});

const uploadOne = (origin: string): Promise<Response> => postFile(origin, sampleFile("jpeg", 100_000));

test("SQLite: each of 200 files is answered after a sync to disk", async () => {
  const { site, order } = await countSynced({}, () => [], uploadOne);
  const synced = (await order()).match(/s+a/g)?.length;
  site.remove();
  console.log(`SQLite: sync before ${synced} of ${ANSWERS} answers to files`);
  expect(synced).toBe(ANSWERS);
});

test("PostgreSQL: each of 200 files is answered after a sync to disk by the database", async () => {
  const postgres = await startPostgres();
  const { site, order } = await countSynced(
    { DATABASE_URL: await postgres.newUrl() },
    () => postgres.signal("SIGCONT"),
    uploadOne,
  );
  await postgres.kill();
  const synced = (await order()).match(/s+a/g)?.length;
  await postgres.stop();
  site.remove();
  console.log(`PostgreSQL: sync before ${synced} of ${ANSWERS} answers to files`);
  expect(synced).toBe(ANSWERS);
});
