import { FriendlyError, runCommand } from "./project.mjs";
import { runChild } from "./run-child.mjs";
import { ensureInstalled } from "./setup.mjs";

// `node tools/run.mjs FILE …ARGS`: a TypeScript command of the project, on a Node that runs TypeScript.
await runCommand(async () => {
  const [file, ...args] = process.argv.slice(2);
  if (!file) throw new FriendlyError("Say which file to run: node tools/run.mjs FILE [arguments].");
  const { code } = await runChild(await ensureInstalled(), [file, ...args]);
  return code;
});
