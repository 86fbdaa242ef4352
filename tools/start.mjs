import { buildStale, findStale } from "./build.mjs";
import { endWithNpm } from "./serving/end-with-npm.mjs";
import { runMain } from "./command/project.mjs";
import { runChild } from "./command/run-child.mjs";
import { ensureRunnable } from "./setup/ensure-runnable.mjs";
import { ensureInstalled } from "./setup/setup.mjs";

endWithNpm();
await runMain(async () => {
  const stale = findStale();
  // A built site runs without the build tools.
  const node = stale.length === 0 ? await ensureRunnable() : await ensureInstalled();
  if (stale.length > 0) await buildStale(node, stale);
  console.error("Starting the server…");
  // Over this channel the server notices when this process ends, even by SIGKILL, and stops.
  const { code } = await runChild(node, ["server/main.ts"], { ipc: true });
  return code;
});
