import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { codeOf, isTest, listFiles, readSources } from "../architecture/source-files.ts";
import { readCommandLine } from "../command/command-line.mjs";
import { chooseMutants, linesOfLogic } from "./choose-mutants.ts";
import { findNearestTests } from "./nearest-tests.ts";
import { printScore, type Tried } from "./print-score.ts";
import { Trial } from "./try-mutant.ts";

// `npm run test:mutants`: makes small changes in the code, one line at a time, and checks whether a unit test or the
// type checker notices. Everything happens in a copy; the project's own files never contain a mutant.
const root = join(import.meta.dirname, "../..");
const { options, words } = readCommandLine("test:mutants");
const seed = Number(options.seed ?? 1);
const count = Number(options.mutants ?? 20);

const sources = readSources(root);
const files = codeOf(sources).filter(
  ([path]) => !isTest(path) && !path.endsWith(".css") && !/\.d\.m?ts$|^site\/style-page\//.test(path),
);
const selected = files.filter(([path]) => words.length === 0 || words.some((word) => path.startsWith(word)));
const unknown = words.find((word) => !files.some(([path]) => path.startsWith(word)));

if (unknown === undefined) {
  const all = linesOfLogic(selected);
  const mutants = chooseMutants(all, count, seed);
  const testsOf = findNearestTests(sources);
  const copy = copyOfProject();
  const trial = new Trial(copy);
  const tried: Tried[] = [];
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));
  process.on("exit", () => rmSync(copy, { recursive: true, force: true }));
  for (const [at, mutant] of mutants.entries()) {
    const verdict = trial.try(mutant, testsOf(mutant.path));
    tried.push({ mutant, verdict });
    const caught = verdict.by === "test" ? verdict.file : verdict.by;
    console.log(`${at + 1}/${mutants.length}  ${mutant.path}:${mutant.line}  caught by ${caught}`);
  }
  console.log(printScore(all, tried, seed));
} else {
  console.error(`No source file's path begins with "${unknown}".`);
  process.exitCode = 1;
}

/** The project without its history; packages and the tests' site are links to the project's. */
function copyOfProject(): string {
  const copy = mkdtempSync(join(tmpdir(), "mutants-"));
  for (const path of listFiles(root)) cpSync(join(root, path), join(copy, path), { recursive: true });
  for (const own of ["node_modules", ".build", "dist"]) {
    if (existsSync(join(root, own))) symlinkSync(join(root, own), join(copy, own));
  }
  return copy;
}
