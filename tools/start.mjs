import { buildStale, findStale } from "./build.mjs";
import { endWithNpm } from "./serving/end-with-npm.mjs";
import { runMain, settingsOfFile } from "./command/project.mjs";
import { runChild } from "./command/run-child.mjs";
import { ensureRunnable } from "./setup/ensure-runnable.mjs";
import { ensureInstalled } from "./setup/setup.mjs";

endWithNpm();
await runMain(async () => {
  const stale = findStale();
  // A built site runs without the build tools.
  const node = stale.length === 0 ? await ensureRunnable() : await ensureInstalled();
  if (stale.length > 0) await buildStale(node, stale);
  const hasDesk = { ...settingsOfFile(), ...process.env }.DESK_ADDRESS?.trim();
  console.error(hasDesk ? "Starting the server and the desk…" : "Starting the server…");
  // Over this channel the server notices when this process ends, even by SIGKILL, and stops.
  const site = runChild(node, ["server/main.ts"], { ipc: true });
  const desk = hasDesk ? runChild(node, [".build/desk/main.js"], { ipc: true }) : undefined;
  const runs = { site: true, desk: desk !== undefined };
  // The site takes enquiries without it.
  void desk?.then(({ code, stoppedBy }) => {
    runs.desk = false;
    if (runs.site && stoppedBy === undefined)
      console.error(`The desk has ended (code ${code}); the site goes on. Start again to have both.`);
  });
  const { code } = await site;
  runs.site = false;
  // As from outside: it is passed on, and waited for.
  if (runs.desk) process.kill(process.pid, "SIGTERM");
  await desk;
  return code;
});
