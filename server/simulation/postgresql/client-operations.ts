import { Client, Pool } from "pg";
import { LostConnection, type OperationKind } from "../faults.ts";
import { type Machine, currentMachine, mayConcernOracle } from "../machine.ts";
import type { PostgresPlace } from "./place.ts";

type Callback = (error?: unknown) => void;
type Method = (...args: unknown[]) => unknown;

/** Whose connection it is. */
const owners = new WeakMap<Client, { machine: Machine; place: PostgresPlace }>();

function methodOf(name: "connect" | "query" | "end"): Method {
  return Object.getOwnPropertyDescriptor(Client.prototype, name)?.value as Method;
}

const real = { connect: methodOf("connect"), query: methodOf("query"), end: methodOf("end") };

function kindOf(text: string): OperationKind {
  const [, word = ""] = /^\s*(\w+)/.exec(text.toLowerCase()) ?? [];
  if (word === "begin" || word === "start") return "begin";
  if (word === "commit" || word === "rollback") return word;
  return word === "select" || word === "show" ? "read" : "write";
}

/** Answers as pg does: by a callback, or else by a promise. */
function answer(work: Promise<unknown>, callback: unknown): Promise<unknown> | undefined {
  if (typeof callback !== "function") return work;
  work.then(
    () => (callback as Callback)(),
    (error: unknown) => (callback as Callback)(error),
  );
  return undefined;
}

function connect(this: Client, callback?: unknown): unknown {
  const machine = currentMachine();
  const place = machine?.world.postgres;
  if (machine === undefined || place === undefined) return real.connect.call(this, callback);
  owners.set(this, { machine, place });
  machine.onDeath.push(() => {
    // Of a process that has died nobody hears it.
    this.on("error", () => undefined);
    place.drop(this);
  });
  const work = machine.operate("begin", "connect", () => {
    place.clients.add(this);
    return place.trips.wait(this, () => Promise.resolve(real.connect.call(this)));
  });
  return answer(work, callback);
}

function query(this: Client, ...question: unknown[]): unknown {
  const owner = owners.get(this);
  if (owner === undefined) return real.query.apply(this, question);
  const { machine, place } = owner;
  const text = String(question[0]);
  const kind = kindOf(text);
  const ask = () => Promise.resolve(real.query.apply(this, question));
  const note = () => {
    place.hasWritten ||= mayConcernOracle(kind, text);
  };
  const work = machine.operate(kind, text, () => place.trips.wait(this, () => ask().finally(note)));
  return work.catch((error: unknown) => {
    // Some faults are a statement's, some take the connection with them.
    if (error instanceof LostConnection && machine.world.chance.happens(0.5)) place.drop(this);
    throw error;
  });
}

function end(this: Client, callback?: unknown): unknown {
  const owner = owners.get(this);
  if (owner === undefined || !owner.machine.isAlive) return real.end.call(this, callback);
  const { place } = owner;
  const work = place.trips.wait(this, () => Promise.resolve(real.end.call(this)));
  return answer(
    work.then(() => place.clients.delete(this)),
    callback,
  );
}

/** Limits in real time, which would make a slow machine's worlds differ. The place has its own for statements that wait. */
const NO_LIMITS = {
  connectionTimeoutMillis: 0,
  idleTimeoutMillis: 0,
  query_timeout: 0,
  statement_timeout: 0,
  idle_in_transaction_session_timeout: 0,
};

const poolConnect = Reflect.get(Pool.prototype, "connect") as Method;

function takeConnection(this: Pool, callback?: unknown): unknown {
  if (currentMachine()?.world.postgres !== undefined) Object.assign(this.options, NO_LIMITS);
  return poolConnect.call(this, callback);
}

/** Lets the connections of simulated processes to PostgreSQL go through the simulation, until the returned function is called. */
export function simulateClients(): () => void {
  Object.assign(Client.prototype, { connect, query, end });
  Object.assign(Pool.prototype, { connect: takeConnection });
  return () => {
    Object.assign(Client.prototype, real);
    Object.assign(Pool.prototype, { connect: poolConnect });
  };
}
