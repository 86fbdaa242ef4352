/** The used part of Playwright's JSON report. */
interface Report {
  suites?: Suite[];
  errors?: Fault[];
}

interface Suite {
  suites?: Suite[];
  specs?: { title: string; tests: Omit<Test, "title">[] }[];
}

interface Test {
  title: string;
  projectName: string;
  annotations: { type: string; description?: string }[];
  results: { status: string; errors: Fault[]; attachments: { path?: string }[] }[];
}

interface Fault {
  message?: string;
}

interface Run {
  taken: string[];
  differences: { picture: string; diff: string }[];
  faults: string[];
}

/**
 * Result of a run, from Playwright's JSON report. `taken`: pictures as width/name. `differences`: pictures with the
 * path of the diff (of the new picture if none is stored or the sizes differ). `faults`: a sentence for each test that
 * failed for another reason.
 */
export function judgeRun(report: Report): Run {
  const run: Run = { taken: [], differences: [], faults: [] };
  for (const test of testsOf(report)) {
    const [result] = test.results;
    if (result === undefined || result.status === "skipped") continue;
    const named = (type: string) =>
      test.annotations.filter((note) => note.type === type).map(({ description = "" }) => description);
    const different = named("difference");
    run.taken.push(...named("picture").map((name) => `${test.projectName}/${name}`));
    run.differences.push(
      ...different.map((name) => ({
        picture: `${test.projectName}/${name}`,
        diff: pathOf(name, result.attachments),
      })),
    );
    for (const { message } of result.errors.filter((error) => !isOfPicture(error))) {
      run.faults.push(`failed at ${test.projectName} px: ${test.title}\n  ${firstLine(message)}`);
    }
  }
  for (const { message } of report.errors ?? []) run.faults.push(firstLine(message));
  return run;
}

/**
 * The result of a comparison, line by line: differing pictures and their diffs, stored pictures that are no longer
 * taken, and the counts.
 */
export function resultLines({ taken, differences, faults }: Run, orphans: readonly string[]): string[] {
  const count = differences.length + orphans.length;
  return [
    ...differences.map(({ picture, diff }) => `differs: ${picture}\n  ${diff}`),
    ...orphans.map((picture) => `kept, but not taken any more: ${picture}`),
    `\n${taken.length} pictures compared, ${count} differ, ${faults.length} tests failed`,
    ...(count > 0 ? ["Wanted? npm run look -- --accept, or --accept NAME for some."] : []),
  ];
}

function testsOf({ suites = [] }: Pick<Suite, "suites">): Test[] {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? []).flatMap(({ title, tests }) => tests.map((test) => ({ ...test, title }))),
    ...testsOf(suite),
  ]);
}

function pathOf(name: string, attachments: readonly { path?: string }[]): string {
  const paths = attachments.map(({ path }) => path ?? "");
  const ending = (word: string) =>
    paths.find((path) => new RegExp(`[/\\\\]${name}-${word}\\.\\w+$`).test(path));
  return ending("diff") ?? ending("actual") ?? "no picture was taken";
}

function isOfPicture({ message = "" }: Fault): boolean {
  return /toHaveScreenshot|toMatchSnapshot/.test(firstLine(message));
}

function firstLine(message = ""): string {
  // oxlint-disable-next-line no-control-regex -- the runner colours its output
  return message.replaceAll(/\u001b\[\d+m/g, "").split("\n")[0] ?? "";
}
