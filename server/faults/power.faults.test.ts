import { randomInt, randomUUID } from "node:crypto";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { filesOf, readWhole } from "../store/files/attachment-rows.ts";
import { openDatabase } from "../store/open-database.ts";
import { runKills } from "../testing/kill-run.ts";
import { type PostMessage, postText, postWith } from "../testing/load.ts";
import { type PowerSupply, missingForPowerCuts, startPower } from "../testing/power-supply.ts";
import { sampleFile, storeFile } from "../testing/sample-files.ts";
import { spawnProgram, spawnServer } from "../testing/spawned-server.ts";
import { makeTemporarySite } from "../testing/temporary-site.ts";

const CUTS = 40;
const BACKUPS = 5;
const MESSAGES = 20;
const missing = missingForPowerCuts();

/** Sends a photo with every third message. A retry reuses the photo that was already stored. */
function photographers() {
  const photos = new Map<string, { id?: string; bytes: Buffer } | undefined>();
  const post: PostMessage = async (origin, key) => {
    if (!photos.has(key)) {
      const bytes = Buffer.concat([sampleFile("jpeg", randomInt(1_000_000)), Buffer.from(key)]);
      photos.set(key, randomInt(3) === 0 ? { bytes } : undefined);
    }
    const photo = photos.get(key);
    if (photo === undefined) return postText(origin, key);
    photo.id ??= await storeFile(origin, photo.bytes, "a.jpg");
    return postWith(origin, key, { files: [photo.id] });
  };
  return { photos, post };
}

describe.skipIf(missing !== undefined)(
  `power cuts (left out where FUSE can't be used; here: ${missing ?? "it can"})`,
  () => {
    let power: PowerSupply;
    let dataDir = "";
    beforeEach(async () => {
      power = await startPower();
      dataDir = join(power.folder, "data");
    });
    afterEach(() => power.remove());

    async function countKept(): Promise<number> {
      const store = await openDatabase({ dataDir });
      const rows = await store.database.selectFrom("messages").select("key").execute();
      await store.close();
      return rows.length;
    }

    /** Sends messages one after the other, cuts the power after the last answer, and counts the messages left. */
    async function sendAndCut(settings: Record<string, string>): Promise<number> {
      const site = makeTemporarySite();
      const server = await spawnServer(site.root, { DATA_DIR: dataDir, RATE_LIMIT: "0", ...settings });
      for (let i = 0; i < MESSAGES; i += 1) {
        expect((await postText(server.origin, randomUUID())).status).toBe(200);
      }
      server.signal("SIGKILL");
      await server.ended;
      await power.cut();
      site.remove();
      return countKept();
    }

    test(`SQLite: ${CUTS} power cuts while messages, photos and mails are under way lose nothing`, async () => {
      const { photos, post } = photographers();
      const report = await runKills({
        place: { dataDir },
        kills: CUTS,
        onDead: () => power.cut(),
        visitors: 3,
        pause: 100,
        post,
        mailFaults: CUTS,
        treatments: ["take", "take", "take", "refuse", "forget", "drop"],
      });
      const store = await openDatabase({ dataDir });
      const stored = await filesOf(store.database);
      const sent = [...photos].flatMap(([key, photo]) => (photo ? [{ key, ...photo }] : []));
      const damaged = [];
      for (const { key, id = "", bytes } of sent) {
        const isOwn =
          stored
            .get(key)
            ?.map((file) => file.id)
            .join() === id;
        if (!isOwn || !(await readWhole(store.database, id)).equals(bytes)) damaged.push(key);
      }
      await store.close();
      console.log(`SQLite: ${JSON.stringify({ ...report, photos: sent.length, damaged: damaged.length })}`);
      expect(report).toMatchObject({ missing: 0, storedTwice: 0, unmailed: 0, wrong: 0 });
      expect(damaged).toEqual([]);
      expect(report.acknowledged).toBeGreaterThanOrEqual(CUTS);
      expect(sent.length).toBeGreaterThan(0);
    });

    test("a power cut right after the first messages of a new store leaves all of them", async () => {
      expect(await sendAndCut({})).toBe(MESSAGES);
    });

    test.each(["normal", "off"])(
      "control: with synchronous = %s a power cut loses messages that were answered with success",
      async (synchronous) => {
        const code = `
          import { DatabaseSync } from "node:sqlite";
          const { exec } = DatabaseSync.prototype;
          DatabaseSync.prototype.exec = function (sql) {
            exec.call(this, sql.replace("synchronous = full", "synchronous = ${synchronous}"));
          };`;
        const NODE_OPTIONS = `--import data:text/javascript,${encodeURIComponent(code)}`;
        const stored = await sendAndCut({ NODE_OPTIONS });
        console.log(
          `synchronous = ${synchronous}: ${stored} of ${MESSAGES} messages left after one power cut`,
        );
        expect(stored).toBeLessThan(MESSAGES);
      },
    );

    test(`${BACKUPS} backups that were said to be written, and stores said to be restored, outlive a power cut`, async () => {
      await sendAndCut({});
      const messages = async (...words: string[]) => {
        const { code, stderr } = await spawnProgram("messages.ts", words, { DATA_DIR: dataDir }).ended;
        expect([words[0], code, stderr]).toEqual([words[0], 0, ""]);
        await power.cut();
      };
      for (let i = 0; i < BACKUPS; i += 1) {
        const file = join(power.folder, `${i}.sqlite`);
        await messages("backup", file);
        await messages("drill", file);
        await messages("restore", file, "--yes");
        expect(await countKept()).toBe(MESSAGES);
      }
    });
  },
);
