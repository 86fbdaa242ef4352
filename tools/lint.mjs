import { delimiter, dirname, join } from "node:path";
import { readCommandLine } from "./command-line.mjs";
import { projectRoot, runCommand } from "./project.mjs";
import { runChild } from "./run-child.mjs";
import { ensureInstalled } from "./setup.mjs";

// `npm run lint`: oxlint with what it knows of the types.
await runCommand(async () => {
  const { options } = readCommandLine("lint");
  const node = await ensureInstalled();
  const bin = join(projectRoot, "node_modules", ".bin");
  const env = { ...process.env, PATH: [dirname(node), bin, process.env.PATH].join(delimiter) };
  const fix = options.fix ? ["--fix"] : [];
  const { code } = await runChild("oxlint", ["--type-aware", "--deny-warnings", ...fix], { env });
  return code;
});
