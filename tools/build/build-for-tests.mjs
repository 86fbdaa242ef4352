import { buildSettings } from "./build-inputs.mjs";
import { ensureBuilt, ownSite, testSite } from "../build.mjs";
import { isRunDirectly, runCommand } from "../command/project.mjs";

/** Builds the tests' site where it is stale: Playwright runs this before its tests, whoever started them. */
export default async function buildTestSite() {
  await ensureBuilt(process.execPath, [testSite]);
}

// The settings of a developer's shell or .env are no business of the tests.
for (const name of buildSettings) process.env[name] = "";

// The step "build" of `npm test`: the owner's content has to build too, which is all that is asked of it. It comes last,
// so that the tests' site is there whatever is wrong with the other.
if (isRunDirectly(import.meta.url)) {
  await runCommand(async () => {
    await ensureBuilt(process.execPath, [testSite, ownSite]);
    return 0;
  });
}
