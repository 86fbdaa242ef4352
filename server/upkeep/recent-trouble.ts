import type { Kysely } from "kysely";
import type { MarkName, StoreTables } from "../store/database/store-tables.ts";
import { setMark, timeOfMark } from "../store/marks.ts";
import { localTimeAndZone } from "../report/local-time.ts";
import type { Condition } from "../report/condition.ts";

/** A trouble that is over when it hasn't come again for a while. */
interface Trouble {
  name: string;
  /** Under which the store remembers its latest time, for all servers. */
  mark: MarkName;
  /** Milliseconds. */
  quietAfter: number;
  /** A sentence for the owner. */
  text: (latest: string) => string;
}

/** Posts refused because of the server's own state: a full store, an error. */
export const refusals: Trouble = {
  name: "posts-refused",
  mark: "post refused",
  quietAfter: 600_000,
  text: (latest) =>
    `Visitors' messages or files were refused for a reason of ours, the latest at ${latest}. They were told to ` +
    'try again, call or write. The log has the reasons: "contact.full", "contact.failed", "file.full", "file.failed".',
};

/** What store and outbox assert of their own work was found otherwise. */
export const brokenAssertions: Trouble = {
  name: "assertion-broken",
  mark: "assertion broken",
  quietAfter: 24 * 3_600_000,
  text: (latest) =>
    `Something that the server wrote isn't as it must be, the latest at ${latest}. Nothing was refused for it. The ` +
    'log says what: "assertion.broken". Make a backup, and tell whoever develops the site.',
};

/** Follows a trouble, here and on other servers of the same database. */
export class RecentTrouble {
  readonly #trouble: Trouble;
  /** The latest time that isn't in the store yet. */
  #unrecorded: Date | undefined;
  #count = 0;

  constructor(trouble: Trouble) {
    this.#trouble = trouble;
  }

  /** How often it was noted since the start. */
  get count(): number {
    return this.#count;
  }

  /** Notes that it came; never throws. */
  note(now: Date): void {
    this.#count += 1;
    this.#unrecorded = now;
  }

  /** Whether it came recently. */
  async check(database: Kysely<StoreTables>, now: Date): Promise<Condition> {
    const { name, mark, quietAfter, text } = this.#trouble;
    await this.#record(database);
    const recorded = await timeOfMark(database, mark);
    const [latest] = [recorded, this.#unrecorded]
      .filter((each) => each !== undefined)
      .toSorted((one, other) => other.getTime() - one.getTime());
    // A clock that was set back leaves a mark in the future.
    const isOn = latest !== undefined && Math.abs(now.getTime() - latest.getTime()) < quietAfter;
    const time = latest === undefined ? "" : localTimeAndZone(latest);
    return { name, isOn, text: text(time), isBlocking: false };
  }

  async #record(database: Kysely<StoreTables>): Promise<void> {
    const at = this.#unrecorded;
    if (at === undefined) return;
    try {
      // Another server may have recorded a later one.
      await setMark(database, this.#trouble.mark, at, { unlessLater: true });
    } catch {
      // The full disk that refuses posts may also refuse this. Other problems are still reported; the next check
      // records it.
      return;
    }
    // Unless it came again meanwhile.
    if (this.#unrecorded === at) this.#unrecorded = undefined;
  }
}
