import { buildSettings } from "./build-inputs.mjs";
import { ensureBuilt, ownSite, testSite } from "../build.mjs";
import { isRunDirectly, runMain } from "../command/project.mjs";

/** Builds the tests' site if it is out of date: Playwright runs this before its tests, however they were started. */
export default async function buildTestSite() {
  await ensureBuilt(process.execPath, [testSite]);
}

// The tests must not depend on a developer's shell or .env.
for (const name of buildSettings) process.env[name] = "";

// The step "build" of `npm test`: the owner's content only has to build. It comes last, so that the tests' site exists
// even if the owner's content is faulty.
if (isRunDirectly(import.meta.url)) {
  await runMain(async () => {
    await ensureBuilt(process.execPath, [testSite, ownSite]);
    return 0;
  });
}
