import type { Kysely } from "kysely";
import type { StoreTables } from "../store/database/store-tables.ts";
import { indianTime } from "../indian-time.ts";
import type { Condition } from "./condition.ts";

/** After so long without a further one it is over. Milliseconds. */
const QUIET_AFTER = 600_000;

/** Row of the table `incidents` with the time of the latest one, for all servers. */
const LATEST = "latest refusal";

/** Posts that were refused for a reason of ours: a full store, a fault. */
export class Refusals {
  /** The latest one that is not in the table yet. ISO 8601. */
  #unrecorded: string | undefined;

  /** Notes one, now; never throws. */
  note(now: Date): void {
    this.#unrecorded = now.toISOString();
  }

  /** Whether there were any of late, by this server or another one on the same database. */
  async check(database: Kysely<StoreTables>, now: Date): Promise<Condition> {
    await this.#record(database);
    const row = await database
      .selectFrom("incidents")
      .select("opened_at")
      .where("name", "=", LATEST)
      .executeTakeFirst();
    // ISO times sort as text.
    const at = [row?.opened_at, this.#unrecorded]
      .filter((each) => each !== undefined)
      .toSorted()
      .at(-1);
    const latest = at === undefined ? undefined : new Date(at);
    const isOn = latest !== undefined && now.getTime() - latest.getTime() < QUIET_AFTER;
    const time = latest === undefined ? "" : `${indianTime(latest)} IST`;
    return {
      name: "posts-refused",
      isOn,
      text:
        `Visitors' messages or files were refused for a reason of ours, the latest at ${time}. They were told to ` +
        'try again, call or write. The log has the reasons: "contact.full", "contact.failed", "file.full", "file.failed".',
      isBlocking: false,
    };
  }

  async #record(database: Kysely<StoreTables>): Promise<void> {
    const at = this.#unrecorded;
    if (at === undefined) return;
    try {
      await database
        .insertInto("incidents")
        .values({ name: LATEST, opened_at: at })
        .onConflict((conflict) =>
          conflict.column("name").doUpdateSet({ opened_at: at }).where("incidents.opened_at", "<", at),
        )
        .execute();
    } catch {
      // A full disk may be why posts are refused; what else is wrong is told all the same. The next check records it.
      return;
    }
    // Not if another one came meanwhile.
    if (this.#unrecorded === at) this.#unrecorded = undefined;
  }
}
