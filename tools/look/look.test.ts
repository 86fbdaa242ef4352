import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { judgeRun, resultLines } from "./judge-run.ts";
import { refuseUnknown, testFilesOf } from "./kept-pictures.ts";

const pixels = {
  message: "\u001b[2mexpect(locator).toHaveScreenshot(expected)\u001b[22m failed\n12 pixels differ",
};

/** A report of one test at 360 px, as Playwright writes it. */
function reportOf({
  pictures,
  differences = [],
  errors = [],
  paths = [],
  status = "failed",
}: {
  pictures: string[];
  differences?: string[];
  errors?: { message: string }[];
  paths?: string[];
  status?: string;
}) {
  const note = (type: string) => (description: string) => ({ type, description });
  const test = {
    projectName: "360",
    annotations: [...pictures.map(note("picture")), ...differences.map(note("difference"))],
    results: [{ status, errors, attachments: paths.map((path) => ({ path })) }],
  };
  return { suites: [{ suites: [{ specs: [{ title: "the footer", tests: [test] }] }] }] };
}

describe("npm run look", () => {
  it("says which picture differs and where one sees how", () => {
    const report = reportOf({
      pictures: ["footer", "team"],
      differences: ["team"],
      errors: [pixels],
      paths: ["/r/team-expected.png", "/r/team-actual.png", "/r/team-diff.png"],
    });
    expect(judgeRun(report)).toEqual({
      taken: ["360/footer", "360/team"],
      differences: [{ picture: "360/team", diff: "/r/team-diff.png" }],
      faults: [],
    });
  });

  it("shows the new picture where there is none to compare it with", () => {
    const report = reportOf({
      pictures: ["team"],
      differences: ["team"],
      errors: [pixels],
      paths: ["/r/team-actual.png"],
    });
    expect(judgeRun(report).differences).toEqual([{ picture: "360/team", diff: "/r/team-actual.png" }]);
  });

  it("tells a page that fails from a picture that differs", () => {
    const report = reportOf({
      pictures: ["team"],
      differences: ["team"],
      errors: [pixels, { message: "Error: Unexpected from the page:\nconsole error" }],
    });
    expect(judgeRun(report).faults).toEqual([
      "failed at 360 px: the footer\n  Error: Unexpected from the page:",
    ]);
  });

  it("finds nothing in a run whose pictures are all as kept", () => {
    expect(judgeRun(reportOf({ pictures: ["team"], status: "passed" }))).toEqual({
      taken: ["360/team"],
      differences: [],
      faults: [],
    });
  });

  it("names each picture that differs, where one sees how, and each that is no longer taken", () => {
    const run = {
      taken: ["360/team", "360/promo"],
      differences: [{ picture: "360/team", diff: "/r/team-diff.png" }],
    };
    expect(resultLines({ ...run, faults: [] }, ["360/gone"])).toEqual([
      "differs: 360/team\n  /r/team-diff.png",
      "kept, but not taken any more: 360/gone",
      "\n2 pictures compared, 2 differ, 0 tests failed",
      "Wanted? npm run look -- --accept, or --accept NAME for some.",
    ]);
    expect(resultLines({ ...run, differences: [], faults: ["failed"] }, [])).toEqual([
      "\n2 pictures compared, 0 differ, 1 tests failed",
    ]);
  });

  it("says that it knows no such picture, and which it knows", () => {
    expect(() => refuseUnknown(["footer", "nonsense"])).toThrow(
      /^No picture's name begins with "nonsense"\. There are: about, .*, footer, /,
    );
    expect(() => refuseUnknown(["hero-", "foot", "team"])).not.toThrow();
  });

  it("opens only the pages that a wanted picture is taken of", () => {
    expect(testFilesOf(["hero-4"])).toEqual(["start.look.ts"]);
    expect(testFilesOf(["footer", "quote-empty"])).toEqual(["page.look.ts", "quote.look.ts"]);
    expect(testFilesOf([])).toEqual([]);
    // If one of the names is in no file, any file may take its picture.
    expect(testFilesOf(["footer", "nonsense"])).toEqual([]);
  });

  it("keeps no more than 7 MB of pictures in the repository", () => {
    const storedFolder = join(import.meta.dirname, "../../e2e/look/kept");
    const files = readdirSync(storedFolder, { recursive: true, withFileTypes: true }).filter((file) =>
      file.isFile(),
    );
    const bytes = files.reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0);
    expect(files.length).toBeGreaterThan(90);
    expect(bytes).toBeLessThanOrEqual(7_000_000);
  });
});
