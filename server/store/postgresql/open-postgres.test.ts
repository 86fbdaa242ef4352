import { expect, test } from "vitest";
import { openStore } from "../store.ts";

test("a database that can't be reached stops the start with a sentence that keeps the password to itself", async () => {
  const databaseUrl = "postgres://someone:secret-word@127.0.0.1:1/messages";
  const failed = openStore({ dataDir: "/nowhere", databaseUrl }).catch((error: unknown) => String(error));
  expect(await failed).toMatch(
    /^StoreError: DATABASE_URL: the store can't be opened \(.*ECONNREFUSED.*\)\.$/,
  );
  expect(await failed).not.toContain("secret-word");
});
