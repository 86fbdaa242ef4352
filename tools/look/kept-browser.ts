import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../command/project.mjs";

const file = join(projectRoot, "e2e", "look", "kept", "browser.json");

/**
 * The current browser and system, which decide how text is rendered: "Chromium 150.0.7871.100 on linux x64". The headless
 * shell of the same version sets letters wider.
 */
export async function browserHere(executablePath: string): Promise<string> {
  // Imported dynamically: the packages may have been installed only now.
  const { chromium } = await import("@playwright/test");
  const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const browser = await chromium.launch({ executablePath, args });
  const version = browser.version();
  await browser.close();
  const program = /headless[-_]shell/.test(executablePath) ? "Chromium's headless shell" : "Chromium";
  return `${program} ${version} on ${process.platform} ${process.arch}`;
}

/** The browser that took the stored pictures; undefined if there are none. */
export function keptBrowser(): string | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).takenBy : undefined;
}

export function noteBrowser(takenBy: string): void {
  writeFileSync(file, `${JSON.stringify({ takenBy }, undefined, 2)}\n`);
}
