import { randomBytes } from "node:crypto";
import { Client } from "pg";
import { Observer } from "../oracle/observer.ts";
import type { Oracle } from "../oracle/oracle.ts";
import type { VirtualTime } from "../virtual-time.ts";
import { Mirror, readTables } from "./mirror.ts";
import { RoundTrips, pidOf } from "./round-trips.ts";

/** As long as PostgreSQL itself lets a statement wait (`statement_timeout`). Milliseconds. */
const LOCK_PATIENCE = 3_500;

/** A schema of a real PostgreSQL for one world, and a connection of its own to look at it. */
export class PostgresPlace {
  readonly trips: RoundTrips;
  /** Connections of the simulated processes. */
  readonly clients = new Set<Client>();
  /** Whether something may have been written since the last look. */
  hasWritten = false;
  /** Address for DATABASE_URL. */
  url = "";
  readonly #address: string;
  readonly #admin: Client;
  readonly #schemas: string[] = [];
  #last: Promise<unknown> = Promise.resolve();
  #mirror: Mirror | undefined;
  #time: VirtualTime | undefined;

  private constructor(address: string, admin: Client) {
    this.#address = address;
    this.#admin = admin;
    this.trips = new RoundTrips({
      findBlocked: (pids) => this.#findBlocked(pids),
      beforeAnswers: () => this.#look(),
      onBlocked: (client) => this.#limitWait(client),
    });
  }

  /** Makes an empty place in the database at an address. */
  static async make(address: string): Promise<PostgresPlace> {
    const admin = new Client({ connectionString: address });
    await admin.connect();
    const place = new PostgresPlace(address, admin);
    await place.#makeSchema();
    return place;
  }

  /** Gives it the time by which statements that wait are cut short. */
  live(time: VirtualTime): void {
    this.#time = time;
  }

  settle(): Promise<void> {
    return this.trips.settle();
  }

  /** Lets the oracle see what is committed from now on. */
  async observe(oracle: Oracle): Promise<void> {
    const mirror = new Mirror();
    this.#mirror = mirror;
    this.hasWritten = true;
    await this.trips.wait(undefined, () => this.#look());
    oracle.openObserver(() => new Observer(mirror.database, () => mirror.version));
  }

  /** Replaces it with an empty one, as whoever restores a backup does. Nobody may be using it. */
  async renew(): Promise<void> {
    this.#mirror = undefined;
    await this.trips.wait(undefined, () => this.#makeSchema());
  }

  /** Breaks a client's connection: the database rolls back what it was doing. */
  drop(client: Client): void {
    if (!this.clients.delete(client)) return;
    this.trips.forget(client);
    const pid = pidOf(client);
    // Not among its types.
    const { stream } = Reflect.get(client, "connection") as { stream: { destroy: () => void } };
    stream.destroy();
    if (pid !== undefined) void this.trips.wait(undefined, () => this.#end(pid));
  }

  /** Ends all connections and removes what was written. */
  async close(): Promise<void> {
    this.#mirror = undefined;
    for (const client of this.clients) this.drop(client);
    await this.settle();
    for (const schema of this.#schemas) await this.#ask(`drop schema ${schema} cascade`);
    await this.#admin.end();
  }

  async #makeSchema(): Promise<void> {
    const schema = `world_${randomBytes(8).toString("hex")}`;
    await this.#ask(`create schema ${schema}`);
    this.#schemas.push(schema);
    this.url = `${this.#address}&options=${encodeURIComponent(`-c search_path=${schema} -c deadlock_timeout=1h`)}`;
  }

  /** One question after the other. */
  #ask(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
    const answer = this.#last.then(async () => (await this.#admin.query(text, values)).rows);
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  async #look(): Promise<void> {
    const schema = this.#schemas.at(-1);
    if (!this.hasWritten || this.#mirror === undefined || schema === undefined) return;
    this.hasWritten = false;
    const [row = {}] = await this.#ask(readTables(schema));
    this.#mirror.take(row);
  }

  async #findBlocked(pids: number[]): Promise<Set<number>> {
    const rows = await this.#ask(
      "select pid from unnest($1::int[]) as pid where cardinality(pg_blocking_pids(pid)) > 0",
      [pids],
    );
    return new Set(rows.map(({ pid }) => Number(pid)));
  }

  #limitWait(client: Client): void {
    this.#time?.after(LOCK_PATIENCE, { isAlive: true }, () => {
      if (!this.clients.has(client) || !this.trips.cancel(client)) return;
      void this.trips.wait(undefined, () => this.#ask("select pg_cancel_backend($1)", [pidOf(client)]));
    });
  }

  /** Ends a process of the database, and waits until it has let go of everything. */
  async #end(pid: number): Promise<void> {
    await this.#ask("select pg_terminate_backend($1)", [pid]);
    while ((await this.#ask("select 1 from pg_stat_activity where pid = $1", [pid])).length > 0);
  }
}
