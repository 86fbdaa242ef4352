// The test runners' reports as { passed, failed }. Whatever proves nothing counts as failed: a skipped test, one
// marked as todo, one that needed a retry, a run without tests, a run that ended before its report.

/** @param report what Vitest's JSON reporter wrote, or undefined when there is none */
export function countVitest(report, exitCode) {
  if (!report) return nothingReported;
  const passed = report.numPassedTests;
  const unloadable = report.testResults.filter(
    (file) => file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed"),
  ).length;
  const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests + unloadable;
  return settled(passed, failed, exitCode);
}

/** @param report what Playwright's JSON reporter wrote, or undefined when there is none */
export function countPlaywright(report, exitCode) {
  if (!report) return nothingReported;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return settled(expected, unexpected + flaky + skipped, exitCode);
}

const nothingReported = { passed: 0, failed: 1 };

function settled(passed, failed, exitCode) {
  const mustHaveFailed = exitCode !== 0 || passed === 0;
  return { passed, failed: failed === 0 && mustHaveFailed ? 1 : failed };
}
