import type { MessageStore } from "./store/store.ts";
import type { OpenDatabase } from "./store/store-tables.ts";
import { countMails } from "./mail/mail-figures.ts";
import { isLate } from "./upkeep/watch.ts";

/** The answer of `/readyz`. */
export interface Readiness {
  status: "ok" | "unavailable";
  /** What is wrong; for the log, since it may tell of paths. */
  cause?: string;
  /** The mails; absent when the store doesn't answer. */
  mail?: {
    /** Whether mails are sent at all. */
    isOn: boolean;
    waiting: number;
    /** Seconds for which the oldest one has been waiting. */
    oldestSeconds: number;
    givenUp: number;
  };
}

/** What readiness looks at. */
export interface ReadinessParts {
  store: Pick<MessageStore, "ping"> & Pick<OpenDatabase, "database">;
  sendsMail: boolean;
  clock: () => Date;
  /** Why nothing could be written of late, if so. */
  storeFault?: () => string | undefined;
}

/** Whether messages can be stored and their mails go out in time. Never throws. */
export async function checkReadiness(parts: ReadinessParts): Promise<Readiness> {
  const { store, sendsMail, clock, storeFault } = parts;
  try {
    await store.ping();
    const figures = await countMails(store.database);
    const { waiting, waitingSince, givenUp } = figures;
    const now = clock();
    const oldestSeconds = Math.round((now.getTime() - (waitingSince ?? now).getTime()) / 1_000);
    const mail = { isOn: sendsMail, waiting, oldestSeconds, givenUp };
    const fault = storeFault?.() ?? (sendsMail && isLate(figures, now) ? "Mails are late." : undefined);
    return fault === undefined ? { status: "ok", mail } : { status: "unavailable", cause: fault, mail };
  } catch (error) {
    return { status: "unavailable", cause: String(error) };
  }
}
