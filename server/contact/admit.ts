import type { RateLimiter } from "../http/rate-limit.ts";
import type { Bounds } from "./bounds.ts";
import { type Receipt, storeFailed } from "./receipt.ts";

/** What decides whether a message can be accepted at all. */
export interface AdmitOptions {
  /** None where no limit is set. */
  limiter: RateLimiter | undefined;
  bounds: Bounds;
  clock: () => Date;
}

/**
 * Checks, before a message is read, whether one can be accepted from this network now.
 * @returns undefined when it can; otherwise what to answer.
 */
export async function admit(
  network: string,
  { limiter, bounds, clock }: AdmitOptions,
): Promise<Receipt | undefined> {
  const now = clock();
  try {
    const wait = (await limiter?.take(network, now)) ?? 0;
    if (wait > 0) return limited(Math.ceil(wait / 1000));
    const full = await bounds.exceeded();
    return full === undefined ? undefined : storeFull(full);
  } catch (fault) {
    return storeFailed(fault);
  }
}

function limited(retryAfter: number): Receipt {
  const minutes = Math.ceil(retryAfter / 60);
  const error =
    "Too many messages came from your network in the last hour. " +
    `Please try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}, call us, or write by e-mail.`;
  return { event: "contact.limited", status: 429, error, retryAfter };
}

function storeFull(full: "stored" | "unsent"): Receipt {
  const error = "No more messages can be taken here for now. Please call us, or write by e-mail.";
  return { event: "contact.full", status: 503, error, cause: `too many messages are ${full}` };
}
