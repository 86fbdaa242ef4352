import { type DestinationStream, type Logger, pino } from "pino";

/** One line of the log: what happened, then the numbers. Never content, name or e-mail address of a message. */
export type Log = Pick<Logger, "info" | "warn" | "error">;

/**
 * Writes JSON lines to stdout, or to a stream given by a test. Node writes to files and pipes synchronously, so that the
 * last lines before an exit are not lost. Pino's own destination isn't used: where the log's reader is gone it can try
 * the same line for ever while the process exits.
 */
export function createLog(destination: DestinationStream = stdout()): Log {
  return pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination);
}

/** Messages are taken in even where nobody reads the log. */
function stdout(): DestinationStream {
  if (!process.stdout.listeners("error").includes(ignore)) process.stdout.on("error", ignore);
  return process.stdout;
}

function ignore(): void {}
