import { setImmediate as allThatIsHere } from "node:timers/promises";
import type { Kysely } from "kysely";
import { type Insertion, insertMessages } from "./insert-messages.ts";
import type { StoreTables } from "./store-tables.ts";

/** Bounds the time for which one sync keeps the process. */
const LARGEST_GROUP = 64;

interface Waiting {
  insertion: Insertion;
  resolve: (isNew: boolean) => void;
  reject: (error: unknown) => void;
}

/**
 * Stores messages that arrive together in one transaction: one sync to disk for all of them instead of one after
 * the other, which is what limits SQLite. Each is still answered only after the sync.
 */
export class GroupedInserts {
  readonly #database: Kysely<StoreTables>;
  readonly #waiting: Waiting[] = [];
  #isRunning = false;

  constructor(database: Kysely<StoreTables>) {
    this.#database = database;
  }

  /** Resolves once the message is on disk: whether its key was free. */
  insert(insertion: Insertion): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ insertion, resolve, reject });
      if (!this.#isRunning) void this.#run();
    });
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    while (this.#waiting.length > 0) {
      // Storing keeps the process until the sync is done: first let all that has come in join the group.
      await allThatIsHere();
      await this.#store(this.#waiting.splice(0, LARGEST_GROUP));
    }
    this.#isRunning = false;
  }

  /** Never throws: faults go to those who wait. */
  async #store(group: Waiting[]): Promise<void> {
    try {
      const isNew = await insertMessages(
        this.#database,
        group.map(({ insertion }) => insertion),
      );
      for (const [i, { resolve }] of group.entries()) resolve(isNew[i] ?? false);
    } catch (error) {
      const [first] = group;
      if (group.length === 1) first?.reject(error);
      // On a disk that is nearly full a short message still finds room.
      else for (const each of group) await this.#store([each]);
    }
  }
}
