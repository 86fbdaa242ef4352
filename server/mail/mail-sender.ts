import { systemTime } from "../report/time.ts";
import { backoff } from "./backoff.ts";
import { makeAllDue } from "./outbox.ts";
import { MailQueue, type SendOutcome, type SendParts } from "./send-mails.ts";
import { CONNECTIONS } from "./smtp-transport.ts";

/**
 * How often to look for due mails without a wake-up: retries, mails of other servers, mails resent by command.
 * Milliseconds.
 */
const POLL_INTERVAL = 2_000;

/** The longest pause while the mail server or the store is unavailable. Milliseconds. */
const LONGEST_PAUSE = 60_000;

/** Sends mails in the background. */
export interface MailSender {
  /** Looks for due mails at once. */
  wake(): void;
  /** Stops sending. Mails under way get `patience` milliseconds to finish. */
  stop(patience: number): Promise<void>;
}

/** Waits `ms` milliseconds or until the signal is aborted; doesn't wait if it already is. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

/** Starts sending due mails, several at a time, until stopped. */
export function startMailSender(parts: SendParts, wait: Wait = systemTime.wait): MailSender {
  const queue = new MailQueue(parts);
  const end = new AbortController();
  let hasNewMail = false;
  // Ends the wait between two polls. New mails don't shorten the pause after a failure.
  let idle: AbortController | undefined;

  const run = async () => {
    const { store, clock, random, log } = parts;
    // If the store has one server, claims found at its start are those of a dead process. With several servers, claims
    // expire.
    let mustReclaim = !store.isShared;
    let failures = 0;
    while (!end.signal.aborted) {
      hasNewMail = false;
      let outcomes: SendOutcome[] = [];
      try {
        if (mustReclaim) await makeAllDue(store.database, clock());
        mustReclaim = false;
        // After a failure one mail is tried first, to see whether the mail server works again.
        outcomes = await sendSeveral(queue, failures > 0 ? 1 : CONNECTIONS);
        failures = outcomes.includes("down") && !outcomes.includes("sent") ? failures + 1 : 0;
      } catch (error) {
        failures += 1;
        log.error({ event: "mail.store-failed", cause: String(error) });
      }
      if (failures > 0) {
        await wait(backoff(failures, random(), LONGEST_PAUSE), end.signal);
      } else if (outcomes.includes("idle") && !hasNewMail) {
        idle = new AbortController();
        await wait(POLL_INTERVAL, AbortSignal.any([end.signal, idle.signal]));
        idle = undefined;
      }
    }
  };
  const ended = run();
  return {
    wake() {
      hasNewMail = true;
      idle?.abort();
    },
    async stop(patience) {
      end.abort();
      const inTime = new AbortController();
      const limit = wait(patience, inTime.signal).then(() => parts.transport.close());
      await ended;
      inTime.abort();
      await limit;
    },
  };
}

/** Claims one mail after the other, so that an empty queue costs one claim, and sends them side by side. */
async function sendSeveral(queue: MailQueue, count: number): Promise<SendOutcome[]> {
  const mail = await queue.claim();
  if (mail === undefined) return ["idle"];
  const [outcome, others] = await Promise.allSettled([
    queue.send(mail),
    count > 1 ? sendSeveral(queue, count - 1) : [],
  ]);
  if (outcome.status === "rejected") throw outcome.reason;
  if (others.status === "rejected") throw others.reason;
  return [outcome.value, ...others.value];
}
