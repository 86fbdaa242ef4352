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
 * Path of a full Chromium: CHROME_PATH, the one that Playwright was released with, or the system's. Undefined if there
 * is none. `downloaded` is Playwright's `chromium.executablePath()`.
 */
export function findChromium(
  downloaded: string,
  environment: NodeJS.ProcessEnv = process.env,
): string | undefined {
  if (environment.CHROME_PATH) return environment.CHROME_PATH;
  return [downloaded, ...onPath(names, environment), ...usualPlaces].find((place) => existsSync(place));
}

/**
 * Path of the browser for `npm test`: CHROME_PATH, else Chromium's headless shell, which opens no windows and needs a
 * third less processor time, else a full Chromium.
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
