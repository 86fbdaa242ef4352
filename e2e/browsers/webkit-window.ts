import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { run, type DrivenWindow, type KeyName } from "./driven-window.ts";
import { pressAt, pressOf, typing } from "./input-actions.ts";
import { listenHere, takeHeard } from "./listen-here.ts";
import { NOWHERE } from "./nowhere.ts";
import { WebDriverSession } from "./webdriver-session.ts";

/** The programs that WebKitGTK needs: its driver, and a screen that nobody looks at. */
export interface WebkitPrograms {
  driver: string;
  screen: string;
}

/** WebKitGTK by W3C WebDriver, on a screen of its own. */
export class WebkitWindow implements DrivenWindow {
  title = "";
  readonly #folder = mkdtempSync(join(tmpdir(), "webkit-"));
  readonly #programs: WebkitPrograms;
  readonly #children: ChildProcess[] = [];
  #session: WebDriverSession | undefined;
  #heard: string[] = [];

  private constructor(programs: WebkitPrograms) {
    this.#programs = programs;
  }

  static async open(programs: WebkitPrograms): Promise<WebkitWindow> {
    const window = new WebkitWindow(programs);
    try {
      await window.#connect();
    } catch (error) {
      await window.close();
      throw error;
    }
    return window;
  }

  async #connect(): Promise<void> {
    const driver = await this.#startDriver(await this.#startScreen());
    const args = [
      "--automation",
      `--proxy=http://${NOWHERE.host}:${NOWHERE.port}`,
      "--ignore-host=localhost",
    ];
    this.#session = await WebDriverSession.open(driver, {
      "webkitgtk:browserOptions": { args },
    });
    this.title = `WebKitGTK ${this.#session.capabilities.browserVersion}`;
  }

  /** Starts a screen; answers with its number, such as `:1`. */
  async #startScreen(): Promise<string> {
    const args = ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"];
    const screen = spawn(this.#programs.screen, args, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
    this.#children.push(screen);
    const [number] = (await once(screen.stdio[3] as Readable, "data")) as [Buffer]; // a pipe, as asked for
    return `:${number.toString().trim()}`;
  }

  /** Starts the driver; answers with its address. */
  async #startDriver(screen: string): Promise<string> {
    const port = await freePort();
    // The browser's own keys would keep its window from being as narrow as a phone.
    mkdirSync(join(this.#folder, "gtk-3.0"));
    writeFileSync(join(this.#folder, "gtk-3.0", "gtk.css"), "* { min-width: 0; min-height: 0; padding: 0 }");
    const env = {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DISPLAY: screen,
      GDK_BACKEND: "x11",
      XDG_CONFIG_HOME: this.#folder,
      XDG_CACHE_HOME: this.#folder,
      XDG_DATA_HOME: this.#folder,
      // A graphics processor that is played by the cores takes seconds for a frame.
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: "1",
    };
    const driver = spawn(this.#programs.driver, [`--port=${port}`], { stdio: "ignore", env });
    this.#children.push(driver);
    const address = `http://127.0.0.1:${port}`;
    while (!(await answers(`${address}/status`))) {
      if (driver.exitCode !== null) throw new Error(`WebKitWebDriver ended with ${driver.exitCode}.`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return address;
  }

  get #driver(): WebDriverSession {
    if (!this.#session) throw new Error("WebKit is not connected.");
    return this.#session;
  }

  async load(url: string): Promise<void> {
    await this.#collect();
    await this.#driver.post("url", { url: "about:blank" });
    await this.#driver.post("url", { url });
    // Not sooner: what is asked while one document takes another's place, the driver may lose for good.
    await run(this, listenHere);
  }

  async back(): Promise<void> {
    await this.#collect();
    await this.#driver.post("back");
  }

  evaluate(expression: string): Promise<string> {
    return this.#driver.post<string>("execute/sync", { script: `return ${expression}`, args: [] });
  }

  press(x: number, y: number): Promise<void> {
    return this.#act(pressAt(x, y));
  }

  type(text: string): Promise<void> {
    return this.#act(typing(text));
  }

  key(name: KeyName): Promise<void> {
    return this.#act(pressOf(name));
  }

  async #act(actions: object[]): Promise<void> {
    await this.#driver.post("actions", { actions });
  }

  async resize(width: number, height: number): Promise<void> {
    const frame = await run(this, () => ({ x: outerWidth - innerWidth, y: outerHeight - innerHeight }));
    await this.#driver.post("window/rect", { width: width + frame.x, height: height + frame.y });
    while (!(await run(this, (x, y) => innerWidth === x && innerHeight === y, width, height)));
  }

  async picture(): Promise<Buffer> {
    return Buffer.from(await this.#driver.get<string>("screenshot"), "base64");
  }

  async heard(): Promise<string[]> {
    await this.#collect();
    return this.#heard.splice(0);
  }

  async #collect(): Promise<void> {
    this.#heard.push(...(await run(this, takeHeard)));
  }

  async close(): Promise<void> {
    await this.#session?.close();
    for (const child of this.#children.toReversed()) {
      if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) continue;
      child.kill();
      await once(child, "exit");
    }
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

async function answers(address: string): Promise<boolean> {
  const answer = await fetch(address).catch(() => undefined);
  return answer?.ok ?? false;
}

/** A port that nobody listens on: the driver can't be asked to choose one. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  server.close();
  await once(server, "close");
  return port;
}
