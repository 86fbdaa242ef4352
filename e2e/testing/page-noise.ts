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

  /** Allows something that may occur, with the reason. */
  allow(pattern: RegExp, why: string): void {
    this.#expected.push({ pattern, why, wasHeard: true });
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

/** The only other host that a page requests on its own: the map's frame. */
export const MAP_HOST = "www.google.com";

/**
 * Records console messages, errors, failed requests and security violations of a page, and requests to other hosts,
 * which the browser can't resolve (playwright.config.ts). A route for all requests would do the same, but would disable
 * the browser's cache and cost a tenth of the tests' time.
 */
export function recordNoise(page: Page, noise: PageNoise): void {
  page.on("request", (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (!protocol.startsWith("http") || hostname === "localhost" || hostname === MAP_HOST) return;
    noise.hear(`asked another host: ${request.url()}`);
  });
  page.on("console", (message) => {
    // Without script the map's frame stays empty until its link is pressed, and until then has our origin.
    if (/can escape its sandboxing/.test(message.text())) return;
    // A whole Chromium asks for it beside a file that is no page (shared-window.ts); our pages name their icon.
    if (message.location().url.endsWith("/favicon.ico")) return;
    if (message.type() === "error" || message.type() === "warning")
      noise.hear(`console ${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => noise.hear(`page error: ${error.message}`));
  page.on("requestfailed", (request) => {
    // A navigation or a closed page aborts pending requests that nothing waits for.
    if (request.failure()?.errorText === "net::ERR_ABORTED") return;
    if (new URL(request.url()).hostname === MAP_HOST) return;
    noise.hear(`request failed: ${request.url()} ${request.failure()?.errorText ?? ""}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) noise.hear(`response ${response.status()}: ${response.url()}`);
  });
}

/** Answers requests to another host with an empty page of that title. */
export async function answerFor(
  origin: string,
  title: string,
  { context, noise }: { context: BrowserContext; noise: PageNoise },
): Promise<void> {
  if (new URL(origin).hostname !== MAP_HOST) {
    // A new tab may send its first request before anything listens to the tab.
    noise.allow(new RegExp(`^asked another host: ${origin}/?$`), "the visitor goes there");
  }
  await context.route(`${origin}/**`, (route) =>
    route.fulfill({ contentType: "text/html", body: `<title>${title}</title>` }),
  );
}

/** Prevents pages from registering the service worker: tests would wait for it, or receive its answers. */
export async function withoutWorker(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if ("serviceWorker" in navigator) navigator.serviceWorker.register = () => new Promise(() => undefined);
  });
}
