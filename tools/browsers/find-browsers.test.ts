import { chmodSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { findBrowsers, missingPackages } from "./find-browsers.ts";

/** A machine with only these programs on its PATH. */
function machineWith(...names: string[]): NodeJS.ProcessEnv {
  const folder = mkdtempSync(join(tmpdir(), "programs-"));
  for (const name of names) {
    writeFileSync(join(folder, name), "");
    chmodSync(join(folder, name), 0o755);
  }
  return { PATH: folder };
}

describe("the other browsers", () => {
  it("are driven where all their programs are", () => {
    const [firefox, webkit] = findBrowsers(machineWith("firefox-esr", "WebKitWebDriver", "Xvfb"));
    expect(firefox && missingPackages(firefox)).toEqual([]);
    expect(webkit && missingPackages(webkit)).toEqual([]);
  });

  it("are told by the packages that they lack", () => {
    const [firefox, webkit] = findBrowsers(machineWith("WebKitWebDriver"));
    expect(firefox && missingPackages(firefox)).toEqual(["firefox-esr"]);
    expect(webkit && missingPackages(webkit)).toEqual(["xvfb"]);
  });

  it("may stand elsewhere, named by a setting", () => {
    const [firefox] = findBrowsers({ PATH: "", FIREFOX_PATH: "/opt/firefox/firefox" });
    expect(firefox?.programs).toEqual({ browser: "/opt/firefox/firefox" });
  });
});
