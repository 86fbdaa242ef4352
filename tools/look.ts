import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureChromium } from "./setup/chromium.ts";
import { readCommandLine } from "./command/command-line.mjs";
import { FriendlyError, projectRoot, runMain } from "./command/project.mjs";
import { runChild } from "./command/run-child.mjs";
import { ensureInstalled } from "./setup/setup.mjs";
import { browserHere, keptBrowser, noteBrowser } from "./look/kept-browser.ts";
import { keptPictures, refuseUnknown, removePictures, testFilesOf } from "./look/kept-pictures.ts";
import { judgeRun, resultLines } from "./look/judge-run.ts";
import { stepEnvironment } from "./steps/test-steps.ts";

const report = join(projectRoot, "test-results", "look.json");

// `npm run look`: takes pictures of the site's parts and states and compares them with the stored ones (docs/look.md).
await runMain(async () => {
  const { options, words: names } = readCommandLine("look");
  const accept = options.accept !== undefined;
  refuseUnknown(names);
  const node = await ensureInstalled();
  const chromium = await ensureChromium(node);
  const here = await browserHere(chromium);
  const storedBrowser = keptBrowser();
  const acceptsAll = accept && names.length === 0;
  if (storedBrowser !== here && !acceptsAll) {
    throw new FriendlyError(
      `Nothing was compared: the kept pictures were taken by ${storedBrowser ?? "nobody yet"}, and this is ${here}. Another ` +
        "browser draws letters and edges a little differently. On sources whose look is right, take all pictures " +
        "anew and commit them: npm run look -- --accept",
    );
  }
  rmSync(report, { force: true });
  const update = ["--update-snapshots", accept ? "changed" : "none"];
  const args = ["test", ...testFilesOf(names), "--config", "look.config.ts", ...update];
  const env = { ...stepEnvironment(node, chromium), LOOK_ONLY: names.join(",") };
  const { stoppedBy } = await runChild("playwright", args, { env, timeLimitMs: 1_200_000 });
  if (stoppedBy) throw new FriendlyError("Stopped before all pictures were taken.");

  const run = judgeRun(JSON.parse(readFileSync(report, "utf8")));
  const orphans = names.length > 0 ? [] : keptPictures().filter((picture) => !run.taken.includes(picture));
  for (const fault of run.faults) console.log(fault);
  if (run.taken.length === 0)
    throw new FriendlyError(`No picture was taken of ${names.join(", ") || "anything"}.`);
  if (accept && run.faults.length + run.differences.length === 0) {
    removePictures(orphans);
    if (acceptsAll) noteBrowser(here);
    console.log(`\n${run.taken.length} pictures taken with ${here}; git says which of them changed.`);
    return 0;
  }
  for (const line of resultLines(run, orphans)) console.log(line);
  return run.differences.length + orphans.length + run.faults.length === 0 ? 0 : 1;
});
