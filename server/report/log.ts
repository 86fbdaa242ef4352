import { type DestinationStream, type Logger, pino } from "pino";

/** One line of the log: the event, then figures. Never a message's content, name or e-mail address. */
export type Log = Pick<Logger, "info" | "warn" | "error">;

/**
 * Writes JSON lines to stdout, or to a test's stream. Node writes to files and pipes synchronously, so the last lines
 * before an exit aren't lost. Pino's own destination could retry a line for ever at exit once the log's reader has
 * ended.
 */
export function createLog(destination: DestinationStream = stdout()): Log {
  return pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination);
}

/** Errors of stdout are ignored: messages are accepted even if nobody reads the log. */
function stdout(): DestinationStream {
  if (!process.stdout.listeners("error").includes(ignore)) process.stdout.on("error", ignore);
  return process.stdout;
}

function ignore(): void {}
