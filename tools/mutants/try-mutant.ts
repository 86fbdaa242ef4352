import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { mutate, type Mutant } from "./find-mutants.ts";

/** How a mutant was caught: by a test's file, by the type checker, or not at all. */
export type MutantVerdict = { by: "test"; file: string } | { by: "types" } | { by: "nothing" };

const atFirst = 8;
const atMost = 24;
// A mutant may cause an endless loop. A run without the mutant shows whether the mutant or a slow machine caused the
// timeout.
const timeLimitMs = 180_000;

/** Tries mutants in a copy of the project. */
export class Trial {
  readonly #root: string;
  readonly #greenWithout = new Map<string, boolean>();

  constructor(root: string) {
    this.#root = root;
  }

  /** Writes the mutant, runs the nearest tests, then further tests, then the type checker, and restores the file. */
  try(mutant: Mutant, tests: string[]): MutantVerdict {
    const file = join(this.#root, mutant.path);
    const original = readFileSync(file, "utf8");
    const mutated = mutate(original, mutant);
    const failing = (files: string[]): string | undefined => {
      writeFileSync(file, mutated);
      const red = this.#redFiles(files);
      writeFileSync(file, original);
      return red.find((each) => this.#isGreenWithout(each));
    };
    const nearest = failing(tests.slice(0, atFirst));
    if (nearest !== undefined) return { by: "test", file: nearest };
    const further = failing(tests.slice(atFirst, atMost));
    if (further !== undefined) return { by: "test", file: further };
    writeFileSync(file, mutated);
    const isRefused = typeProjectsOf(mutant.path).some(
      (part) => this.#run("typescript/bin/tsc", ["-p", `tsconfig.${part}.json`]) !== 0,
    );
    writeFileSync(file, original);
    return { by: isRefused ? "types" : "nothing" };
  }

  /** A test that also fails without the mutant catches nothing. */
  #isGreenWithout(file: string): boolean {
    const known = this.#greenWithout.get(file) ?? this.#redFiles([file]).length === 0;
    this.#greenWithout.set(file, known);
    return known;
  }

  /** The test files that fail; all of them if the run doesn't finish. */
  #redFiles(files: string[]): string[] {
    if (files.length === 0) return [];
    const report = join(this.#root, "mutant-report.json");
    rmSync(report, { force: true });
    // Without `--bail`, which may report a test as failed that it only ended early.
    const options = ["--maxWorkers=2", "--reporter=json", `--outputFile.json=${report}`];
    const code = this.#run("vitest/vitest.mjs", ["run", ...files, ...options]);
    if (code === 0) return [];
    try {
      const { testResults }: { testResults: { name: string; status: string }[] } = JSON.parse(
        readFileSync(report, "utf8"),
      );
      return testResults
        .filter(({ status }) => status !== "passed")
        .map(({ name }) => relative(this.#root, name).replaceAll("\\", "/"));
    } catch {
      return files;
    }
  }

  #run(program: string, args: string[]): number {
    const options = {
      cwd: this.#root,
      stdio: "ignore",
      timeout: timeLimitMs,
      killSignal: "SIGKILL",
    } as const;
    return spawnSync(process.execPath, [join("node_modules", program), ...args], options).status ?? 1;
  }
}

/** The TypeScript projects that include the file. */
function typeProjectsOf(path: string): string[] {
  if (/^(site|engineering)\//.test(path)) return ["site", "worker", "build"];
  if (path.startsWith("prerender/")) return ["build"];
  return path.endsWith(".ts") ? ["server"] : [];
}
