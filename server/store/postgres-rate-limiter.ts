import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { RATE_WINDOW, type RateLimiter, costOf, stepRate } from "../http/rate-limit.ts";
import type { StoreTables } from "./store-tables.ts";

/** Between two clearings of what has been paid back. Milliseconds. */
const CLEARING = 600_000;

/**
 * Counts in PostgreSQL, for several servers at once; the arithmetic is that of `stepRate`. The servers' clocks may
 * differ by as much as a wait may be wrong.
 */
export function createPostgresRateLimiter(database: Kysely<StoreTables>, perHour: number): RateLimiter {
  let cleared = 0;
  return {
    async take(network, date) {
      const now = date.getTime();
      const id = createHash("sha256").update(network).digest("hex");
      if (Math.abs(now - cleared) >= CLEARING) {
        cleared = now;
        await database.deleteFrom("rate_limits").where("used_until", "<=", now).execute();
      }
      const after = sql<number>`least(greatest(rate_limits.used_until, ${now}), ${now + RATE_WINDOW}) + ${costOf(perHour)}`;
      // One statement: of two servers that count the same network at once, the second sees what the first did.
      const taken = await database
        .insertInto("rate_limits")
        .values({ network: id, used_until: stepRate(undefined, now, perHour).usedUntil })
        .onConflict((conflict) =>
          conflict
            .column("network")
            .doUpdateSet({ used_until: after })
            .where(after, "<=", now + RATE_WINDOW),
        )
        .returning("network")
        .execute();
      if (taken.length > 0) return 0;
      // Written too: a time left far ahead by a clock that was set back would otherwise stay there.
      const row = await database
        .updateTable("rate_limits")
        .set({ used_until: sql<number>`least(used_until, ${now + RATE_WINDOW})` })
        .where("network", "=", id)
        .returning("used_until")
        .executeTakeFirst();
      return stepRate(row?.used_until, now, perHour).wait;
    },
  };
}
