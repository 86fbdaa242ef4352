import { Outbox, type State, TICK, type Work } from "./tried-states.ts";

/** What a search has seen. */
export interface Search {
  states: number;
  /** What must not be, each once. */
  faults: Set<string>;
}

/**
 * Visits every order in which two servers can send two mails, with one crash and a mail server that refuses once, or takes and says that it didn't.
 * @param skew milliseconds by which the second server's clock is ahead.
 * @param lastTick how long, in tries of the longest kind.
 */
export async function searchOutbox(skew: number, lastTick: number): Promise<Search> {
  const outbox = new Outbox();
  const begin = outbox.first();
  const seen = new Set([keyOf(begin)]);
  const faults = new Set<string>();
  // Breadth first: what is added while it is walked is walked too.
  const reached = [begin];
  for (const state of reached) {
    for (const fault of faultsOf(state, skew, lastTick)) faults.add(fault);
    for (const next of await nextOf(outbox, state, [0, skew], lastTick)) {
      const key = keyOf(next);
      if (seen.has(key)) continue;
      seen.add(key);
      reached.push(next);
    }
  }
  outbox.close();
  return { states: seen.size, faults };
}

function keyOf(state: State): string {
  return JSON.stringify(state);
}

/** All states that can come next. */
async function nextOf(outbox: Outbox, state: State, skews: number[], lastTick: number): Promise<State[]> {
  const next: State[] = [];
  for (const [index, work] of state.servers.entries()) {
    const skew = skews[index] ?? 0;
    const becomes = (server: Work | undefined, change: Partial<State> = {}) =>
      next.push({ ...state, ...change, servers: state.servers.with(index, server) });
    if (work === undefined) {
      const { mail, rows } = await outbox.claim(state, skew);
      if (mail !== undefined) becomes({ mail, since: state.tick, phase: "tries" }, { rows });
      continue;
    }
    // A restarted server has forgotten what it was doing.
    if (state.crashes === 0) becomes(undefined, { crashes: 1 });
    if (work.phase !== "tries") {
      becomes(undefined, { rows: await outbox.settle(state, work, skew) });
      continue;
    }
    const { id } = work.mail;
    const taken = { ...state.taken, [id]: (state.taken[id] ?? 0) + 1 };
    becomes({ ...work, phase: "taken" }, { taken });
    if (state.lies > 0) continue;
    becomes({ ...work, phase: "refused" }, { lies: 1 });
    becomes({ ...work, phase: "refused" }, { taken, lies: 1 });
  }
  // No try outlasts a tick, and what the mail server answered is noted at once.
  const mayPass = state.servers.every((work) => work?.phase !== "tries" || work.since === state.tick);
  const isNoted = state.servers.every((work) => work === undefined || work.phase === "tries");
  if (mayPass && isNoted && state.tick < lastTick) next.push({ ...state, tick: state.tick + 1 });
  return next;
}

function faultsOf(
  { rows, servers, taken, crashes, lies, tick }: State,
  skew: number,
  lastTick: number,
): string[] {
  const tries = servers.filter((work) => work?.phase === "tries").map((work) => work?.mail.id);
  const isMarkedUnsent = rows.some(({ id, sent_at }) => sent_at !== null && taken[id] === 0);
  const isIdle = servers.every((work) => work === undefined);
  return [
    ...(tries.length === 2 && tries[0] === tries[1] ? ["two servers try the same mail"] : []),
    ...(isMarkedUnsent ? ["a mail that was never taken is marked as sent"] : []),
    ...(Object.values(taken).some((count) => count > 1 + crashes + lies) ? ["a copy without a cause"] : []),
    // Nothing holds a mail longer than a lease after the last try.
    ...(isIdle && tick === lastTick && rows.some((row) => isStuck(row, tick, skew))
      ? ["a mail is stuck"]
      : []),
  ];
}

function isStuck({ due_at, sent_at }: State["rows"][number], tick: number, skew: number): boolean {
  const latest = Date.parse("2026-11-20T00:00:00Z") + (tick + 2) * TICK + skew;
  return sent_at === null && Date.parse(due_at) > latest;
}
