import { type DestinationStream, type Logger, pino } from "pino";

/** One line of the log: what happened, then the numbers. Never content, name or e-mail address of a message. */
export type Log = Pick<Logger, "info" | "warn" | "error">;

/**
 * Writes JSON lines to stdout, or to a stream given by a test. Writing is synchronous, so that the last lines
 * before an exit are not lost.
 */
export function createLog(destination?: DestinationStream): Log {
  const options = { base: null, timestamp: pino.stdTimeFunctions.isoTime };
  return destination === undefined ? pino(options) : pino(options, destination);
}
