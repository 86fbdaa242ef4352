import { test as base, type Page } from "@playwright/test";
import { recordNoise, PageNoise, withoutWorker } from "./page-noise.ts";
import { SharedWindows } from "./shared-window.ts";
import { SiteServer } from "./site-server.ts";

interface Fixtures {
  /** Whether the page may register its service worker. */
  keepsSite: boolean;
  noise: PageNoise;
  /** A server that only this test uses, and may stop and kill. */
  ownServer: SiteServer;
}

interface WorkerFixtures {
  /** The server that the tests of one worker share. */
  server: SiteServer;
  /** The windows of `same-window.ts`; declared here so that its tests share the workers of all others. */
  sharedWindows: SharedWindows;
}

/**
 * Playwright's test on the built site and the real server. Any unexpected error or warning of a page fails the
 * test. The map's host is answered here; a request to any other host fails the test.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
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
  sharedWindows: [
    async ({ browser, server }, provide, { project }) => {
      const windows = new SharedWindows(browser, server.origin, project.use);
      await provide(windows);
      await windows.close();
    },
    { scope: "worker" },
  ],
  ownServer: async ({ context }, provide) => {
    const server = new SiteServer();
    await server.start();
    await provide(server);
    // Before their server stops: an open page still requests the next slide's picture.
    await Promise.all(context.pages().map((page) => page.close()));
    await server.remove();
  },
  keepsSite: [false, { option: true }],
  baseURL: async ({ server }, provide) => provide(server.origin),
  // oxlint-disable-next-line no-empty-pattern -- as above
  noise: async ({}, provide) => {
    const noise = new PageNoise();
    await provide(noise);
    noise.judge();
  },
  context: async ({ context, noise, keepsSite }, provide) => {
    if (!keepsSite) await withoutWorker(context);
    context.on("page", (page) => recordNoise(page, noise));
    await provide(context);
  },
});

export { expect } from "@playwright/test";

/** Opens an address and waits until the loading screen ends by itself. */
export async function open(page: Page, address = "/"): Promise<void> {
  await page.goto(address);
  await page.locator("[data-loader]").waitFor({ state: "detached" });
}
