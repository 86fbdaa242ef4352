import { test as base } from "@playwright/test";
import type { LaunchOptions } from "puppeteer-core";
import { SiteServer } from "../testing/site-server.ts";
import type { DrivenWindow } from "./driven-window.ts";
import { PuppeteerWindow } from "./puppeteer-window.ts";
import type { WebkitPrograms } from "./start-webkit.ts";
import { Visitor } from "./visitor.ts";
import { WebkitWindow } from "./webkit-window.ts";

/** The browser of a project, with the paths of its programs. */
export type BrowserHere =
  | { kind: "chromium"; programs: LaunchOptions }
  | { kind: "firefox"; programs: { browser: string } }
  | { kind: "webkit"; programs: WebkitPrograms };

export interface WorkerOptions {
  here: BrowserHere;
  /** Whether pages may run script; WebKit's driver doesn't work without it. */
  mayRunScript: boolean;
}

interface WorkerFixtures extends WorkerOptions {
  server: SiteServer;
  window: DrivenWindow;
}

interface Fixtures {
  visitor: Visitor;
}

/** A test of the built site on the real server, in one browser window. Any console message of the page fails it. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  here: [
    { kind: "chromium", programs: {} },
    { option: true, scope: "worker" },
  ],
  mayRunScript: [true, { option: true, scope: "worker" }],
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
    async ({}, provide) => {
      const server = new SiteServer();
      await server.start();
      await provide(server);
      await server.remove();
    },
    { scope: "worker" },
  ],
  window: [
    async ({ here, mayRunScript }, provide) => {
      const window = await openWindow(here, mayRunScript);
      await provide(window);
      await window.close();
    },
    { scope: "worker" },
  ],
  visitor: async ({ window, server, mayRunScript }, provide) => {
    await window.resize(1280, 800);
    await provide(new Visitor(window, server.origin, mayRunScript));
    const heard = (await window.heard()).filter((each) => !isOfMap(each));
    if (heard.length > 0) throw new Error(`Unexpected from the page:\n${heard.join("\n")}`);
  },
});

export { expect } from "@playwright/test";

function openWindow({ kind, programs }: BrowserHere, mayRunScript: boolean): Promise<DrivenWindow> {
  switch (kind) {
    case "chromium":
      return PuppeteerWindow.open(programs);
    case "firefox":
      return PuppeteerWindow.open(firefoxOptions(programs.browser, mayRunScript));
    case "webkit":
      return WebkitWindow.open(programs);
  }
}

function firefoxOptions(executablePath: string, mayRunScript: boolean): LaunchOptions {
  const extraPrefsFirefox = {
    "javascript.enabled": mayRunScript,
    // A service worker keeps fetching for pages that were left.
    "dom.serviceWorkers.enabled": false,
  };
  return { browser: "firefox", executablePath, extraPrefsFirefox };
}

/** The map's host can't be reached here: its frame stays empty, and a browser may report it. */
function isOfMap(noise: string): boolean {
  return noise.includes("https://www.google.com/");
}
