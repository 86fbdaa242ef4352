import { describe, expect, it } from "vitest";
import { countPlaywright, countVitest } from "./test-counts.ts";

function vitestReport(counts: { passed?: number; failed?: number; pending?: number; todo?: number }) {
  return {
    numPassedTests: counts.passed ?? 0,
    numFailedTests: counts.failed ?? 0,
    numPendingTests: counts.pending ?? 0,
    numTodoTests: counts.todo ?? 0,
    testResults: [],
  };
}

function playwrightReport(stats: {
  expected?: number;
  unexpected?: number;
  flaky?: number;
  skipped?: number;
}) {
  return { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats } };
}

describe("the count of Vitest's tests", () => {
  it("takes the runner's own numbers", () => {
    expect(countVitest(vitestReport({ passed: 7, failed: 2 }), 1)).toEqual({ passed: 7, failed: 2 });
    expect(countVitest(vitestReport({ passed: 7 }), 0)).toEqual({ passed: 7, failed: 0 });
  });

  it("counts what was skipped or left for later as failed", () => {
    expect(countVitest(vitestReport({ passed: 7, pending: 1, todo: 2 }), 0)).toEqual({
      passed: 7,
      failed: 3,
    });
  });

  it("counts a file that could not be loaded as failed", () => {
    const testResults = [{ status: "failed", assertionResults: [] }];
    expect(countVitest({ ...vitestReport({ passed: 7 }), testResults }, 1)).toEqual({ passed: 7, failed: 1 });
  });

  it("has a failure when nothing ran, when the runner complained and when there is no report", () => {
    expect(countVitest(vitestReport({}), 0)).toEqual({ passed: 0, failed: 1 });
    expect(countVitest(vitestReport({ passed: 7 }), 1)).toEqual({ passed: 7, failed: 1 });
    expect(countVitest(undefined, 0)).toEqual({ passed: 0, failed: 1 });
  });
});

describe("the count of Playwright's tests", () => {
  it("takes the runner's own numbers", () => {
    expect(countPlaywright(playwrightReport({ expected: 5, unexpected: 1 }), 1)).toEqual({
      passed: 5,
      failed: 1,
    });
  });

  it("counts skipped tests and those that needed a second try as failed", () => {
    const report = playwrightReport({ expected: 5, flaky: 1, skipped: 2 });
    expect(countPlaywright(report, 0)).toEqual({ passed: 5, failed: 3 });
  });

  it("has a failure when nothing ran, when the runner complained and when there is no report", () => {
    expect(countPlaywright(playwrightReport({}), 0)).toEqual({ passed: 0, failed: 1 });
    expect(countPlaywright(playwrightReport({ expected: 5 }), 1)).toEqual({ passed: 5, failed: 1 });
    expect(countPlaywright(undefined, 1)).toEqual({ passed: 0, failed: 1 });
  });
});
