import type { Network } from "../limits/client-network.ts";
import { type RateLimiter, takeEach } from "../limits/rate-limit.ts";
import { type Receipt, storeFailed } from "./receipt.ts";

/** The conditions for accepting any message. */
export interface AdmitOptions {
  /** Undefined where no limit is set. */
  limiter: RateLimiter | undefined;
  clock: () => Date;
}

/**
 * Checks, before a message is read, whether one can be accepted from these networks now.
 * @returns undefined when it can; otherwise what to answer.
 */
export async function admit(
  networks: readonly Network[],
  { limiter, clock }: AdmitOptions,
): Promise<Receipt | undefined> {
  try {
    const wait = limiter === undefined ? 0 : await takeEach(limiter, networks, { now: clock() });
    return wait > 0 ? limited(Math.ceil(wait / 1000)) : undefined;
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

/** The body can't be held: too many posts are unfinished, from this network or from all. */
export function overLimit(whose: "network" | "all"): Receipt {
  if (whose === "all") return storeFailed(new Error("too many unfinished posts"));
  const error =
    "Too many messages are on their way from your network. " +
    "Please try again in a minute, call us, or write by e-mail.";
  return { event: "contact.limited", status: 429, error, retryAfter: 60, endsConnection: true };
}
