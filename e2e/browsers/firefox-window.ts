import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BidiSession } from "./bidi-session.ts";
import { hasLoaded, run, type DrivenWindow, type KeyName } from "./driven-window.ts";
import { pressAt, pressOf, typing } from "./input-actions.ts";
import { NOWHERE } from "./nowhere.ts";

/** A preference of Firefox, as about:config shows it. */
type Preferences = Record<string, boolean | number | string>;

// Firefox lets no proxy stand between a page and localhost by itself.
const apart: Preferences = {
  "network.proxy.type": 1,
  "network.proxy.http": NOWHERE.host,
  "network.proxy.http_port": NOWHERE.port,
  "network.proxy.ssl": NOWHERE.host,
  "network.proxy.ssl_port": NOWHERE.port,
  // As in the other tests: a worker would go on fetching for pages that are left.
  "dom.serviceWorkers.enabled": false,
};

interface Capabilities {
  capabilities: { browserName: string; browserVersion: string };
}
interface Contexts {
  contexts: { context: string }[];
}
interface Evaluated {
  type: "success" | "exception";
  result?: { value: string };
  exceptionDetails?: { text: string };
}
interface LogEntry {
  level: string;
  text: string | null;
}
interface Response {
  response: { status: number; url: string };
}

/** A Firefox as distributions ship it, without a screen, by W3C WebDriver BiDi, which it speaks by itself. */
export class FirefoxWindow implements DrivenWindow {
  title = "";
  readonly #profile = mkdtempSync(join(tmpdir(), "firefox-"));
  readonly #child: ChildProcess;
  #session: BidiSession | undefined;
  #context = "";
  #heard: string[] = [];

  private constructor(program: string, preferences: Preferences) {
    const lines = Object.entries({ ...apart, ...preferences }).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
    );
    writeFileSync(join(this.#profile, "user.js"), lines.join(""));
    const args = ["--headless", "--no-remote", "--remote-debugging-port=0", "--profile", this.#profile];
    this.#child = spawn(program, args, { stdio: ["ignore", "ignore", "pipe"] });
  }

  static async open(program: string, preferences: Preferences = {}): Promise<FirefoxWindow> {
    const window = new FirefoxWindow(program, preferences);
    try {
      await window.#connect();
    } catch (error) {
      await window.close();
      throw error;
    }
    return window;
  }

  async #connect(): Promise<void> {
    const address = await this.#printedAddress();
    this.#session = await BidiSession.open(address, (method, params) => this.#note(method, params));
    const { capabilities } = await this.#send<Capabilities>("session.new", { capabilities: {} });
    this.title = `${capabilities.browserName} ${capabilities.browserVersion}`;
    const events = ["log.entryAdded", "network.responseCompleted"];
    await this.#send("session.subscribe", { events });
    const { contexts } = await this.#send<Contexts>("browsingContext.getTree", {});
    this.#context = contexts[0]?.context ?? "";
  }

  #printedAddress(): Promise<string> {
    return new Promise((resolve, reject) => {
      let printed = "";
      this.#child.on("error", reject);
      this.#child.on("exit", (code) => reject(new Error(`Firefox ended with ${code}: ${printed}`)));
      this.#child.stderr?.on("data", (chunk: Buffer) => {
        printed += chunk.toString();
        const address = /WebDriver BiDi listening on (ws:\S+)\s/.exec(printed)?.[1];
        if (address !== undefined) resolve(address);
      });
    });
  }

  #send<Result>(method: string, params: object): Promise<Result> {
    if (!this.#session) throw new Error("Firefox is not connected.");
    return this.#session.send<Result>(method, params);
  }

  #note(method: string, params: unknown): void {
    // Shapes by the specification; nothing but these two was asked for.
    if (method === "log.entryAdded") {
      const { level, text } = params as LogEntry;
      if (level === "error" || level === "warn") this.#heard.push(`${level}: ${text}`);
    } else {
      const { status, url } = (params as Response).response;
      if (status >= 400) this.#heard.push(`response ${status}: ${url}`);
    }
  }

  async load(url: string): Promise<void> {
    const heard = this.#heard.length;
    await this.#navigate("about:blank");
    // A page that is left complains of what it can't finish.
    this.#heard.length = heard;
    await this.#navigate(url);
  }

  async #navigate(url: string): Promise<void> {
    // Firefox takes a frame that stays empty (the map's) for a page that failed: hence no waiting of its own.
    await this.#send("browsingContext.navigate", { context: this.#context, url, wait: "none" });
    while (!(await run(this, hasLoaded, url).catch(() => false)));
  }

  async back(): Promise<void> {
    await this.#send("browsingContext.traverseHistory", { context: this.#context, delta: -1 });
  }

  async evaluate(expression: string): Promise<string> {
    // Beside the page's own script, which may be switched off.
    const target = { context: this.#context, sandbox: "visitor" };
    const { type, result, exceptionDetails } = await this.#send<Evaluated>("script.evaluate", {
      expression,
      target,
      awaitPromise: true,
    });
    if (type === "exception") throw new Error(exceptionDetails?.text);
    return result?.value ?? "";
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
    await this.#send("input.performActions", { context: this.#context, actions });
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#send("browsingContext.setViewport", { context: this.#context, viewport: { width, height } });
  }

  async picture(): Promise<Buffer> {
    const { data } = await this.#send<{ data: string }>("browsingContext.captureScreenshot", {
      context: this.#context,
    });
    return Buffer.from(data, "base64");
  }

  async heard(): Promise<string[]> {
    return this.#heard.splice(0);
  }

  async close(): Promise<void> {
    this.#session?.close();
    if (this.#child.pid !== undefined && this.#child.exitCode === null && this.#child.signalCode === null) {
      this.#child.kill();
      await once(this.#child, "exit");
    }
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 3 });
  }
}
