import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const names = [
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "chrome",
  "microsoft-edge-stable",
];

const usualPlaces = [
  "/snap/bin/chromium",
  "/opt/google/chrome/chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * A whole Chromium: CHROME_PATH, the one that Playwright was released with, or the system's. Undefined when there is
 * none. `downloaded` is Playwright's `chromium.executablePath()`.
 */
export function findChromium(
  downloaded: string,
  environment: NodeJS.ProcessEnv = process.env,
): string | undefined {
  if (environment.CHROME_PATH) return environment.CHROME_PATH;
  return [downloaded, ...onPath(names, environment), ...usualPlaces].find((place) => existsSync(place));
}

/**
 * The browser of `npm test`: CHROME_PATH, else Chromium's headless shell, which is Chromium without windows of its own
 * and takes a third less of the processor's time, else a whole Chromium.
 */
export function findTestBrowser(
  downloaded: string,
  environment: NodeJS.ProcessEnv = process.env,
): string | undefined {
  const [shell] = onPath(["chromium-headless-shell"], environment).filter((place) => existsSync(place));
  return environment.CHROME_PATH || shell || findChromium(downloaded, environment);
}

function onPath(programs: string[], { PATH = "" }: NodeJS.ProcessEnv): string[] {
  const folders = PATH.split(delimiter).filter((folder) => folder !== "");
  return folders.flatMap((folder) => programs.map((name) => join(folder, name)));
}
