import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { REPORT_LIMITS } from "#contract/reports.ts";
import { parseCommand } from "../commands/parse-command.ts";
import { runCommand } from "../commands/run-command.ts";
import { STORE_ENGINES, type StoreEngine } from "../testing/store-engines.ts";
import { purgeOld } from "../upkeep/purge-old.ts";
import { keepReports, listReports } from "./reports.ts";
import { openStore } from "./store.ts";

const DAY = 24 * 3_600_000;
const NOON = Date.parse("2026-11-20T12:00:00Z");

function report(line: number) {
  return { kind: "csp-violation", page: "/", what: "img-src data:", place: `/assets/a.js:${line}` };
}

describe.each(STORE_ENGINES)("over $name", ({ startEngine }) => {
  let engine: StoreEngine;
  beforeAll(async () => {
    engine = await startEngine();
  });
  afterAll(() => engine.stop());

  test("the same report is counted by the day, listed by the command, and deleted after 30 days", async () => {
    const store = await openStore(await engine.newPlace());
    const list = async () => {
      const command = parseCommand(["reports"]);
      if (typeof command === "string" || command.name !== "reports") throw new Error("no such command");
      return runCommand(command, store, new Date(NOON), { dataDir: "", retentionDays: 730 });
    };
    expect(await list()).toBe("No browser reported anything in the last 30 days.\n");
    for (const day of [-31, -1, -1, 0]) {
      await keepReports(store.database, [report(1), report(2), report(1)], new Date(NOON + day * DAY));
    }
    await keepReports(store.database, [report(3)], new Date(NOON + 400 * DAY));
    await purgeOld(store, { now: new Date(NOON), retentionDays: 730 });
    expect(await list()).toBe(
      "Day         Times  Kind           What           Page  File\n" +
        "2026-11-20  2      csp-violation  img-src data:  /     /assets/a.js:1\n" +
        "2026-11-20  1      csp-violation  img-src data:  /     /assets/a.js:2\n" +
        "2026-11-19  4      csp-violation  img-src data:  /     /assets/a.js:1\n" +
        "2026-11-19  2      csp-violation  img-src data:  /     /assets/a.js:2\n",
    );
    await store.close();
  });

  test("no more different reports are kept than of a day and of all, and known ones are still counted", async () => {
    const store = await openStore(await engine.newPlace());
    for (let day = 0; day < 12; day += 1) {
      const many = Array.from({ length: REPORT_LIMITS.perDay + 1 }, (_, line) => report(line));
      await keepReports(store.database, [...many, report(0)], new Date(NOON + day * DAY));
    }
    const rows = await listReports(store.database);
    expect(rows).toHaveLength(REPORT_LIMITS.kept);
    expect(rows.filter(({ times }) => times === 2)).toHaveLength(REPORT_LIMITS.kept / REPORT_LIMITS.perDay);
    await store.close();
  });
});
