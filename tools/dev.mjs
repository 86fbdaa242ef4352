import { endWithNpm } from "./serving/end-with-npm.mjs";
import { runMain } from "./command/project.mjs";
import { runChild } from "./command/run-child.mjs";
import { ensureInstalled } from "./setup/setup.mjs";

// `npm run dev`: site, content and server, each updated in the browser when it changes.
endWithNpm();
await runMain(async () => {
  // Over this channel the child notices when this process ends, as with npm start.
  const { code } = await runChild(await ensureInstalled(), ["tools/dev/main.ts"], { ipc: true });
  return code;
});
