import { existsSync, readFileSync, rmSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { FriendlyError, projectRoot } from "../command/project.mjs";
import { runChild } from "../command/run-child.mjs";
import { countPlaywright, countVitest, type Counts } from "./test-counts.ts";

export interface Step {
  name: string;
  commands: [program: string, ...args: string[]][];
  needsBuild?: true;
  /** Where the runner writes its report, and the counter that reads it. */
  report?: string;
  count?: typeof countVitest | typeof countPlaywright;
  /** Its output is seen while it runs. */
  isLive?: true;
  timeLimitMs?: number;
}

const bin = join(projectRoot, "node_modules", ".bin");

/**
 * What `npm test` does, in groups that run one after the other; the steps of a group share the two cores. The first
 * group looks at the sources, the other at what the build made of them.
 * A step is its name and its commands, or its name, its command and the counter that reads the runner's report. One
 * that is live writes to the terminal while it runs; the others' words are kept until they are needed.
 */
export const stepGroups: Step[][] = [
  [
    { name: "build", commands: [["node", "tools/build/build-for-tests.mjs"]] },
    {
      name: "types",
      commands: ["site", "worker", "server", "build"].map((part): Step["commands"][number] => [
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
      timeLimitMs: 3_630_000,
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
          // The browser tests have the other cores; both wait a good deal.
          "--maxWorkers=1",
          "--reporter=dot",
          "--reporter=json",
          "--outputFile.json=test-results/unit.json",
        ],
      ],
      report: "test-results/unit.json",
      count: countVitest,
      timeLimitMs: 3_000_000,
    },
  ],
];

/** Runs one step: `{ passed, failed, output }`; `output` is empty for a live one. */
export async function runStep(
  step: Step,
  environment: NodeJS.ProcessEnv,
): Promise<Counts & { output: string }> {
  if (step.report) rmSync(join(projectRoot, step.report), { force: true });
  const outputs: string[] = [];
  let worst = 0;
  for (const [program, ...args] of step.commands) {
    const { code, output, stoppedBy } = await runChild(program, args, {
      capture: !step.isLive,
      env: environment,
      // A guard against hanging: a step of half a minute took more than two on a machine with other work.
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
 * The steps' environment: the project's Node and programs first, and none of the settings that a developer may have
 * in the environment or in .env, so that the tests mean the same on every machine. An empty setting is the default.
 */
export function stepEnvironment(node: string, chromium: string): NodeJS.ProcessEnv {
  const { NODE_ENV: _, ...inherited } = process.env;
  const path = [dirname(node), bin, process.env.PATH].join(delimiter);
  const example = readFileSync(join(projectRoot, ".env.example"), "utf8");
  const names = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name = ""]) => name);
  const settings = Object.fromEntries(names.map((name) => [name, ""]));
  // A start of the server costs 0.7 s of processor time with it, 1.2 s without, and the tests start many. Emptied, or it
  // would grow with each run by the copies of the project that tests make.
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
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
