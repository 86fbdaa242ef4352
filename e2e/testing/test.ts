import { test as base, type Page } from "@playwright/test";
import { SiteServer } from "./site-server.ts";

/** What a page must not say: everything, but what the test expects by name. */
class PageNoise {
  readonly #heard: string[] = [];
  readonly #expected: { pattern: RegExp; why: string; wasHeard: boolean }[] = [];

  hear(noise: string): void {
    const expected = this.#expected.find(({ pattern }) => pattern.test(noise));
    if (expected) expected.wasHeard = true;
    else this.#heard.push(noise);
  }

  /** Names a console message, failed request or error that belongs to what the test does, and why. It must come. */
  expect(pattern: RegExp, why: string): void {
    this.#expected.push({ pattern, why, wasHeard: false });
  }

  judge(): void {
    const silent = this.#expected.filter(({ wasHeard }) => !wasHeard);
    if (this.#heard.length > 0) throw new Error(`Unexpected from the page:\n${this.#heard.join("\n")}`);
    if (silent.length > 0) {
      throw new Error(
        `Expected from the page, but not heard: ${silent.map(({ pattern, why }) => `${pattern} (${why})`).join(", ")}`,
      );
    }
  }
}

/** Listens to console, errors, failed requests and security violations of a page. */
function listen(page: Page, noise: PageNoise): void {
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning")
      noise.hear(`console ${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => noise.hear(`page error: ${error.message}`));
  page.on("requestfailed", (request) => {
    // A navigation or a closed page gives up what is under way: nobody waits for it any more.
    if (request.failure()?.errorText === "net::ERR_ABORTED") return;
    noise.hear(`request failed: ${request.url()} ${request.failure()?.errorText ?? ""}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) noise.hear(`response ${response.status()}: ${response.url()}`);
  });
}

interface Fixtures {
  /** Whether the page may register its service worker: else each test would wait for it, or be answered by it. */
  keepsSite: boolean;
  noise: PageNoise;
  /** A server that this test may stop and kill; others share one. */
  ownServer: SiteServer;
}

interface WorkerFixtures {
  /** The server that the tests of one worker share. */
  server: SiteServer;
}

/**
 * Playwright's test over the built site and the real server. Anything that a page says unexpectedly fails the
 * test; the map's host is answered here, and no other host may be asked for anything.
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
  ownServer: async ({ context }, provide) => {
    const server = new SiteServer();
    await server.start();
    await provide(server);
    // Before their server goes: an open page still asks for the next slide's picture.
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
    if (!keepsSite) {
      await context.addInitScript(() => {
        if ("serviceWorker" in navigator)
          navigator.serviceWorker.register = () => new Promise(() => undefined);
      });
    }
    context.on("page", (page) => listen(page, noise));
    await context.route(/^https?:\/\/(?!localhost[:/])/, async (route) => {
      const { hostname } = new URL(route.request().url());
      if (hostname === "www.google.com") {
        await route.fulfill({ contentType: "text/html", body: "<title>Map</title>" });
        return;
      }
      noise.hear(`asked another host: ${route.request().url()}`);
      await route.abort();
    });
    await provide(context);
  },
});

export { expect } from "@playwright/test";

/** Opens an address and waits until the loading screen has gone by itself. */
export async function open(page: Page, address = "/"): Promise<void> {
  await page.goto(address);
  await page.locator("[data-loader]").waitFor({ state: "detached" });
}
