/**
 * Ends this judge when `npm run audit` asks it to or is gone, even if that was killed outright: the channel between them
 * closes then. The judge's server and browser end with it, for they watch their own channel or the event "exit".
 */
export function endWithCommand() {
  for (const event of ["disconnect", "SIGTERM", "SIGINT", "SIGHUP"])
    process.once(event, () => process.exit(1));
  // To listen keeps a process alive; this one is done when its work is.
  process.channel?.unref();
}
