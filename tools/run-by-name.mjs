import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { helpOf, listOfCommands, readCommandLine } from "./command-line.mjs";
import { commands } from "./commands.mjs";
import { FriendlyError, projectRoot, runCommand } from "./project.mjs";
import { runChild } from "./run-child.mjs";
import { ensureInstalled } from "./setup.mjs";

// The second half of tools/run.mjs, on a Node that is new enough.
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
    // Refused here already: before anything is installed or built.
    readCommandLine(name, args);
  }
  // These bring what they need by themselves, on any supported Node; all others want the packages and the project's Node.
  if (/^(tools|art)\/.*\.mjs$/.test(file)) {
    // As if Node had been asked to run that very file: it finds its words in the usual place.
    process.argv.splice(1, 2, join(projectRoot, file));
    await import(pathToFileURL(join(projectRoot, file)).href);
    return process.exitCode;
  }
  const { code } = await runChild(await ensureInstalled(), [file, ...args]);
  return code;
});
