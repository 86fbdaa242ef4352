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
  return { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats }, suites: [] };
}

describe("the count of Vitest's tests", () => {
  it("takes the runner's own numbers", () => {
    expect(countVitest(vitestReport({ passed: 7, failed: 2 }), 1)).toMatchObject({ passed: 7, failed: 2 });
    expect(countVitest(vitestReport({ passed: 7 }), 0)).toMatchObject({ passed: 7, failed: 0 });
  });

  it("counts what was skipped or left for later as failed", () => {
    expect(countVitest(vitestReport({ passed: 7, pending: 1, todo: 2 }), 0)).toMatchObject({
      passed: 7,
      failed: 3,
    });
  });

  it("counts a file that could not be loaded as failed", () => {
    const testResults = [
      { name: "a.test.ts", status: "failed", message: "No such file", assertionResults: [] },
    ];
    expect(countVitest({ ...vitestReport({ passed: 7 }), testResults }, 1)).toMatchObject({
      passed: 7,
      failed: 1,
      faults: ["a.test.ts › could not be loaded: No such file"],
    });
  });

  it("names each test that failed with the first line of its message", () => {
    const assertionResults = [
      { status: "passed", fullName: "A list is kept", failureMessages: [] },
      {
        status: "failed",
        fullName: "A list is sent",
        failureMessages: ["expected 1 to be 2\nat a.test.ts:3"],
      },
    ];
    const testResults = [{ name: "a.test.ts", status: "failed", message: "", assertionResults }];
    expect(countVitest({ ...vitestReport({ passed: 1, failed: 1 }), testResults }, 1).faults).toEqual([
      "a.test.ts › A list is sent: expected 1 to be 2",
    ]);
  });

  it("has a failure when nothing ran, when the runner complained and when there is no report", () => {
    expect(countVitest(vitestReport({}), 0)).toMatchObject({ passed: 0, failed: 1 });
    expect(countVitest(vitestReport({ passed: 7 }), 1)).toMatchObject({ passed: 7, failed: 1 });
    expect(countVitest(undefined, 0)).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe("the count of Playwright's tests", () => {
  it("takes the runner's own numbers", () => {
    expect(countPlaywright(playwrightReport({ expected: 5, unexpected: 1 }), 1)).toMatchObject({
      passed: 5,
      failed: 1,
    });
  });

  it("counts skipped tests and those that needed a second try as failed", () => {
    const report = playwrightReport({ expected: 5, flaky: 1, skipped: 2 });
    expect(countPlaywright(report, 0)).toMatchObject({ passed: 5, failed: 3 });
  });

  it("names each test that failed, of whatever depth, without the colours of its message", () => {
    const spec = (ok: boolean, title: string, message?: string) => {
      const result = message === undefined ? {} : { error: { message } };
      return { ok, file: "menu.spec.ts", title, tests: [{ results: [result] }] };
    };
    const suites = [
      {
        specs: [spec(true, "It opens")],
        suites: [{ specs: [spec(false, "It closes", "\u001B[31mTimed out\u001B[39m\nmore")] }],
      },
    ];
    expect(
      countPlaywright({ ...playwrightReport({ expected: 1, unexpected: 1 }), suites }, 1).faults,
    ).toEqual(["menu.spec.ts › It closes: Timed out"]);
  });

  it("has a failure when nothing ran, when the runner complained and when there is no report", () => {
    expect(countPlaywright(playwrightReport({}), 0)).toMatchObject({ passed: 0, failed: 1 });
    expect(countPlaywright(playwrightReport({ expected: 5 }), 1)).toMatchObject({ passed: 5, failed: 1 });
    expect(countPlaywright(undefined, 1)).toMatchObject({ passed: 0, failed: 1 });
  });
});
