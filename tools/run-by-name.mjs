import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { helpOf, listOfCommands, readCommandLine } from "./command-line.mjs";
import { commands } from "./commands.mjs";
import { FriendlyError, projectRoot, runCommand } from "./project.mjs";
import { runChild } from "./run-child.mjs";
import { ensureRunnable } from "./setup/ensure-runnable.mjs";
import { ensureInstalled } from "./setup/setup.mjs";

// The second half of tools/run.mjs, on a supported Node.
await runCommand(async () => {
  const [name = "", ...args] = process.argv.slice(2);
  if (!Object.hasOwn(commands, name)) {
    throw new FriendlyError(
      `${name ? `There is no command "${name}".` : "Say which command."}\n${listOfCommands()}`,
    );
  }
  const { file, readsItself } = commands[name];
  if (!readsItself) {
    if (args.includes("--help") || args.includes("-h")) {
      console.log(helpOf(name));
      return 0;
    }
    // Checked here, before anything is installed or built.
    readCommandLine(name, args);
  }
  // These run on any supported Node and install what they need; all others need the packages and the project's Node.
  if (/^(tools|art)\/.*\.mjs$/.test(file)) {
    // As if Node had been started with that file: it finds its arguments in the usual place.
    process.argv.splice(1, 2, join(projectRoot, file));
    await import(pathToFileURL(join(projectRoot, file)).href);
    return process.exitCode;
  }
  // The server's own commands are for the machine that runs it, which has no tools for building.
  const node = file.startsWith("server/") ? await ensureRunnable() : await ensureInstalled();
  const { code } = await runChild(node, [file, ...args]);
  return code;
});
