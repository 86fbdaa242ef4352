import { runCommand } from "./project.mjs";
import { runChild } from "./run-child.mjs";
import { ensureInstalled } from "./setup.mjs";

// `npm run dev`: the site, its content and its server, each brought up to date in the browser as it is changed.
await runCommand(async () => {
  // The channel is its lifeline, as with npm start: it ends when this end is gone.
  const { code } = await runChild(await ensureInstalled(), ["tools/dev/main.ts"], { ipc: true });
  return code;
});
