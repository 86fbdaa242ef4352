import { randomInt, randomUUID } from "node:crypto";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { openDatabase } from "../store/open-database.ts";
import { filesOf, readWhole } from "../store/files/attachment-rows.ts";
import { countFiles } from "../store/files/file-room.ts";
import { dropLeftovers } from "../store/files/drop-files.ts";
import { WORDS, postJson } from "../testing/contact-post.ts";
import { sampleFile, storeFile } from "../testing/sample-files.ts";
import { startPostgres } from "../testing/running-postgres.ts";
import { spawnServer } from "../testing/spawned-server.ts";
import { makeTemporarySite } from "../testing/temporary-site.ts";

const KILLS = 40;
const DAY = 24 * 3_600_000;

/** A visitor's knowledge of an enquiry with a file: the answers received so far. */
interface Enquiry {
  key: string;
  bytes: Buffer;
  file?: string;
  isAcknowledged: boolean;
}

const ENGINES = [
  { name: "SQLite", startEngine: async () => ({ url: undefined, stop: async () => undefined }) },
  {
    name: "PostgreSQL",
    startEngine: async () => {
      const postgres = await startPostgres();
      return { url: await postgres.newUrl(), stop: () => postgres.stop() };
    },
  },
];

test.each(ENGINES)(
  "$name: a server killed while files and their messages come in loses none, doubles none, and leaves none over",
  async ({ name, startEngine }) => {
    const engine = await startEngine();
    const site = makeTemporarySite();
    const place = { dataDir: join(site.root, "data"), databaseUrl: engine.url };
    const settings = {
      DATA_DIR: place.dataDir,
      RATE_LIMIT: "0",
      FILES_RATE_MB: "0",
      ...(place.databaseUrl === undefined ? {} : { DATABASE_URL: place.databaseUrl }),
    };
    const enquiries: Enquiry[] = [];
    const count = { filesBrokenOff: 0, sentAgain: 0, messagesBrokenOff: 0 };

    async function send(origin: string, enquiry: Enquiry): Promise<void> {
      try {
        enquiry.file ??= await storeFile(origin, enquiry.bytes, "a.jpg");
      } catch {
        count.filesBrokenOff += 1;
        return;
      }
      const headers = { "Idempotency-Key": enquiry.key };
      try {
        const sent = await postJson(origin, { ...WORDS, files: [enquiry.file] }, headers);
        enquiry.isAcknowledged = sent.status === 200;
        if (sent.status !== 200) throw new Error(`Answered ${sent.status}.`);
      } catch {
        count.messagesBrokenOff += 1;
      }
    }

    /**
     * Sends visitors one after another until the server dies; a visitor without an answer continues where they stopped.
     */
    async function visit(origin: string, isUp: () => boolean): Promise<void> {
      while (isUp()) {
        const open = enquiries.find(({ isAcknowledged }) => !isAcknowledged);
        const bytes = Buffer.concat([sampleFile("jpeg", randomInt(2_500_000)), Buffer.from(randomUUID())]);
        const enquiry = open ?? { key: randomUUID(), bytes, isAcknowledged: false };
        if (!open) enquiries.push(enquiry);
        if (open) count.sentAgain += 1;
        await send(origin, enquiry);
      }
    }

    for (let kill = 0; kill < KILLS; kill += 1) {
      const server = await spawnServer(site.root, settings);
      let isUp = true;
      const visits = visit(server.origin, () => isUp);
      await sleep(randomInt(30, 400));
      isUp = false;
      server.signal("SIGKILL");
      await Promise.all([server.ended, visits]);
    }
    // Visitors without an answer send once more.
    const server = await spawnServer(site.root, settings);
    for (const enquiry of enquiries) if (!enquiry.isAcknowledged) await send(server.origin, enquiry);
    server.signal("SIGTERM");
    await server.ended;

    const store = await openDatabase(place);
    const { database } = store;
    const stored = await filesOf(database);
    const rows = await database.selectFrom("messages").select("key").execute();
    let missing = 0;
    for (const { key, file = "", bytes } of enquiries) {
      const own = stored.get(key) ?? [];
      const isWhole = own.length === 1 && own[0]?.id === file;
      if (!isWhole || !(await readWhole(database, file)).equals(bytes)) missing += 1;
    }
    const before = (await countFiles(database)).files;
    await dropLeftovers(database, new Date(Date.now() + 2 * DAY));
    const { files } = await countFiles(database);
    console.log(
      `${name}: ${KILLS} kills; ${count.filesBrokenOff} files and ${count.messagesBrokenOff} messages without an answer, ` +
        `went on after no answer ${count.sentAgain} times; ` +
        `${enquiries.length} enquiries acknowledged, ${missing} without their whole file, ` +
        `${rows.length - enquiries.length} stored twice; ${before - files} leftovers removed, ${files - enquiries.length} left`,
    );
    expect(enquiries.every(({ isAcknowledged }) => isAcknowledged)).toBe(true);
    expect([missing, rows.length, files]).toEqual([0, enquiries.length, enquiries.length]);
    await store.close();
    await engine.stop();
    site.remove();
  },
);
