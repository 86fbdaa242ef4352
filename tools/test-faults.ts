import { readdirSync } from "node:fs";
import { join } from "node:path";
import { readCommandLine } from "./command/command-line.mjs";
import { FriendlyError, projectRoot, runMain } from "./command/project.mjs";
import { runChild } from "./command/run-child.mjs";
import { ensureInstalled } from "./setup/setup.mjs";
import { stepEnvironment } from "./steps/test-steps.ts";

// `npm run test:faults`: the long runs of kills and faults, which print the figures of docs/reliability.md, and tests
// that install the site or run it behind other programs.
await runMain(async () => {
  const { words: names } = readCommandLine("test:faults");
  const files = ["server/faults", "tools/faults"]
    .flatMap((folder) => readdirSync(join(projectRoot, folder)))
    .filter((file) => file.endsWith(".test.ts"));
  const unknown = names.find((name) => !files.some((file) => file.includes(name)));
  if (unknown !== undefined) {
    throw new FriendlyError(`No file's name contains "${unknown}". There are: ${files.join(", ")}.`);
  }
  const env = stepEnvironment(await ensureInstalled(), "");
  const args = [
    "run",
    // Before the options: Vitest would take the first name as the value of an option that has none.
    ...names,
    "--config",
    "tools/steps/vitest.faults.config.ts",
    "--disable-console-intercept",
  ];
  const { code } = await runChild("vitest", args, { env, timeLimitMs: 2_700_000 });
  return code;
});
