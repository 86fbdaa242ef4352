/** Milliseconds between two checks whether npm still runs. */
const every = 1_000;

/**
 * Ends this process, as SIGTERM does, when the npm that started it has ended: a killed npm can't pass a signal on.
 * Other parents may intentionally leave this process running (nohup), so they are ignored.
 */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined || process.platform === "win32") return;
  const npm = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, every);
  timer.unref();
}
