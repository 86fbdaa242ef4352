import { setImmediate as turn, setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";

/** A question to the database whose answer has not been let in. */
interface Trip {
  /** Who asked; undefined for the simulation itself. */
  client: Client | undefined;
  /** Lets the answer in; undefined while there is none. */
  arrive: (() => void) | undefined;
  /** Whether it waited for a lock when last looked at. */
  isBlocked: boolean;
}

/** Milliseconds after which a question without an answer may be waiting for a lock. */
const PATIENCE = 3;

/** What round trips need to know of the database. */
export interface Surroundings {
  /** Which of these processes of the database wait for a lock. */
  findBlocked: (pids: number[]) => Promise<Set<number>>;
  /** Called when nobody changes anything, before answers are let in. */
  beforeAnswers: () => Promise<void>;
  /** Called when a client's question begins to wait for a lock. */
  onBlocked: (client: Client) => void;
}

/**
 * Questions to a real database, which take real time. Simulated time stands still until each is answered or waits for a
 * lock that somebody will only release later; then the answers come in in the order of the questions.
 */
export class RoundTrips {
  readonly #surroundings: Surroundings;
  readonly #open = new Set<Trip>();
  /** Clients whose question was cancelled: an answer is certain to come. */
  readonly #cancelled = new WeakSet<Client>();
  #wake: () => void = () => undefined;

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
  }

  /** Asks. The answer comes in when its turn has come. */
  wait<T>(client: Client | undefined, ask: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const trip: Trip = { client, arrive: undefined, isBlocked: false };
      this.#open.add(trip);
      const comes = (arrive: () => void) => {
        trip.arrive = arrive;
        this.#wake();
      };
      ask().then(
        (value) => comes(() => resolve(value)),
        (error: unknown) => comes(() => reject(error instanceof Error ? error : new Error(String(error)))),
      );
    });
  }

  /** Forgets what a client has asked: its process has died. */
  forget(client: Client): void {
    for (const trip of this.#open) if (trip.client === client) this.#open.delete(trip);
    this.#wake();
  }

  /** Notes that what a client has asked is being cancelled; whether it is still waiting. */
  cancel(client: Client): boolean {
    const isWaiting = [...this.#open].some((trip) => trip.client === client && trip.isBlocked);
    if (isWaiting) this.#cancelled.add(client);
    return isWaiting;
  }

  /** Resolves when nothing is left that could be answered now. */
  async settle(): Promise<void> {
    await turn();
    while (this.#open.size > 0) {
      await this.#allAnswered();
      await this.#surroundings.beforeAnswers();
      const answered = [...this.#open].filter(({ arrive }) => arrive !== undefined);
      if (answered.length === 0) return;
      for (const trip of answered) {
        this.#open.delete(trip);
        trip.arrive?.();
        await turn();
      }
    }
  }

  /** Resolves when each question is answered or waits for a lock. */
  async #allAnswered(): Promise<void> {
    for (;;) {
      const waiting = [...this.#open].filter(({ arrive }) => arrive === undefined);
      if (waiting.length === 0) return;
      const answer = new Promise<boolean>((resolve) => (this.#wake = () => resolve(true)));
      const isPatient = !waiting.every(({ isBlocked }) => isBlocked);
      const nothing = isPatient ? sleep(PATIENCE, false) : Promise.resolve(false);
      if (await Promise.race([answer, nothing])) continue;
      if (await this.#areBlocked(waiting)) return;
    }
  }

  async #areBlocked(waiting: Trip[]): Promise<boolean> {
    const pids = waiting.map(({ client }) => (client === undefined ? undefined : pidOf(client)));
    const known = pids.filter((pid) => pid !== undefined);
    const blocked = known.length === 0 ? new Set() : await this.#surroundings.findBlocked(known);
    for (const [index, trip] of waiting.entries()) {
      const { client, isBlocked: wasBlocked } = trip;
      const isCancelled = client !== undefined && this.#cancelled.has(client);
      trip.isBlocked = blocked.has(pids[index]) && !isCancelled;
      if (client !== undefined && trip.isBlocked && !wasBlocked) this.#surroundings.onBlocked(client);
    }
    return waiting.every((trip) => trip.arrive === undefined && trip.isBlocked && this.#open.has(trip));
  }
}

/** The database's process for a client, once it is connected. */
export function pidOf(client: Client): number | undefined {
  // Not among its types.
  const pid: unknown = Reflect.get(client, "processID");
  return typeof pid === "number" ? pid : undefined;
}
