import { HONEYPOT_FIELD } from "#contract/contact.ts";

/** Shortest time that a person needs from opening the page to sending. Milliseconds. */
const FASTEST = 5_000;

/**
 * Why a message sent by the page's script looks automated, in a few words; undefined for an ordinary one.
 * @param fillingTime header of the request. The page always sends it; programs that only post to the route don't.
 */
export function suspicionOfJson(fillingTime: string | null): string | undefined {
  if (fillingTime === null || !/^\d{1,12}$/.test(fillingTime)) return "without a filling time";
  const time = Number(fillingTime);
  return time < FASTEST ? `sent within ${(time / 1000).toFixed(1)} s` : undefined;
}

/** The same for the form without script, which has a hidden field that only programs fill in. */
export function suspicionOfForm(typed: Record<string, string>): string | undefined {
  return (typed[HONEYPOT_FIELD] ?? "") === "" ? undefined : "hidden field filled in";
}
