import { copyFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { handlingOf } from "#server/store/handling.ts";
import { storeMessage } from "#server/testing/stored-message.ts";
import { startDesk } from "./testing/running-desk.ts";

test("nothing is written into a store that a restore has replaced: that would be lost", async () => {
  const desk = await startDesk();
  await storeMessage(desk.store, "a", new Date());
  const cookie = await desk.signIn();
  const file = join(desk.parts.settings.dataDir, "messages.sqlite");
  renameSync(file, `${file}.aside`);
  copyFileSync(`${file}.aside`, file);
  expect((await desk.ask("/enquiries/1/done", cookie, {})).status).toBe(500);
  expect(await handlingOf(desk.store.database, "a")).toBeUndefined();
  await desk.stop();
});
