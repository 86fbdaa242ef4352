import { endWithNpm } from "./serving/end-with-npm.mjs";
import { runCommand } from "./command/project.mjs";
import { runChild } from "./command/run-child.mjs";
import { ensureInstalled } from "./setup/setup.mjs";

// `npm run dev`: site, content and server, each updated in the browser when it changes.
endWithNpm();
await runCommand(async () => {
  // Over this channel it notices when this process is gone, as with npm start.
  const { code } = await runChild(await ensureInstalled(), ["tools/dev/main.ts"], { ipc: true });
  return code;
});
