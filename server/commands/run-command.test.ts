import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { OpenStore } from "../store/open-existing-store.ts";
import { openStore } from "../store/store.ts";
import { STORE_ENGINES, type StoreEngine } from "../testing/store-engines.ts";
import { WORDS } from "../testing/contact-post.ts";
import { putFile } from "../testing/stored-file.ts";
import { storeMessage } from "../testing/stored-message.ts";
import { parseCommand } from "./parse-command.ts";
import { runCommand } from "./run-command.ts";

const now = new Date("2026-11-20T04:00:00Z");
const DAY = 24 * 3_600_000;

describe.each(STORE_ENGINES)("over $name", ({ startEngine }) => {
  let engine: StoreEngine;
  let store: OpenStore;
  let dataDir: string;
  beforeAll(async () => {
    engine = await startEngine();
  });
  afterAll(() => engine.stop());
  beforeEach(async () => {
    const place = await engine.newPlace();
    // A store in PostgreSQL uses this folder only for its erasures.
    dataDir = place.databaseUrl === undefined ? place.dataDir : mkdtempSync(join(tmpdir(), "erasures-"));
    store = await openStore(place);
    await storeMessage(store, "old", new Date(now.getTime() - 100 * DAY));
    await storeMessage(store, "spam", new Date(now.getTime() - 2 * DAY), { flag: "filled in 1 s" });
    await storeMessage(store, "new", new Date(now.getTime() - DAY));
  });
  afterEach(async () => {
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function run(...args: string[]) {
    const command = parseCommand(args);
    if (typeof command === "string") throw new Error(command);
    if (
      !(
        "references" in command ||
        "isConfirmed" in command ||
        "format" in command ||
        command.name === "failed" ||
        command.name === "reports" ||
        command.name === "person"
      )
    ) {
      throw new Error("These are tried in server/backup.");
    }
    if (command.name === "restore") throw new Error("So is this.");
    return runCommand(command, store, now, { dataDir, retentionDays: 730 });
  }

  async function records(...args: string[]): Promise<{ key: string; reference: string; mail: string }[]> {
    return JSON.parse(await run("list", "--json", ...args));
  }

  async function giveUp(key: string) {
    const failure = { failed_at: now.toISOString(), last_error: "554 no", attempts: 9 };
    await store.database.updateTable("outbox").set(failure).where("message_key", "=", key).execute();
  }

  test("suspicious messages are listed by themselves, with the reason", async () => {
    expect((await records("--flagged")).map((row) => row.key)).toEqual(["spam"]);
    expect(await run("list", "--flagged")).toContain("[check] Other\n    (to check: filled in 1 s)\n");
  });

  test("one message is shown by its reference, or the beginning of it", async () => {
    const [{ reference } = { reference: "" }] = await records();
    expect(await run("show", reference)).toContain("words of new");
    expect(await run("show", reference.slice(0, 6))).toContain("words of new");
    await expect(run("show", "")).rejects.toThrow("names no message, or more than one");
  });

  test("an export goes into a file that only its owner can read, and over none that is there", async () => {
    const dir = mkdtempSync(join(tmpdir(), "export-"));
    const file = join(dir, "all.csv");
    await run("export", "--csv", "--output", file);
    expect(readFileSync(file, "utf8")).toContain("words of old");
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await expect(run("export", "--output", file)).rejects.toThrow(/can't be written/);
    rmSync(dir, { recursive: true });
  });

  test("mails that were given up are listed and sent again, all of them or one", async () => {
    expect(await run("failed")).toBe("No mail was given up.\n");
    await giveUp("old");
    await giveUp("new");
    expect(await run("failed")).toMatch(/enquiry +Asha Rao +554 no\n/);
    expect((await records()).map((row) => row.mail)).toEqual(["given up", "waiting", "given up"]);
    expect(await run("resend", "old")).toMatch(/^1 to be mailed again/);
    expect(await run("resend", "--failed")).toMatch(/^1 to be mailed again/);
    expect((await records()).map((row) => row.mail)).toEqual(["waiting", "waiting", "waiting"]);
    expect(await store.database.selectFrom("outbox").select("id").execute()).toHaveLength(3);
  });

  test("a mail that was sent is sent again as a new one, which no mailbox folds away", async () => {
    await store.database.updateTable("outbox").set({ sent_at: now.toISOString() }).execute();
    await run("resend", "new");
    const mails = await store.database
      .selectFrom("outbox")
      .select(["id", "sent_at"])
      .where("message_key", "=", "new")
      .orderBy("created_at")
      .execute();
    expect(mails.map((mail) => mail.sent_at === null)).toEqual([false, true]);
  });

  test("copies of a sent mail that were given up are sent again as one, and are given up no more", async () => {
    await store.database.updateTable("outbox").set({ sent_at: now.toISOString() }).execute();
    const failure = { failed_at: now.toISOString(), last_error: "554 no", attempts: 9 };
    for (const id of ["copy", "other-copy"])
      await store.database
        .insertInto("outbox")
        .values({
          id,
          kind: "enquiry",
          message_key: "new",
          created_at: now.toISOString(),
          due_at: now.toISOString(),
          ...failure,
        })
        .execute();
    expect(await run("resend", "--failed")).toMatch(/^1 to be mailed again/);
    expect(await run("resend", "--failed")).toMatch(/^0 to be mailed again/);
    expect(await run("failed")).toBe("No mail was given up.\n");
    const waiting = store.database.selectFrom("outbox").select("id").where("sent_at", "is", null);
    expect(await waiting.execute()).toHaveLength(1);
  });

  test("whoever wrote, what and when is found by address, by words and by days of the supplier's clocks", async () => {
    const who = { ...WORDS, email: "Renée@Example.com", userName: "Renée Müller", subject: "Other" } as const;
    await storeMessage(store, "far", new Date("2026-11-12T18:31:00Z"), {
      message: { ...who, message: "Gewindebohrer M8" },
    });
    const keys = async (...args: string[]) => (await records(...args)).map((row) => row.key);
    expect(await keys("--email", "RENÉE@example.com")).toEqual(["far"]);
    expect(await keys("--text", "müller")).toEqual(["far"]);
    expect(await keys("--text", "MÜLLER")).toEqual(["far"]);
    expect(await keys("--text", "m8", "--flagged")).toEqual([]);
    // Past midnight in India.
    expect(await keys("--from", "2026-11-13", "--to", "2026-11-13")).toEqual(["far"]);
    expect(await keys("--to", "2026-11-12")).toEqual(["old"]);
    expect(await keys("--text", "words of", "--limit", "1")).toEqual(["new"]);
    expect(await run("list", "--text", "nobody")).toBe("No such messages.\n");
    expect(JSON.parse(await run("export", "--email", "renée@example.com"))).toHaveLength(1);
    expect(await run("purge", "--text", "gewindebohrer")).toMatch(/^1 messages would be/);
  });

  test("a person who asks for his data gets all of it by one command: messages, mails, files", async () => {
    const files = [await putFile(store, [Buffer.from("%PDF-drawing")])];
    const message = {
      ...WORDS,
      email: "ravi@example.com",
      subject: "Other",
      message: "see the drawing",
    } as const;
    await storeMessage(store, "his", now, { message, files });
    const output = join(dataDir, "ravi");
    expect(await run("person", "RAVI@example.com", "--output", output)).toMatch(
      /^1 messages and 1 records of mails written to .*\n1 file written to .*\n.*mailbox/,
    );
    expect(JSON.parse(readFileSync(join(output, "messages.json"), "utf8"))).toMatchObject([
      { key: "his", message: "see the drawing" },
    ]);
    expect(JSON.parse(readFileSync(join(output, "mails.json"), "utf8"))).toMatchObject([{ kind: "enquiry" }]);
    const [drawing = ""] = readdirSync(output).filter((name) => name.endsWith(".pdf"));
    expect(readFileSync(join(output, drawing), "utf8")).toBe("%PDF-drawing");
    expect(statSync(join(output, "messages.json")).mode & 0o777).toBe(0o600);
    // For somebody who never wrote, this is the answer too.
    const none = await run("person", "nobody@example.com", "--output", join(dataDir, "none"));
    expect(none).toMatch(/^0 messages and 0 records/);
    await expect(run("person", "ravi@example.com", "--output", output)).rejects.toThrow(/can't be written/);
  });

  test("nothing is deleted until it is meant", async () => {
    expect(await run("purge", "--older-than", "90")).toBe(
      "1 messages would be deleted for good. Add --yes to do so.\n",
    );
    expect(await store.list()).toHaveLength(3);
    expect(await run("purge", "--older-than", "90", "--yes")).toMatch(/^1 messages deleted\.\n/);
    expect((await store.list()).map((row) => row.key)).toEqual(["new", "spam"]);
    expect(await run("purge", "spam", "--yes")).toMatch(/^1 messages deleted\.\n/);
    expect(await run("purge", "--email", "ASHA@example.com", "--yes")).toMatch(/^1 messages deleted\.\n/);
    expect(await store.database.selectFrom("outbox").select("id").execute()).toEqual([]);
  });

  test("what looks like advertisements is counted and deleted by itself, and so are days", async () => {
    expect(await run("purge", "--flagged")).toMatch(/^1 messages would be deleted/);
    expect(await run("purge", "--flagged", "--yes")).toMatch(/^1 messages deleted\.\n/);
    expect((await store.list()).map((row) => row.key)).toEqual(["new", "old"]);
    expect(await run("list", "--flagged")).toBe("No flagged messages.\n");
    // Received at 9:30 in India.
    expect(await run("purge", "--from", "2026-11-18", "--to", "2026-11-18", "--yes")).toMatch(/^0 /);
    expect(await run("purge", "--flagged", "--from", "2026-11-19", "--to", "2026-11-19")).toMatch(/^0 /);
    expect(await run("purge", "--from", "2026-11-19", "--to", "2026-11-19", "--yes")).toMatch(/^1 /);
    expect(await run("purge", "--to", "2026-11-18", "--yes")).toMatch(/^1 /);
    expect(await store.list()).toEqual([]);
  });
});
