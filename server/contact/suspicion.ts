import { HONEYPOT_FIELD } from "#contract/contact.ts";

/** Milliseconds from opening the page: nobody finds the form and writes a name, an address and a sentence faster. */
const FASTEST = 5_000;

/**
 * Why a message from the script looks like one of a program, in a few words; undefined for an ordinary one.
 * @param fillingTime header of the request: the page always sends it, programs that only know the route don't.
 */
export function suspicionOfJson(fillingTime: string | null): string | undefined {
  if (fillingTime === null || !/^\d{1,12}$/.test(fillingTime)) return "without a filling time";
  const time = Number(fillingTime);
  return time < FASTEST ? `sent within ${(time / 1000).toFixed(1)} s` : undefined;
}

/** The same for the form without script: it holds a field that nobody sees, which only programs fill in. */
export function suspicionOfForm(typed: Record<string, string>): string | undefined {
  return (typed[HONEYPOT_FIELD] ?? "") === "" ? undefined : "hidden field filled in";
}
