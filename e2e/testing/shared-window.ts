import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Page,
  PlaywrightTestOptions,
} from "@playwright/test";
import { recordNoise, type PageNoise, withoutWorker } from "./page-noise.ts";

type Viewport = { width: number; height: number };

/** The kinds of window that can be shared: what else there is of them is set for each visit. */
export type WindowKind = Pick<
  PlaywrightTestOptions,
  "contextOptions" | "deviceScaleFactor" | "hasTouch" | "isMobile" | "javaScriptEnabled"
>;

/** Events that a test can listen to. */
const pageEvents = [
  "console",
  "dialog",
  "framenavigated",
  "pageerror",
  "popup",
  "request",
  "requestfailed",
  "requestfinished",
  "response",
];

/** Methods whose effect can't be undone: a test that uses one needs its own window. */
const persistentMethods = [
  "addInitScript",
  "exposeBinding",
  "exposeFunction",
  "setExtraHTTPHeaders",
] as const;

/**
 * A browser window for several visits, because a new window costs more than the page in it. Between visits storage,
 * history, routes, permissions, media and size are reset.
 */
export class SharedWindow {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly #origin: string;
  readonly #browser: CDPSession;
  readonly #own: BrowserContextOptions;
  readonly #visited = new Set<string>();

  private constructor(page: Page, browser: CDPSession, origin: string, own: BrowserContextOptions) {
    this.page = page;
    this.context = page.context();
    this.#browser = browser;
    this.#origin = origin;
    this.#own = own;
  }

  /** Takes the configuration's options: Playwright applies them only to its own windows. */
  static async open(
    browser: Browser,
    origin: string,
    { locale, timezoneId }: Partial<PlaywrightTestOptions>,
    { contextOptions, ...kind }: WindowKind,
  ): Promise<SharedWindow> {
    const options = {
      ...contextOptions,
      ...kind,
      baseURL: origin,
      ...(locale && { locale }),
      ...(timezoneId && { timezoneId }),
    };
    const context = await browser.newContext(options);
    await withoutWorker(context);
    const page = await context.newPage();
    for (const target of [page, context]) for (const name of persistentMethods) target[name] = refuse;
    page.clock.install = refuse;
    context.setOffline = refuse;
    return new SharedWindow(page, await context.newCDPSession(page), origin, contextOptions);
  }

  /** Starts a visit: errors of the pages go to `noise`. */
  async begin(noise: PageNoise, viewport: Viewport | null): Promise<void> {
    recordNoise(this.page, noise);
    this.page.on("framenavigated", (frame) => this.#visited.add(new URL(frame.url()).origin));
    this.context.on("page", (page) => recordNoise(page, noise));
    if (viewport) await this.page.setViewportSize(viewport);
  }

  /** Ends a visit: leaves the site and clears the visit's data. */
  async end(): Promise<void> {
    const { page, context } = this;
    const others = context.pages().filter((other) => other !== page);
    await Promise.all(others.map((other) => other.close()));
    // Before the routes are removed: a page's last requests must not reach another host.
    await leaveSite(page, this.#origin);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await context.unrouteAll({ behavior: "ignoreErrors" });
    for (const event of pageEvents) page.removeAllListeners(event);
    context.removeAllListeners("page");
    for (const origin of this.#visited)
      if (origin.startsWith("http:"))
        await this.#browser.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
    this.#visited.clear();
    await page.evaluate(() => sessionStorage.clear());
    await this.#browser.send("Page.resetNavigationHistory");
    await context.clearPermissions();
    // A place where nothing reacts to the pointer: over the slides it would pause them.
    await page.mouse.move(0, 0);
    await page.emulateMedia({
      media: null,
      colorScheme: "light",
      reducedMotion: this.#own.reducedMotion ?? "no-preference",
      forcedColors: this.#own.forcedColors ?? "none",
      contrast: "no-preference",
    });
  }

  async close(): Promise<void> {
    await this.context.close();
  }
}

/** The shared windows of one worker, one of each kind that its tests ask for. */
export class SharedWindows {
  readonly #windows = new Map<string, SharedWindow>();
  readonly #open: (kind: WindowKind) => Promise<SharedWindow>;

  constructor(browser: Browser, origin: string, options: Partial<PlaywrightTestOptions>) {
    this.#open = (kind) => SharedWindow.open(browser, origin, options, kind);
  }

  async get(kind: WindowKind): Promise<SharedWindow> {
    const name = JSON.stringify(kind);
    const window = this.#windows.get(name) ?? (await this.#open(kind));
    this.#windows.set(name, window);
    return window;
  }

  async close(): Promise<void> {
    await Promise.all([...this.#windows.values()].map((window) => window.close()));
  }
}

/**
 * Leaves for a file without script, on the site's origin, so that the window keeps its process. A page that a route
 * answers would disable the browser's cache: each visit would read scripts and decode pictures anew.
 */
export async function leaveSite(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/favicon.svg`);
}

function refuse(): never {
  throw new Error("That would stay for the tests that follow: take `test` from test.ts, not same-window.ts.");
}
