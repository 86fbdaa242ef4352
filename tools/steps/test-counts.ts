export interface Counts {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

// The test runners' reports as { passed, failed }. Anything that proves nothing counts as failed: a skipped test, a
// todo, a test that needed a retry, a run without tests, a run that ended before its report.

/** @param report output of Vitest's JSON reporter; undefined if there is none */
export function countVitest(report: VitestReport | undefined, exitCode: number): Counts {
  if (!report) return nothingReported;
  const passed = report.numPassedTests;
  const unloadable = report.testResults.filter(
    (file) => file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed"),
  ).length;
  const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests + unloadable;
  return settled(passed, failed, exitCode);
}

/** @param report output of Playwright's JSON reporter; undefined if there is none */
export function countPlaywright(report: PlaywrightReport | undefined, exitCode: number): Counts {
  if (!report) return nothingReported;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return settled(expected, unexpected + flaky + skipped, exitCode);
}

const nothingReported = { passed: 0, failed: 1 };

function settled(passed: number, failed: number, exitCode: number): Counts {
  const mustHaveFailed = exitCode !== 0 || passed === 0;
  return { passed, failed: failed === 0 && mustHaveFailed ? 1 : failed };
}
