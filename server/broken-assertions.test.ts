import { Client } from "pg";
import { expect, inject, test } from "vitest";
import { openStore } from "./store/store.ts";
import { WORDS, postJson } from "./testing/contact-post.ts";
import { freePort } from "./testing/free-port.ts";
import { newSchema } from "./testing/running-postgres.ts";
import { spawnServer } from "./testing/spawned-server.ts";
import { makeTemporarySite } from "./testing/temporary-site.ts";

test("a database that alters what it is given is counted, logged and told, and the message is stored and answered", async () => {
  const site = makeTemporarySite();
  const databaseUrl = await newSchema(inject("postgres"));
  await (await openStore({ dataDir: site.dataDir, databaseUrl })).close();
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`create function round_time() returns trigger language plpgsql as
    $$ begin new.received_at := left(new.received_at, 17) || '00.000Z'; return new; end $$`);
  await client.query(
    "create trigger rounds before insert on messages for each row execute function round_time()",
  );
  const metrics = `127.0.0.1:${await freePort()}`;
  const server = await spawnServer(site.root, { DATABASE_URL: databaseUrl, METRICS_ADDRESS: metrics });
  const read = async (path: string) => (await fetch(path)).text();
  expect(await read(`http://${metrics}/metrics`)).toContain("\nsite_assertions_broken_total 0\n");

  expect((await postJson(server.origin, WORDS)).status).toBe(200);

  expect(await server.line("assertion.broken")).toMatch(
    /"what":"message [0-9a-f]{12} is stored with another received_at"/,
  );
  expect(await read(`http://${metrics}/metrics`)).toContain("\nsite_assertions_broken_total 1\n");
  expect(JSON.parse(await read(`${server.origin}/readyz`))).toMatchObject({
    status: "warning",
    problems: [{ name: "assertion-broken", text: expect.stringContaining("isn't as it must be") }],
  });
  const { rows } = await client.query("select message from messages");
  expect(rows).toEqual([{ message: WORDS.message }]);
  await client.end();
  server.signal("SIGTERM");
  expect((await server.ended).code).toBe(0);
  site.remove();
});
