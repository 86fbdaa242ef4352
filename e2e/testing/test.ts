import { test as base, type Page } from "@playwright/test";
import { recordNoise, PageNoise, withoutWorker } from "./page-noise.ts";
import { SharedWindows } from "./shared-window.ts";
import { SiteServer } from "./site-server.ts";

interface Fixtures {
  /** Whether the page may register its service worker. */
  keepsSite: boolean;
  noise: PageNoise;
  /** A server that no other test uses meanwhile, so that it may stop and kill it. Its log and messages are the test's. */
  ownServer: SiteServer;
  /** The same, with a store that was empty: for the form without script, whose same words are the same message. */
  newServer: SiteServer;
}

interface WorkerFixtures {
  /** The server that the tests of one worker share. */
  server: SiteServer;
  /** The server that the worker's next test can have for its own, if there is one. */
  spareServer: { server: SiteServer | undefined };
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
  spareServer: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, provide) => {
      const spare: WorkerFixtures["spareServer"] = { server: undefined };
      await provide(spare);
      await spare.server?.remove();
    },
    { scope: "worker" },
  ],
  ownServer: async ({ context, spareServer }, provide) => {
    const server = await takeServer(spareServer);
    await provide(server);
    // Before their server stops: an open page still requests the next slide's picture.
    await Promise.all(context.pages().map((page) => page.close()));
    await handOn(server, spareServer);
  },
  newServer: async ({ context }, provide) => {
    const server = await takeServer();
    await provide(server);
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

/** A running server that nobody else uses: the spare one, if there is one, or a new one. */
export async function takeServer(spare?: WorkerFixtures["spareServer"]): Promise<SiteServer> {
  const server = spare?.server ?? new SiteServer();
  if (!spare?.server) await server.start();
  if (spare) spare.server = undefined;
  return server;
}

/** Keeps a server for the next test, or removes it if the test has left it other than it was. */
export async function handOn(server: SiteServer, spare: WorkerFixtures["spareServer"]): Promise<void> {
  if (!spare.server && server.handOn()) spare.server = server;
  else await server.remove();
}

/** Opens an address and waits until the loading screen ends by itself. */
export async function open(page: Page, address = "/"): Promise<void> {
  await page.goto(address);
  await page.locator("[data-loader]").waitFor({ state: "detached" });
}
