import { setTimeout as sleep } from "node:timers/promises";
import { backoff } from "./backoff.ts";
import { makeAllDue } from "./outbox.ts";
import { MailQueue, type SendParts, type Turn } from "./send-mails.ts";
import { CONNECTIONS } from "./smtp-transport.ts";

/** Looks this often for mails that nobody announced: those of other servers, tried ones, sent again by hand. */
const LOOK_AGAIN = 2_000;

/** The longest pause while the mail server or the store is away, so that the queue moves soon after. Milliseconds. */
const LONGEST_PAUSE = 60_000;

/** Sends mails in the background. */
export interface MailSender {
  /** Says that a mail is due now. */
  wake(): void;
  /** Lets mails in hand finish, `patience` milliseconds at most, and ends. */
  stop(patience: number): Promise<void>;
}

/** Waits so many milliseconds, or until the signal is aborted; not at all where it was before. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

/** Starts sending what is due, several mails at a time, and goes on until stopped. */
export function startMailSender(parts: SendParts, wait: Wait = sleepUntil): MailSender {
  const queue = new MailQueue(parts);
  const end = new AbortController();
  let isWanted = false;
  // Of the rest between two looks; a pause after a failure is not cut short by new mails.
  let rest: AbortController | undefined;

  const run = async () => {
    const { store, clock, random, log } = parts;
    // Several servers may share PostgreSQL: there the claims of a dead one end by themselves.
    let mustReclaim = store.engine === "sqlite";
    let failures = 0;
    while (!end.signal.aborted) {
      isWanted = false;
      let turns: Turn[] = [];
      try {
        if (mustReclaim) await makeAllDue(store.database, clock());
        mustReclaim = false;
        // After a failure a single mail goes ahead and finds out whether the way is free.
        turns = await takeTurns(queue, failures > 0 ? 1 : CONNECTIONS);
        failures = turns.includes("down") && !turns.includes("sent") ? failures + 1 : 0;
      } catch (error) {
        failures += 1;
        log.error({ event: "mail.store-failed", cause: String(error) });
      }
      if (failures > 0) {
        await wait(backoff(failures, random(), LONGEST_PAUSE), end.signal);
      } else if (turns.includes("idle") && !isWanted) {
        rest = new AbortController();
        await wait(LOOK_AGAIN, AbortSignal.any([end.signal, rest.signal]));
        rest = undefined;
      }
    }
  };
  const ended = run();
  return {
    wake() {
      isWanted = true;
      rest?.abort();
    },
    async stop(patience) {
      end.abort();
      const limit = setTimeout(() => parts.transport.close(), patience);
      await ended;
      clearTimeout(limit);
      parts.transport.close();
    },
  };
}

function sleepUntil(ms: number, signal: AbortSignal): Promise<void> {
  return sleep(ms, undefined, { signal }).catch(() => undefined);
}

async function takeTurns(queue: MailQueue, count: number): Promise<Turn[]> {
  const results = await Promise.allSettled(Array.from({ length: count }, () => queue.sendNext()));
  return results.map((result) => {
    if (result.status === "rejected") throw result.reason;
    return result.value;
  });
}
