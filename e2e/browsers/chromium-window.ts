import { chromium, type Browser, type LaunchOptions, type Page } from "@playwright/test";
import type { DrivenWindow, KeyName } from "./driven-window.ts";
import { NOWHERE } from "./nowhere.ts";

/** The Chromium of all other tests, by Playwright: what it shows is what the others are held against. */
export class ChromiumWindow implements DrivenWindow {
  readonly title: string;
  readonly #browser: Browser;
  readonly #page: Page;
  #heard: string[] = [];

  private constructor(browser: Browser, page: Page) {
    this.title = `Chromium ${browser.version()}`;
    this.#browser = browser;
    this.#page = page;
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type()))
        this.#heard.push(`${message.type()}: ${message.text()}`);
    });
    page.on("pageerror", (error) => this.#heard.push(`error: ${error.message}`));
    page.on("response", (response) => {
      if (response.status() >= 400) this.#heard.push(`response ${response.status()}: ${response.url()}`);
    });
  }

  static async open(options: LaunchOptions, mayRunScript = true): Promise<ChromiumWindow> {
    const proxy = { server: `${NOWHERE.host}:${NOWHERE.port}`, bypass: "localhost" };
    const browser = await chromium.launch({ ...options, proxy });
    const page = await browser.newPage({ javaScriptEnabled: mayRunScript, locale: "en-IN" });
    return new ChromiumWindow(browser, page);
  }

  async load(url: string): Promise<void> {
    await this.#page.goto("about:blank");
    await this.#page.goto(url);
  }

  async back(): Promise<void> {
    await this.#page.goBack();
  }

  evaluate(expression: string): Promise<string> {
    return this.#page.evaluate<string>(expression);
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
    return this.#page.setViewportSize({ width, height });
  }

  picture(): Promise<Buffer> {
    return this.#page.screenshot();
  }

  async heard(): Promise<string[]> {
    return this.#heard.splice(0);
  }

  close(): Promise<void> {
    return this.#browser.close();
  }
}
