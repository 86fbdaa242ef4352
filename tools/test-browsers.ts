import { findBrowsers, missingPackages } from "./browsers/find-browsers.ts";
import { readCommandLine } from "./command/command-line.mjs";
import { ensureChromium } from "./setup/chromium.ts";
import { FriendlyError, runMain } from "./command/project.mjs";
import { runChild } from "./command/run-child.mjs";
import { ensureInstalled } from "./setup/setup.mjs";
import { stepEnvironment } from "./steps/test-steps.ts";

// `npm run test:browsers`: makes one journey through the built site in Firefox and WebKit, if installed, and in
// Chromium for comparison. It isn't part of `npm test`, which must run where neither is available.
await runMain(async () => {
  const { options } = readCommandLine("test:browsers");
  const node = await ensureInstalled();
  const browsers = findBrowsers();
  const missing = browsers.filter((browser) => missingPackages(browser).length > 0);
  const found = browsers.filter((browser) => !missing.includes(browser));
  const packages = missing.flatMap(missingPackages);
  const advice = `On Debian or Ubuntu: apt-get install -y ${packages.join(" ")}`;
  if (found.length === 0) throw new FriendlyError(`Neither Firefox nor WebKit is on this machine. ${advice}`);

  const env = stepEnvironment(node, await ensureChromium(node));
  console.log(`Found ${["Chromium", ...found.map(({ name }) => name)].join(", ")}.`);
  const project = options.project === undefined ? [] : ["--project", options.project];
  const args = ["test", "--config", "browsers.config.ts", ...project];
  const { code, stoppedBy } = await runChild("playwright", args, { env, timeLimitMs: 1_800_000 });
  if (stoppedBy) throw new FriendlyError("Stopped before all browsers had made the journey.");
  for (const { name } of missing) console.log(`${name}: not run, for it is not on this machine. ${advice}`);
  console.log("Pictures to look at: test-results/browsers/");
  return code === 0 ? 0 : 1;
});
