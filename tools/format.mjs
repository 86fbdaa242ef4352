import { join } from "node:path";
import { readCommandLine } from "./command-line.mjs";
import { projectRoot, runCommand } from "./project.mjs";
import { runChild } from "./run-child.mjs";
import { ensureInstalled } from "./setup/setup.mjs";

// `npm run format`: one format for all code; `-- --check` changes nothing.
await runCommand(async () => {
  const { options } = readCommandLine("format");
  await ensureInstalled();
  const program = join(projectRoot, "node_modules", ".bin", "oxfmt");
  const { code } = await runChild(program, [...(options.check ? ["--check"] : []), "."]);
  return code;
});
