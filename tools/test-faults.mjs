import { runCommand } from "./project.mjs";
import { runChild } from "./run-child.mjs";
import { ensureInstalled } from "./setup.mjs";
import { stepEnvironment } from "./test-steps.mjs";

// `npm run test:faults`: the long runs of kills and faults, for docs/reliability.md; the figures are printed.
await runCommand(async () => {
  const env = stepEnvironment(await ensureInstalled(), "");
  const args = [
    "run",
    "--config",
    "vitest.faults.config.ts",
    "--disable-console-intercept",
    ...process.argv.slice(2),
  ];
  const { code } = await runChild("vitest", args, { env, timeLimitMs: 900_000 });
  return code;
});
