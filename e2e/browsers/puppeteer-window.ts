import puppeteer, { type Browser, type LaunchOptions, type Page } from "puppeteer-core";
import type { DrivenWindow, KeyName } from "./driven-window.ts";
import { NOWHERE } from "./nowhere.ts";

/** Headless Chromium, or Firefox as distributions ship it, driven by Puppeteer. */
export class PuppeteerWindow implements DrivenWindow {
  readonly #browser: Browser;
  readonly #page: Page;
  #heard: string[] = [];

  private constructor(browser: Browser, page: Page) {
    this.#browser = browser;
    this.#page = page;
    // The timeout of the whole test applies instead.
    page.setDefaultNavigationTimeout(0);
    page.on("console", (message) => {
      const type = message.type();
      if (type === "error" || type === "warn") this.#heard.push(`${type}: ${message.text()}`);
    });
    page.on("pageerror", (error) => this.#heard.push(`error: ${String(error)}`));
    page.on("response", (response) => {
      if (response.status() >= 400) this.#heard.push(`response ${response.status()}: ${response.url()}`);
    });
  }

  static async open(options: LaunchOptions): Promise<PuppeteerWindow> {
    const browser = await puppeteer.launch(options);
    const context = await browser.createBrowserContext({
      proxyServer: `${NOWHERE.host}:${NOWHERE.port}`,
      proxyBypassList: ["localhost"],
    });
    return new PuppeteerWindow(browser, await context.newPage());
  }

  async load(url: string): Promise<void> {
    const heard = this.#heard.length;
    await this.#page.goto("about:blank");
    // A page that is being left reports requests that it can't finish.
    this.#heard.length = heard;
    await this.#page.goto(url);
  }

  async reload(): Promise<void> {
    await this.#page.reload();
  }

  async back(): Promise<void> {
    // In Firefox Puppeteer's `goBack` never resolves if the document stays the same.
    await this.#page.evaluate("history.back()");
  }

  async evaluate(expression: string): Promise<string> {
    return String(await this.#page.evaluate(expression));
  }

  press(x: number, y: number): Promise<void> {
    return this.#page.mouse.click(x, y);
  }

  type(text: string): Promise<void> {
    return this.#page.keyboard.type(text);
  }

  key(name: KeyName): Promise<void> {
    return this.#page.keyboard.press(name);
  }

  resize(width: number, height: number): Promise<void> {
    return this.#page.setViewport({ width, height });
  }

  async picture(): Promise<Buffer> {
    return Buffer.from(await this.#page.screenshot());
  }

  async heard(): Promise<string[]> {
    return this.#heard.splice(0);
  }

  close(): Promise<void> {
    return this.#browser.close();
  }
}
