import type { Kysely } from "kysely";
import { setMark, timeOfMark } from "../store/marks.ts";
import type { StoreTables } from "../store/database/store-tables.ts";
import { localTimeAndZone } from "../report/local-time.ts";
import type { Condition } from "../report/condition.ts";

/** Milliseconds without a refusal after which the incident is over. */
const QUIET_AFTER = 600_000;

/** Posts refused because of the server's own state: a full store, an error. */
export class Refusals {
  /** Time of the latest refusal that isn't in the store yet. */
  #unrecorded: Date | undefined;

  /** Records a refusal; never throws. */
  note(now: Date): void {
    this.#unrecorded = now;
  }

  /** Whether this server, or another one on the same database, has refused posts recently. */
  async check(database: Kysely<StoreTables>, now: Date): Promise<Condition> {
    await this.#record(database);
    const recorded = await timeOfMark(database, "post refused");
    const [latest] = [recorded, this.#unrecorded]
      .filter((each) => each !== undefined)
      .toSorted((one, other) => other.getTime() - one.getTime());
    // A clock that was set back leaves a mark in the future.
    const isOn = latest !== undefined && Math.abs(now.getTime() - latest.getTime()) < QUIET_AFTER;
    const time = latest === undefined ? "" : localTimeAndZone(latest);
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
      // Another server may have recorded a later one.
      await setMark(database, "post refused", at, { unlessLater: true });
    } catch {
      // The full disk that refuses posts may also refuse this. Other problems are still reported; the next check
      // records it.
      return;
    }
    // Unless another refusal came meanwhile.
    if (this.#unrecorded === at) this.#unrecorded = undefined;
  }
}
