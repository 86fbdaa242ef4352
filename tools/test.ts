import { ensureTestBrowser } from "./setup/chromium.ts";
import { FriendlyError, runCommand } from "./command/project.mjs";
import { ensureInstalled } from "./setup/setup.mjs";
import { readCommandLine } from "./command/command-line.mjs";
import type { Counts } from "./steps/test-counts.ts";
import { runStep, type Step, stepEnvironment, stepGroups } from "./steps/test-steps.ts";

const atOnce = 2;
const longestOutput = 120;

// `npm test`: everything that must hold, to the end even when a step fails. `npm test -- --only unit,types` runs some.
await runCommand(async () => {
  const groups = chosenGroups(readCommandLine("test").options.only);
  const node = await ensureInstalled();
  const runsBrowser = groups.flat().some((step) => step.name === "browser");
  const environment = stepEnvironment(
    node,
    runsBrowser ? await ensureTestBrowser(node) : (process.env.CHROME_PATH ?? ""),
  );

  const results = new Map<string, Counts>();
  for (const group of groups) {
    const waiting = [...group];
    const work = async () => {
      for (let step = waiting.shift(); step; step = waiting.shift()) {
        results.set(step.name, await runAndTell(step, environment, results.get("build")));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  }

  const sum = (key: keyof Counts) => [...results.values()].reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
  return sum("failed") === 0 ? 0 : 1;
});

async function runAndTell(
  step: Step,
  environment: NodeJS.ProcessEnv,
  build: Counts | undefined,
): Promise<Counts> {
  if (step.needsBuild && build?.failed) {
    console.log(`\n── ${step.name}: FAILED, not run because the build failed`);
    return { passed: 0, failed: 1 };
  }
  if (step.count) console.log(`\n── ${step.name} …`);
  const began = performance.now();
  const { passed, failed, output } = await runStep(step, environment);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const verdict = step.count ? `${passed} passed, ${failed} failed` : failed ? "FAILED" : "passed";
  console.log(`\n── ${step.name}: ${verdict} (${seconds} s)`);
  if (failed) console.log(beginning(output.trim()));
  return { passed, failed };
}

/** One fault in a shared part shows on every page: the first screens tell enough, and the rest stays readable. */
function beginning(output: string): string {
  const lines = output.split("\n");
  const left = lines.length - longestOutput;
  return left > 0 ? [...lines.slice(0, longestOutput), `… and ${left} more lines`].join("\n") : output;
}

/** All groups, or those of `--only a,b`; the build comes along with what looks at it, lest a stale one be judged. */
function chosenGroups(only: string | undefined): Step[][] {
  if (only === undefined) return stepGroups;
  const names = stepGroups.flat().map((step) => step.name);
  const wanted = only.split(",");
  if (wanted.some((name) => !names.includes(name))) {
    throw new FriendlyError(`Say npm test -- --only STEP,STEP with steps out of: ${names.join(", ")}.`);
  }
  const looksAtBuild = stepGroups
    .slice(1)
    .flat()
    .some((step) => wanted.includes(step.name));
  const isWanted = (step: Step) => wanted.includes(step.name) || (looksAtBuild && step.name === "build");
  return stepGroups.map((group) => group.filter(isWanted)).filter((group) => group.length > 0);
}
