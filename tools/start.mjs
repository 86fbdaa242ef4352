import { ensureBuilt } from "./build.mjs";
import { runCommand } from "./project.mjs";
import { runChild } from "./run-child.mjs";
import { ensureInstalled } from "./setup/setup.mjs";

await runCommand(async () => {
  const node = await ensureInstalled();
  await ensureBuilt(node);
  console.error("Starting the server…");
  // Over this channel the server notices when this process is gone, even after SIGKILL, and stops.
  const { code } = await runChild(node, ["server/main.ts"], { ipc: true });
  return code;
});
