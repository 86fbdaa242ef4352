import { ensureTestBrowser } from "./setup/chromium.ts";
import { FriendlyError, runMain } from "./command/project.mjs";
import { ensureInstalled } from "./setup/setup.mjs";
import { readCommandLine } from "./command/command-line.mjs";
import type { Counts } from "./steps/test-counts.ts";
import { runStep, type TestStep, stepEnvironment, stepGroups } from "./steps/test-steps.ts";

const atOnce = 2;
const longestOutput = 120;

// `npm test`: all checks, to the end even when a step fails. `npm test -- --only unit,types` runs some of them.
await runMain(async () => {
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
        results.set(step.name, await runAndPrint(step, environment, results.get("build")));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  }

  const sum = (key: "passed" | "failed") =>
    [...results.values()].reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
  // Last, since a log may be kept and read by its end alone.
  for (const [name, { failed, faults }] of results) {
    if (failed)
      console.log(`${name}: ${faults.length > 0 ? faults.join(`\n${name}: `) : "FAILED, see above"}`);
  }
  return sum("failed") === 0 ? 0 : 1;
});

async function runAndPrint(
  step: TestStep,
  environment: NodeJS.ProcessEnv,
  build: Counts | undefined,
): Promise<Counts> {
  if (step.needsBuild && build?.failed) {
    console.log(`\n── ${step.name}: FAILED, not run because the build failed`);
    return { passed: 0, failed: 1, faults: [] };
  }
  if (step.count) console.log(`\n── ${step.name} …`);
  const started = performance.now();
  const { output, ...counts } = await runStep(step, environment);
  const { passed, failed } = counts;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const verdict = step.count ? `${passed} passed, ${failed} failed` : failed ? "FAILED" : "passed";
  console.log(`\n── ${step.name}: ${verdict} (${seconds} s)`);
  if (failed) console.log(firstLines(output.trim()));
  return counts;
}

/** A fault in a shared part appears on every page: the first lines are enough, and the output stays readable. */
function firstLines(output: string): string {
  const lines = output.split("\n");
  const more = lines.length - longestOutput;
  return more > 0 ? [...lines.slice(0, longestOutput), `… and ${more} more lines`].join("\n") : output;
}

/**
 * All groups, or the steps of `--only a,b`. Steps that examine the build include it, so that they don't examine an old
 * one.
 */
function chosenGroups(only: string | undefined): TestStep[][] {
  if (only === undefined) return stepGroups;
  const names = stepGroups.flat().map((step) => step.name);
  const requested = only.split(",");
  if (requested.some((name) => !names.includes(name))) {
    throw new FriendlyError(`Say npm test -- --only STEP,STEP with steps out of: ${names.join(", ")}.`);
  }
  const looksAtBuild = stepGroups
    .slice(1)
    .flat()
    .some((step) => requested.includes(step.name));
  const isSelected = (step: TestStep) =>
    requested.includes(step.name) || (looksAtBuild && step.name === "build");
  return stepGroups.map((group) => group.filter(isSelected)).filter((group) => group.length > 0);
}
