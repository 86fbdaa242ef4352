import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { findChromium, findTestBrowser } from "./find-chromium.ts";
import { FriendlyError, isRunDirectly, projectRoot, runMain } from "../command/project.mjs";
import { runChild } from "../command/run-child.mjs";
import { ensureInstalled } from "./setup.mjs";

/** Path of the browser for `npm test`: Chromium's headless shell if it is installed or can be. */
export async function ensureTestBrowser(node: string): Promise<string> {
  const { CHROME_PATH } = process.env;
  if (!CHROME_PATH && !isShell(await findInstalled(findTestBrowser)))
    await installWithApt("chromium-headless-shell");
  return (await findInstalled(findTestBrowser)) ?? ensure(node, findTestBrowser, "chromium");
}

function isShell(path: string | undefined): boolean {
  return path?.includes("headless-shell") ?? false;
}

/** Path of a full Chromium; installs it first if it is missing and that is possible. */
export async function ensureChromium(node: string): Promise<string> {
  return (await findInstalled(findChromium)) ?? ensure(node, findChromium, "chromium");
}

async function ensure(node: string, find: typeof findChromium, debianPackage: string): Promise<string> {
  for (const attempt of [() => installWithApt(debianPackage), () => downloadWithPlaywright(node)]) {
    await attempt();
    const path = await findInstalled(find);
    if (path) return path;
  }
  throw new FriendlyError(
    "The browser tests need Chromium, and it could not be fetched. Install Chromium or Google Chrome with the " +
      "system's package manager, or set CHROME_PATH to the program of one that is there.",
  );
}

async function findInstalled(find: typeof findChromium): Promise<string | undefined> {
  // Imported dynamically: this file is loaded before the packages are installed.
  const { chromium } = await import("@playwright/test");
  const path = find(chromium.executablePath());
  if (path && !existsSync(path)) throw new FriendlyError(`CHROME_PATH names ${path}, which does not exist.`);
  return path;
}

/** On a bare Debian or Ubuntu, as in a container: the distribution's package also installs the required libraries. */
async function installWithApt(debianPackage: string): Promise<void> {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !isOnPath("apt-get")) return;
  console.error(`Installing ${debianPackage} with apt-get: about a minute…`);
  // dpkg needs the folders that contain ldconfig; a minimal PATH lacks them.
  const path = `${process.env.PATH}:/usr/local/sbin:/usr/sbin:/sbin`;
  const env = { ...process.env, PATH: path, DEBIAN_FRONTEND: "noninteractive" };
  const update = await runChild("apt-get", ["update", "-q"], { capture: true, env });
  const args = ["install", "-q", "-y", "--no-install-recommends", debianPackage];
  const install = await runChild("apt-get", args, { capture: true, env });
  if (update.stoppedBy || install.stoppedBy)
    throw new FriendlyError("Stopped before Chromium was installed.");
  if (install.code !== 0) console.error(lastLines(`${update.output}\n${install.output}`));
}

async function downloadWithPlaywright(node: string): Promise<void> {
  console.error("Downloading Playwright's Chromium…");
  const cli = join(projectRoot, "node_modules", "@playwright", "test", "cli.js");
  const download = await runChild(node, [cli, "install", "chromium"], {
    capture: true,
    timeLimitMs: 240_000,
  });
  if (download.stoppedBy) throw new FriendlyError("Stopped before Chromium was downloaded.");
  if (download.code !== 0) console.error(lastLines(download.output));
}

function isOnPath(program: string): boolean {
  return (process.env.PATH ?? "").split(delimiter).some((folder) => existsSync(join(folder, program)));
}

function lastLines(output: string): string {
  return output.trim().split("\n").slice(-8).join("\n");
}

if (isRunDirectly(import.meta.url)) {
  await runMain(async () => {
    console.log(await ensureChromium(await ensureInstalled()));
    return 0;
  });
}
