/** How often to look whether npm is still there. Milliseconds. */
const every = 1_000;

/**
 * Ends this process, as SIGTERM does, when the npm that started it is gone: a killed npm can pass no signal on. Not
 * under another program, whose end may well be meant to leave this one running (nohup).
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
