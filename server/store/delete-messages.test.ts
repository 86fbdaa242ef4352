import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { claimMail, markSent } from "../mail/outbox.ts";
import { putFile } from "../testing/stored-file.ts";
import { storeMessage } from "../testing/stored-message.ts";
import { findAltered } from "./check-content.ts";
import { deleteMessages } from "./delete-messages.ts";
import { dropLeftovers } from "./files/drop-files.ts";
import { openStore } from "./store.ts";

test("a deletion that is cut short leaves no message without its files, and its files go within an hour", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "delete-"));
  const store = await openStore({ dataDir });
  const [one, two] = [await putFile(store, [Buffer.from("one")]), await putFile(store, [Buffer.from("two")])];
  await storeMessage(store, "a", new Date(), { files: [one, two] });
  let deletions = 0;
  const dying = store.database.withPlugin({
    transformQuery({ node }) {
      if (node.kind === "DeleteQueryNode" && (deletions += 1) === 3) throw new Error("killed");
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  await expect(deleteMessages(dying, ["a"])).rejects.toThrow("killed");
  expect(await store.list()).toEqual([]);
  expect(await findAltered(store.database)).toEqual([]);
  const later = new Date(Date.now() + 3_700_000);
  await dropLeftovers(store.database, later);
  expect(await store.database.selectFrom("attachments").select("id").execute()).toEqual([]);
  await store.close();
  rmSync(dataDir, { recursive: true });
});

test("a message that is posted again while the old one is deleted stays, and is mailed", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "delete-"));
  const store = await openStore({ dataDir });
  const old = new Date("2026-11-20T04:00:00Z");
  const now = new Date("2026-11-23T04:00:00Z");
  await storeMessage(store, "a", old);
  // One server has sent its mail, and others have chosen it as too old.
  const claimed = await claimMail(store, now);
  if (claimed === undefined) throw new Error("no mail is due");
  const tooOld = { receivedBefore: "2026-11-21T04:00:00.000Z" };
  expect(await deleteMessages(store.database, ["a"], tooOld)).toBe(1);
  const file = await putFile(store, [Buffer.from("one")]);
  await storeMessage(store, "a", now, { files: [file] });
  expect(await deleteMessages(store.database, ["a"], tooOld)).toBe(0);
  await markSent(store.database, claimed, now);
  expect(await store.database.selectFrom("attachments").select("message_key").execute()).toEqual([
    { message_key: "a" },
  ]);
  expect(await claimMail(store, now)).toMatchObject({ id: claimed.id, createdAt: now.toISOString() });
  await store.close();
  rmSync(dataDir, { recursive: true });
});
