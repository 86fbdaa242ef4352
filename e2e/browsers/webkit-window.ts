import { Key, type WebDriver } from "selenium-webdriver";
import { run, type DrivenWindow, type KeyName } from "./driven-window.ts";
import { listenHere, takeHeard } from "./listen-here.ts";
import { startWebkit, type WebkitPrograms } from "./start-webkit.ts";

const keys: Record<KeyName, string> = { Escape: Key.ESCAPE, Enter: Key.ENTER, ArrowDown: Key.ARROW_DOWN };

/** WebKitGTK driven by Selenium. */
export class WebkitWindow implements DrivenWindow {
  readonly close: () => Promise<void>;
  readonly #driver: WebDriver;
  #heard: string[] = [];

  private constructor(driver: WebDriver, close: () => Promise<void>) {
    this.#driver = driver;
    this.close = close;
  }

  static async open(programs: WebkitPrograms): Promise<WebkitWindow> {
    const { driver, stop } = await startWebkit(programs);
    return new WebkitWindow(driver, stop);
  }

  async load(url: string): Promise<void> {
    await this.#collect();
    await this.#driver.get("about:blank");
    await this.#driver.get(url);
    // Not sooner: a command sent while the document is replaced may never be answered.
    await run(this, listenHere);
  }

  async reload(): Promise<void> {
    await this.#collect();
    await this.#driver.navigate().refresh();
    await run(this, listenHere);
  }

  async back(): Promise<void> {
    await this.#collect();
    await this.#driver.navigate().back();
  }

  evaluate(expression: string): Promise<string> {
    return this.#driver.executeScript<string>(`return ${expression}`);
  }

  press(x: number, y: number): Promise<void> {
    return this.#driver.actions().move({ x, y }).click().perform();
  }

  type(text: string): Promise<void> {
    return this.#driver.actions().sendKeys(text).perform();
  }

  key(name: KeyName): Promise<void> {
    return this.type(keys[name]);
  }

  async resize(width: number, height: number): Promise<void> {
    const frame = await run(this, () => ({ x: outerWidth - innerWidth, y: outerHeight - innerHeight }));
    const size = { width: width + frame.x, height: height + frame.y };
    await this.#driver.manage().window().setRect(size);
    while (!(await run(this, (x, y) => innerWidth === x && innerHeight === y, width, height)));
  }

  async picture(): Promise<Buffer> {
    return Buffer.from(await this.#driver.takeScreenshot(), "base64");
  }

  async heard(): Promise<string[]> {
    await this.#collect();
    return this.#heard.splice(0);
  }

  async #collect(): Promise<void> {
    this.#heard.push(...(await run(this, takeHeard)));
  }
}
