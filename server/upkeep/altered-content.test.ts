import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { findDamage } from "../backup/find-damage.ts";
import { writeFiles } from "../commands/write-files.ts";
import { runDrill } from "../commands/store-commands.ts";
import { writeBackup } from "../backup/backup-file.ts";
import { filesForMail } from "../mail/files-for-mail.ts";
import { STORE_ENGINES, type StoreEngine } from "../testing/store-engines.ts";
import { putFile } from "../testing/stored-file.ts";
import { storeMessage } from "../testing/stored-message.ts";
import { findAltered } from "../store/check-content.ts";
import type { DatabasePlace } from "../store/open-database.ts";
import type { OpenStore } from "../store/open-existing-store.ts";
import { referenceOf } from "../store/message-reference.ts";
import { openStore } from "../store/store.ts";

describe.each(STORE_ENGINES)("in $name", ({ startEngine }) => {
  let engine: StoreEngine;
  let place: DatabasePlace & { databaseUrl: string | undefined };
  let store: OpenStore;
  let folder: string;
  let file: string;
  beforeAll(async () => {
    engine = await startEngine();
  });
  afterAll(() => engine.stop());
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "altered-"));
    place = { databaseUrl: undefined, ...(await engine.newPlace()) };
    store = await openStore(place);
    file = await putFile(store, [Buffer.from("%PDF-1"), Buffer.from("end")]);
    const other = await putFile(store, [Buffer.from("%PDF-2")]);
    await storeMessage(store, "plain");
    await storeMessage(store, "by-id", new Date(), { files: [file] });
    await storeMessage(store, "by-bytes", new Date(), {
      files: [other],
      filesFingerprint: await sumOf(other),
    });
  });
  afterEach(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });

  test("what is deleted while the check reads it is not called damaged", async () => {
    let isDeleted = false;
    const database = store.database.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        // The check has listed the files, and not read them yet.
        const hasListed = result.rows.some(
          (row) => row["id"] === file && "sha256" in row && !("name" in row),
        );
        if (hasListed && !isDeleted) {
          isDeleted = true;
          await store.database.deleteFrom("attachments").where("id", "=", file).execute();
          await store.database.deleteFrom("messages").where("key", "=", "by-id").execute();
        }
        return result;
      },
    });
    expect(await findAltered(database)).toEqual([]);
    expect(isDeleted).toBe(true);
  });

  async function sumOf(id: string) {
    const row = await store.database
      .selectFrom("attachments")
      .select("sha256")
      .where("id", "=", id)
      .execute();
    return row[0]?.sha256 ?? "";
  }

  const alterFile = () =>
    store.database
      .updateTable("attachment_pieces")
      .set({ bytes: Buffer.from("enD") })
      .where("attachment_id", "=", file)
      .where("number", "=", 1)
      .execute();

  test("nothing is altered while all is as it came in", async () => {
    expect(await findAltered(store.database)).toEqual([]);
    expect(await findDamage(store)).toBeUndefined();
  });

  test("one letter of a message that the disk has changed is found, wherever it stands", async () => {
    for (const [key, change] of Object.entries({
      plain: { message: "words of plaiN" },
      "by-id": { email: "ashb@example.com" },
      "by-bytes": { user_name: "Asha Rap" },
    })) {
      await store.database.updateTable("messages").set(change).where("key", "=", key).execute();
    }
    expect((await findAltered(store.database)).toSorted()).toEqual(
      ["plain", "by-id", "by-bytes"].map((key) => `message ${referenceOf(key)}`).toSorted(),
    );
  });

  test("one byte of a file that the disk has changed is told by check, drill, files and mail", async () => {
    await alterFile();
    const location = `a file of message ${referenceOf("by-id")}`;
    expect(await findAltered(store.database)).toEqual([location]);
    expect(await findDamage(store)).toBe(`not as it came in: ${location}`);
    const backup = join(folder, "b.sqlite");
    await writeBackup(store, backup);
    await expect(runDrill(place, backup, () => Promise.resolve(), new Date())).rejects.toThrow(
      `that isn't what came in: ${location}.`,
    );
    const output = join(folder, "files");
    await expect(writeFiles(store, { references: [], output })).rejects.toThrow(
      `1 files written to ${output}. Not those that aren't what came in, since the store is damaged: ${referenceOf("by-id")}-1.`,
    );
    expect(readdirSync(output)).toEqual([`${referenceOf("by-bytes")}-1-a.pdf`]);
    const rows = await store.list();
    const [row] = rows.filter(({ key }) => key === "by-id");
    if (row === undefined) throw new Error("It was stored above.");
    const { attached, omitted, altered } = await filesForMail(store.database, row, 15);
    expect([attached, omitted, altered.map(({ id }) => id)]).toEqual([[], [], [file]]);
  });
});
