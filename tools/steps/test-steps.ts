import { existsSync, readFileSync, rmSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { FriendlyError, projectRoot } from "../command/project.mjs";
import { runChild } from "../command/run-child.mjs";
import { countPlaywright, countVitest, type Counts } from "./test-counts.ts";

export interface TestStep {
  name: string;
  commands: [program: string, ...args: string[]][];
  needsBuild?: true;
  /** Where the runner writes its report, and the function that counts its results. */
  report?: string;
  count?: typeof countVitest | typeof countPlaywright;
  /** Whether its output is shown while it runs. */
  isLive?: true;
  timeLimitMs?: number;
}

const bin = join(projectRoot, "node_modules", ".bin");

/**
 * The steps of `npm test`, in groups that run one after the other; the steps of a group share the two cores. The first
 * group checks the sources, the second what the build made of them.
 */
export const stepGroups: TestStep[][] = [
  [
    { name: "build", commands: [["node", "tools/build/build-for-tests.mjs"]] },
    {
      name: "types",
      commands: ["site", "worker", "server", "build"].map((part): TestStep["commands"][number] => [
        "tsc",
        "-p",
        `tsconfig.${part}.json`,
      ]),
    },
    { name: "lint", commands: [["oxlint", "--type-aware", "--deny-warnings"]] },
    { name: "format", commands: [["oxfmt", "--check", "."]] },
    { name: "unused", commands: [["knip", "--no-progress"]] },
  ],
  [
    {
      name: "browser",
      needsBuild: true,
      commands: [["playwright", "test"]],
      report: "test-results/browser.json",
      count: countPlaywright,
      isLive: true,
      timeLimitMs: 4_830_000,
    },
    {
      name: "html",
      needsBuild: true,
      commands: [["node", "tools/steps/judge-pages.ts"]],
    },
    {
      name: "unit",
      commands: [
        [
          "vitest",
          "run",
          // The browser tests use the other cores; both kinds spend much time waiting.
          "--maxWorkers=1",
          // A log of what failed, not of what tests that passed had to say.
          "--silent=passed-only",
          "--no-color",
          "--reporter=dot",
          "--reporter=json",
          "--outputFile.json=test-results/unit.json",
        ],
      ],
      report: "test-results/unit.json",
      count: countVitest,
      timeLimitMs: 4_830_000,
    },
  ],
];

/** Runs a step: `{ passed, failed, output }`; `output` is empty for a live step. */
export async function runStep(
  step: TestStep,
  environment: NodeJS.ProcessEnv,
): Promise<Counts & { output: string }> {
  if (step.report) rmSync(join(projectRoot, step.report), { force: true });
  const outputs: string[] = [];
  let worst = 0;
  for (const [program, ...args] of step.commands) {
    const { code, output, stoppedBy } = await runChild(program, args, {
      capture: !step.isLive,
      env: environment,
      // Protects against hanging: a step of half a minute took more than two on a busy machine.
      timeLimitMs: step.timeLimitMs ?? 600_000,
    });
    if (stoppedBy) throw new FriendlyError("Stopped before all tests were run.");
    outputs.push(output);
    worst = Math.max(worst, code);
  }
  const counts = step.count ? step.count(readReport(step.report), worst) : asOne(worst);
  return { ...counts, output: outputs.join("") };
}

/**
 * Environment of the steps: the project's Node and programs first, and no settings from the developer's environment or
 * .env, so that the tests mean the same on every machine. An empty setting is the default.
 */
export function stepEnvironment(node: string, chromium: string): NodeJS.ProcessEnv {
  const { NODE_ENV: _, ...inherited } = process.env;
  const path = [dirname(node), bin, process.env.PATH].join(delimiter);
  const example = readFileSync(join(projectRoot, ".env.example"), "utf8");
  const names = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name = ""]) => name);
  const settings = Object.fromEntries(names.map((name) => [name, ""]));
  // With it a start of the server costs 0.7 s of processor time instead of 1.2 s, and the tests start many servers. It
  // is emptied first, or it would grow with each run by the copies of the project that tests make.
  const compileCache = join(projectRoot, ".build", "compile-cache");
  rmSync(compileCache, { recursive: true, force: true });
  return {
    ...inherited,
    ...settings,
    PATH: path,
    CHROME_PATH: chromium,
    NODE_COMPILE_CACHE: compileCache,
  };
}

function readReport(path: string | undefined) {
  const file = join(projectRoot, path ?? "");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

function asOne(code: number): Counts {
  return code === 0 ? { passed: 1, failed: 0, faults: [] } : { passed: 0, failed: 1, faults: [] };
}
