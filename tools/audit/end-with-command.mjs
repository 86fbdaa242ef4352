/**
 * Ends this process when `npm run audit` stops it or ends: the IPC channel between them closes even after SIGKILL. Its
 * server and browser end too, because they watch their own channel or this process's "exit" event.
 */
export function endWithCommand() {
  for (const event of ["disconnect", "SIGTERM", "SIGINT", "SIGHUP"])
    process.once(event, () => process.exit(1));
  // A listener would keep this process alive after its work is done.
  process.channel?.unref();
}
