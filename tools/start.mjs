import { ensureBuilt } from "./build.mjs";
import { runCommand } from "./project.mjs";
import { runChild } from "./run-child.mjs";
import { ensureInstalled } from "./setup.mjs";

await runCommand(async () => {
  const node = await ensureInstalled();
  await ensureBuilt(node);
  console.error("Starting the server…");
  // The channel is the server's lifeline: it stops when this end is gone, even if this process was killed outright.
  const { code } = await runChild(node, ["server/main.ts"], { ipc: true });
  return code;
});
