import { delimiter, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { commandOf, helpOf, readCommandLine } from "./command/command-line.mjs";
import { projectRoot, runMain } from "./command/project.mjs";
import { runChild } from "./command/run-child.mjs";
import { ensureRunnable } from "./setup/ensure-runnable.mjs";
import { ensureInstalled } from "./setup/setup.mjs";

// The second half of tools/run.mjs, on a supported Node.
await runMain(async () => {
  const [name = "", ...args] = process.argv.slice(2);
  const { file = "", programs, readsItself, endsWithLauncher: ipc = false } = commandOf(name);
  if (!readsItself) {
    if (args.includes("--help") || args.includes("-h")) {
      console.log(helpOf(name));
      return 0;
    }
    // Checked here, before anything is installed or built.
    readCommandLine(name, args);
  }
  // These run on any supported Node and install what they need; the others need the packages and the project's Node.
  if (/^(tools|art)\/.*\.mjs$/.test(file)) {
    // As if Node had been started with that file: its arguments are in the usual place.
    process.argv.splice(1, 2, join(projectRoot, file));
    await import(pathToFileURL(join(projectRoot, file)).href);
    return Number(process.exitCode ?? 0);
  }
  // The server's own commands run on the serving machine, which lacks the build tools. The simulation needs fast-check.
  const isServing = /^(?:server|desk)\//.test(file) && !file.startsWith("server/simulation/");
  const node = isServing ? await ensureRunnable() : await ensureInstalled();
  if (programs === undefined) return (await runChild(node, [file, ...args], { ipc })).code;
  const bin = join(projectRoot, "node_modules", ".bin");
  const env = { ...process.env, PATH: [dirname(node), bin, process.env.PATH].join(delimiter) };
  const codes = [];
  for (const line of programs) {
    const [program = "", ...words] = line.split(" ");
    // Options such as --fix are for the last program.
    const options = line === programs.at(-1) ? args : [];
    codes.push((await runChild(program, [...words, ...options], { env })).code);
  }
  return Math.max(...codes);
});
