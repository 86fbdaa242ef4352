import { defineConfig } from "@playwright/test";
import type { WorkerOptions } from "./e2e/browsers/test.ts";
import tests from "./playwright.config.ts";
import { findBrowsers, missingPackages } from "./tools/browsers/find-browsers.ts";

const { executablePath, args } = tests.use?.launchOptions ?? {};
const others = findBrowsers().filter((browser) => missingPackages(browser).length === 0);
const withoutScript = "without-script.browser.ts";

/** The journey of `npm run test:browsers`: a project for each browser that is on this machine. */
export default defineConfig<object, WorkerOptions>({
  ...tests,
  testDir: "e2e/browsers",
  testMatch: "**/*.browser.ts",
  outputDir: "test-results/browsers",
  // One window after the other: a browser drawn by the processor wants all of it.
  workers: 1,
  fullyParallel: false,
  reporter: [["list"], ["json", { outputFile: "test-results/browsers.json" }]],
  use: {},
  projects: [
    {
      name: "Chromium",
      use: { here: { kind: "chromium", programs: { executablePath, args } } },
      // Proved at length by e2e/page/without-script.spec.ts.
      testIgnore: withoutScript,
    },
    ...others.map((browser) => ({
      name: browser.name,
      use: { here: browser },
      // WebKit's driver is lost without script.
      testIgnore: browser.kind === "webkit" ? withoutScript : [],
    })),
  ],
});
