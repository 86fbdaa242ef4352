import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";

/** The real server as a child process, over an almost empty dist/: the pages come from Vite. */
export class ApiProcess {
  readonly #root: string;
  readonly #dataDir: string;
  /** The folder that the server reads as the built site. */
  readonly distDir: string;
  /** The port it listens on; the same after a restart. */
  readonly port: number;
  #child: ChildProcess | undefined;
  #isListening = Promise.resolve(false);
  #restart: Promise<void> | undefined;
  #isStopping = false;

  constructor(root: string, dataDir: string, port: number) {
    this.#root = join(root, ".build", "dev");
    this.#dataDir = dataDir;
    this.port = port;
    this.distDir = join(this.#root, "dist");
    mkdirSync(this.distDir, { recursive: true });
    mkdirSync(join(this.#root, ".build"), { recursive: true });
    writeFileSync(
      join(this.distDir, "index.html"),
      "<!doctype html><title>See the pages' own server</title>",
    );
    writeFileSync(join(this.#root, ".build", "manifest.json"), JSON.stringify({ styleHashes: [] }));
  }

  /** True once it listens; false while an error keeps it from running. */
  async isRunning(): Promise<boolean> {
    await this.#restart;
    return this.#isListening;
  }

  /** Restarts it after its sources changed. Simultaneous changes cause a single restart. */
  async restart(): Promise<void> {
    this.#restart ??= (async () => {
      await this.#end();
      if (!this.#isStopping) this.#start();
      this.#restart = undefined;
    })();
    await this.#restart;
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#restart;
    await this.#end();
  }

  #start(): void {
    const { PATH, SystemRoot } = process.env;
    const settings = { PORT: String(this.port), HOST: "127.0.0.1", DATA_DIR: this.#dataDir };
    const main = join(import.meta.dirname, "../../server/main.ts");
    const child = spawn(process.execPath, [main, "--root", this.#root], {
      env: { PATH, SystemRoot, ...settings },
      // Over this channel the child notices when this process ends, even by SIGKILL, and stops.
      stdio: ["ignore", "pipe", "inherit", "ipc"],
    });
    this.#child = child;
    this.#isListening = new Promise((resolve) => {
      let isListening = false;
      child.stdout?.on("data", (chunk: Buffer) => {
        const text = chunk.toString();
        if (isListening) process.stdout.write(text);
        else if (text.includes("Listening on")) {
          isListening = true;
          resolve(true);
        }
      });
      child.once("exit", (code) => {
        resolve(false);
        if (this.#child !== child) return;
        this.#child = undefined;
        this.#isListening = Promise.resolve(false);
        console.error(
          `The API has ended with ${code ?? "a signal"}. It starts again after the next change of its sources.`,
        );
      });
    });
  }

  async #end(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
  }
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  return typeof address === "object" && address !== null ? address.port : 0;
}
