import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

export interface Counts {
  passed: number;
  failed: number;
  /** What failed as "file › test: first line of its message", as far as a report tells it. */
  faults: string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    ok: boolean;
    file: string;
    title: string;
    tests: { results: { error?: { message?: string } }[] }[];
  }[];
}

// The test runners' reports as { passed, failed }. Anything that proves nothing counts as failed: a skipped test, a
// todo, a test that needed a retry, a run without tests, a run that ended before its report.

/** @param report output of Vitest's JSON reporter; undefined if there is none */
export function countVitest(report: VitestReport | undefined, exitCode: number): Counts {
  if (!report) return nothingReported;
  const passed = report.numPassedTests;
  const unloadable = report.testResults.filter(
    (file) => file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed"),
  );
  const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests + unloadable.length;
  const ofTests = report.testResults.flatMap((file) =>
    file.assertionResults
      .filter((test) => test.status !== "passed")
      .map((test) => fault(file.name, test.fullName, test.failureMessages?.[0] ?? test.status)),
  );
  const ofFiles = unloadable.map((file) => fault(file.name, "could not be loaded", file.message));
  return settled(passed, failed, exitCode, [...ofFiles, ...ofTests]);
}

/** @param report output of Playwright's JSON reporter; undefined if there is none */
export function countPlaywright(report: PlaywrightReport | undefined, exitCode: number): Counts {
  if (!report) return nothingReported;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return settled(expected, unexpected + flaky + skipped, exitCode, report.suites.flatMap(playwrightFaults));
}

function playwrightFaults({ suites = [], specs }: PlaywrightSuite): string[] {
  const own = specs
    .filter((spec) => !spec.ok)
    .map((spec) => {
      const errors = spec.tests.flatMap((test) => test.results.map((result) => result.error?.message));
      return fault(spec.file, spec.title, errors.find((message) => message !== undefined) ?? "did not pass");
    });
  return [...own, ...suites.flatMap(playwrightFaults)];
}

function fault(file: string, test: string, message: string): string {
  return `${relative("", file)} › ${test}: ${stripVTControlCharacters(message).split("\n", 1)[0]}`;
}

const nothingReported = { passed: 0, failed: 1, faults: [] };

function settled(passed: number, failed: number, exitCode: number, faults: string[]): Counts {
  const mustHaveFailed = exitCode !== 0 || passed === 0;
  return { passed, failed: failed === 0 && mustHaveFailed ? 1 : failed, faults };
}
