import type { MessageStore } from "../store/store.ts";
import type { OpenDatabase } from "../store/database/store-tables.ts";
import { countMails } from "../mail/mail-figures.ts";
import { checkMails } from "./check-mails.ts";
import type { Condition } from "../report/condition.ts";

/** The answer of `/readyz`. */
export interface Readiness {
  /** `warning`: messages are accepted and mailed, but somebody has to look soon. */
  status: "ok" | "warning" | "unavailable";
  /** The problem; for the log only, since it may contain paths. */
  cause?: string;
  /** Present and approaching problems, by alarm name; absent when there are none. */
  problems?: { name: string; text: string }[];
  /** State of the mails; absent when the store doesn't answer. */
  mail?: {
    /** Whether mails are sent at all. */
    isOn: boolean;
    waiting: number;
    /** Seconds that the oldest has been waiting. */
    oldestSeconds: number;
    givenUp: number;
  };
}

/** The dependencies of the readiness check. */
export interface ReadinessParts {
  store: Pick<MessageStore, "ping"> & Pick<OpenDatabase, "database">;
  sendsMail: boolean;
  clock: () => Date;
  /** Why the latest write failed, if it did. */
  storeFault?: () => string | undefined;
  /** Other conditions to check. */
  conditions?: () => Promise<Condition[]>;
}

const STORE_FAILED = { name: "store-failed", text: "Messages can't be stored; the log has the reason." };

/** Whether messages can be stored and their mails go out in time. Never throws. */
export async function checkReadiness(parts: ReadinessParts): Promise<Readiness> {
  const { store, sendsMail, clock, storeFault, conditions } = parts;
  try {
    await store.ping();
    const figures = await countMails(store.database);
    const { waiting, waitingSince, givenUp } = figures;
    const now = clock();
    const oldestSeconds = Math.round((now.getTime() - (waitingSince ?? now).getTime()) / 1_000);
    const mail = { isOn: sendsMail, waiting, oldestSeconds, givenUp };
    const mails = sendsMail ? checkMails(figures, now) : [];
    const wrong = [...mails, ...((await conditions?.()) ?? [])].filter(
      ({ isOn, isNews = false }) => isOn && !isNews,
    );
    const fault = storeFault?.();
    const problems = [
      ...(fault === undefined ? [] : [STORE_FAILED]),
      ...wrong.map(({ name, text }) => ({ name, text })),
    ];
    const cause = fault ?? wrong.find(({ isBlocking }) => isBlocking)?.text;
    if (cause !== undefined) return { status: "unavailable", cause, problems, mail };
    return problems.length === 0 ? { status: "ok", mail } : { status: "warning", problems, mail };
  } catch (error) {
    return { status: "unavailable", cause: String(error), problems: [STORE_FAILED] };
  }
}
