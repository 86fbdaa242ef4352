import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { WORDS, postJson } from "../testing/contact-post.ts";
import { spawnServer } from "../testing/spawned-server.ts";
import { type TemporarySite, makeTemporarySite } from "../testing/temporary-site.ts";

let site: TemporarySite;
beforeEach(() => {
  site = makeTemporarySite();
});
afterEach(() => site.remove());

test("a full store is told once, by the alarm and by /readyz", async () => {
  const heard = join(site.root, "alarms.txt");
  const server = await spawnServer(site.root, {
    MAX_STORED: "5",
    ALARM_COMMAND: `echo "$ALARM_NAME $ALARM_STATE" >> ${heard}`,
  });
  const alarms = () =>
    existsSync(heard) ? readFileSync(heard, "utf8").trimEnd().split("\n").toSorted() : [];
  const readyz = async () => {
    const answer = await fetch(`${server.origin}/readyz`);
    const body: { status: string; problems?: { name: string }[] } = JSON.parse(await answer.text());
    return [answer.status, body.status, body.problems?.map(({ name }) => name) ?? []];
  };
  const post = async () => (await postJson(server.origin, WORDS)).status;
  expect([await post(), await post(), await post()]).toEqual([200, 200, 200]);
  expect(await readyz()).toEqual([200, "ok", []]);
  await post();
  expect(await readyz()).toEqual([200, "warning", ["stored-near"]]);
  expect([await post(), await post(), await post()]).toEqual([200, 503, 503]);
  await expect
    .poll(alarms)
    .toEqual(["posts-refused began", "store-new began", "stored-met began", "stored-near began"]);
  const [status, word, names] = await readyz();
  expect([status, word]).toEqual([503, "unavailable"]);
  expect(names).toEqual(["stored-near", "stored-met", "posts-refused"]);
  server.signal("SIGTERM");
  await server.ended;
});
