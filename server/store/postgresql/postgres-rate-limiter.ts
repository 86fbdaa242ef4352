import { createHmac, randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { RATE_WINDOW, type RateLimiter, requestInterval, stepRate } from "../../limits/rate-limit.ts";
import type { StoreTables } from "../database/store-tables.ts";

/** How often networks with a full allowance are deleted. Milliseconds. */
const CLEANUP_INTERVAL = 600_000;

/**
 * Counts in PostgreSQL, for several servers. Uses the arithmetic of `stepRate`. Waits are as inexact as the servers'
 * clocks differ.
 */
export function createPostgresRateLimiter(database: Kysely<StoreTables>, perHour: number): RateLimiter {
  let cleanedUp = 0;
  let secret: Promise<Buffer> | undefined;
  const loadSecret = () => {
    secret ??= storeSecret(database, "rate limits").catch((error: unknown) => {
      secret = undefined;
      throw error;
    });
    return secret;
  };
  return {
    async take(network, date, amount = 1, times = 1) {
      const limit = perHour * times;
      const now = date.getTime();
      // Keyed, because plain hashes of all possible addresses can be computed in a minute.
      const id = createHmac("sha256", await loadSecret())
        .update(network)
        .digest("hex");
      if (Math.abs(now - cleanedUp) >= CLEANUP_INTERVAL) {
        cleanedUp = now;
        await database.deleteFrom("rate_limits").where("used_until", "<=", now).execute();
      }
      const after = sql<number>`least(greatest(rate_limits.used_until, ${now}), ${now + RATE_WINDOW}) + ${amount * requestInterval(limit)}`;
      // A single statement: if two servers count the same network at once, the second sees the first one's result.
      const taken = await database
        .insertInto("rate_limits")
        .values({ network: id, used_until: stepRate(undefined, now, limit, amount).usedUntil })
        .onConflict((conflict) =>
          conflict
            .column("network")
            .doUpdateSet({ used_until: after })
            .where(after, "<=", now + RATE_WINDOW),
        )
        .returning("network")
        .execute();
      if (taken.length > 0) return 0;
      // Updated even then: otherwise, after a clock was set back, a time far ahead would stay in the table.
      const row = await database
        .updateTable("rate_limits")
        .set({ used_until: sql<number>`least(used_until, ${now + RATE_WINDOW})` })
        .where("network", "=", id)
        .returning("used_until")
        .executeTakeFirst();
      return stepRate(row?.used_until, now, limit, amount).wait;
    },
  };
}

/** A secret shared by all servers of this PostgreSQL store; created on first use. */
async function storeSecret(database: Kysely<StoreTables>, name: string): Promise<Buffer> {
  await database
    .insertInto("secrets")
    .values({ name, value: randomBytes(32).toString("hex") })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const { value } = await database
    .selectFrom("secrets")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  return Buffer.from(value, "hex");
}
