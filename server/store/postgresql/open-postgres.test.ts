import { Client } from "pg";
import { expect, inject, test } from "vitest";
import { openStore } from "../store.ts";

test("a database that can't be reached stops the start with a sentence that keeps the password to itself", async () => {
  const databaseUrl = "postgres://someone:secret-word@127.0.0.1:1/messages";
  const failed = openStore({ dataDir: "/nowhere", databaseUrl }).catch((error: unknown) => String(error));
  expect(await failed).toMatch(
    /^StoreError: DATABASE_URL: the store can't be opened \(.*ECONNREFUSED.*\)\.$/,
  );
  expect(await failed).not.toContain("secret-word");
});

test("the PostgreSQL that tests run on is a released version, whatever its package is called", async () => {
  const client = new Client({ connectionString: inject("postgres") });
  await client.connect();
  const { rows } = await client.query("show server_version");
  await client.end();
  expect(rows).toEqual([{ server_version: expect.stringMatching(/^\d+\.\d+$/) }]);
});
