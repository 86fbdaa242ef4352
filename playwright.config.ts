import { chromium, defineConfig } from "@playwright/test";
import { findTestBrowser } from "./tools/setup/find-chromium.ts";

const isRoot = process.getuid?.() === 0;

// Nothing but the pages under test may use the network or the cores while a test measures.
const quiet = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

// Chromium's headless shell knows no speed of a line, and would load pictures from further ahead than Chromium does on 4G.
// The setting takes the place of Playwright's own, a mouse that hovers, which is therefore said again.
const mouse = "primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4";
const asChromium = `--blink-settings=${mouse},lazyLoadingImageMarginPxUnknown=1250`;
// No other host is found, so that a test that asks for one neither waits nor depends on the network.
const alone = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost";
const args = [...quiet, asChromium, alone];

/** Tests of what moves: the loading screen, the slides, the partners' band, the menu. */
const aboutMovement = /e2e\/(loading\/|page\/(header|hero|menu|partner|print|without-script))/;

/** The tests start the real server themselves, each worker on a port of its own: hence no `webServer`. */
export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results/browser",
  globalSetup: "./tools/build/build-for-tests.mjs",
  workers: 3,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // A guard against hanging, not a measure.
  globalTimeout: 4_800_000,
  // A slow machine is no fault of the page; what never comes still fails.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  // Each frame of a moving page costs processor time: 268 browser tests took 717 s of it with movement, 587 s without.
  projects: [
    { name: "moving", testMatch: aboutMovement },
    {
      name: "still",
      testIgnore: aboutMovement,
      use: { contextOptions: { reducedMotion: "reduce" } },
    },
  ],
  // What failed is told at the end, where a log is read.
  reporter: [["dot"], ["json", { outputFile: "test-results/browser.json" }]],
  use: {
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    // Recording costs every test a quarter of its time: ask for it with `playwright test --trace on`.
    trace: "off",
    screenshot: "off",
    launchOptions: {
      executablePath: findTestBrowser(chromium.executablePath()),
      // Chromium's sandbox doesn't work for root, which is who runs in a container.
      args: isRoot ? [...args, "--no-sandbox"] : args,
    },
  },
});
