const SECOND = 1_000;
const HOUR = 3_600_000;

/**
 * How long to wait before the next attempt: doubles from a second to an hour. A random part, up to half, is subtracted,
 * so that mails that failed together aren't retried together.
 * @param attempts attempts so far, at least 1.
 * @param random from 0 to 1.
 * @returns milliseconds.
 */
export function backoff(attempts: number, random: number, longest = HOUR): number {
  const full = Math.min(longest, SECOND * 2 ** Math.min(attempts - 1, 30));
  return Math.round(full * (1 - random / 2));
}
