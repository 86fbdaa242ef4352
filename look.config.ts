import { defineConfig } from "@playwright/test";
import tests from "./playwright.config.ts";

/** The pictures of `npm run look`: apart from the tests, for they change with Chromium (docs/look.md). */
export default defineConfig({
  ...tests,
  testDir: "e2e/look",
  testMatch: "**/*.look.ts",
  outputDir: "test-results/look",
  snapshotPathTemplate: "e2e/look/kept/{projectName}/{arg}{ext}",
  // Only `npm run look -- --accept` writes a picture.
  updateSnapshots: "none",
  reporter: [["line"], ["json", { outputFile: "test-results/look.json" }]],
  expect: {
    timeout: 15_000,
    // A picture is taken once two in a row are equal: what still moves fails by itself. Animations are held by the
    // tests, since one that is wound to its end turns the hero's page over.
    // Some pixels of a letter's edge differ from run to run (8 and 13 were seen): more is a difference.
    toHaveScreenshot: { animations: "allow", caret: "hide", scale: "css", threshold: 0, maxDiffPixels: 20 },
  },
  use: {
    ...tests.use,
    contextOptions: { reducedMotion: "reduce" },
    // The sheet that takes the bars out of a picture is not the site's.
    bypassCSP: true,
    deviceScaleFactor: 1,
  },
  projects: [
    { name: "360", use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true } },
    { name: "1280", use: { viewport: { width: 1280, height: 800 } } },
  ],
});
