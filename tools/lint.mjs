import { delimiter, dirname, join } from "node:path";
import { readCommandLine } from "./command-line.mjs";
import { projectRoot, runCommand } from "./project.mjs";
import { runChild } from "./run-child.mjs";
import { ensureInstalled } from "./setup/setup.mjs";

// `npm run lint`: first the rules of the house, such as who may import whom, then oxlint with what it knows of the
// types.
await runCommand(async () => {
  const { options } = readCommandLine("lint");
  const node = await ensureInstalled();
  const rules = await runChild(node, ["tools/architecture/judge-project.ts"]);
  const bin = join(projectRoot, "node_modules", ".bin");
  const env = { ...process.env, PATH: [dirname(node), bin, process.env.PATH].join(delimiter) };
  const fix = options.fix ? ["--fix"] : [];
  const lint = await runChild("oxlint", ["--type-aware", "--deny-warnings", ...fix], { env });
  return Math.max(rules.code, lint.code);
});
