import type { BrowserContext, Page } from "@playwright/test";

/** Errors and warnings of a page. Each one fails the test unless it is expected. */
export class PageNoise {
  readonly #heard: string[] = [];
  readonly #expected: { pattern: RegExp; why: string; wasHeard: boolean }[] = [];

  hear(noise: string): void {
    const expected = this.#expected.find(({ pattern }) => pattern.test(noise));
    if (expected) expected.wasHeard = true;
    else this.#heard.push(noise);
  }

  /** Expects a console message, failed request or error, with the reason. The test fails if it doesn't come. */
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
export function listen(page: Page, noise: PageNoise): void {
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning")
      noise.hear(`console ${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => noise.hear(`page error: ${error.message}`));
  page.on("requestfailed", (request) => {
    // A navigation or a closed page aborts pending requests, which nothing waits for any more.
    if (request.failure()?.errorText === "net::ERR_ABORTED") return;
    noise.hear(`request failed: ${request.url()} ${request.failure()?.errorText ?? ""}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) noise.hear(`response ${response.status()}: ${response.url()}`);
  });
}

/** Answers for the map's host; a request to any other host but our own is noise. */
export async function keepToOurHost(context: BrowserContext, noise: PageNoise): Promise<void> {
  await context.route(/^https?:\/\/(?!localhost[:/])/, async (route) => {
    const { hostname } = new URL(route.request().url());
    if (hostname === "www.google.com") {
      await route.fulfill({ contentType: "text/html", body: "<title>Map</title>" });
      return;
    }
    noise.hear(`asked another host: ${route.request().url()}`);
    await route.abort();
  });
}

/** Keeps pages from registering the service worker: tests would wait for it, or get its answers. */
export async function withoutWorker(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if ("serviceWorker" in navigator) navigator.serviceWorker.register = () => new Promise(() => undefined);
  });
}
