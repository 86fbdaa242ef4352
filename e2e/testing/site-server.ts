import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { TEST_SITE } from "#testing/test-site.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** A message as it stands in the store. */
export interface StoredMessage {
  email: string;
  name: string;
  subject: string;
  message: string;
  source: string;
  files: { name: string; bytes: number }[];
}

const MESSAGES = `select user_name as name, email, subject, message, source,
  (select json_group_array(json_object('name', name, 'bytes', bytes) order by position)
    from attachments where message_key = key) as files
  from messages where messages.rowid > ? order by received_at desc, messages.rowid desc`;

/** The real server with the built site, in its own process, with its own store. */
export class SiteServer {
  readonly #dataDir = mkdtempSync(join(tmpdir(), "messages-"));
  #child: ChildProcess | undefined;
  #port = 0;
  #log = "";
  /** The last message and the end of the log before the current test. */
  #earlier = { message: 0, log: 0 };
  #isOneTests = false;
  #settings: Record<string, string>;
  readonly #root: string;

  /**
   * @param settings besides port, host and folder.
   * @param site folder of the built site; by default the site built from testing/content.
   */
  constructor(settings: Record<string, string> = {}, site = TEST_SITE) {
    this.#settings = settings;
    this.#root = site;
  }

  /** Settings that apply from the next start on. */
  set(settings: Record<string, string>): void {
    this.#isOneTests = true;
    this.#settings = settings;
  }

  /** Address of the site; restarts don't change it. */
  get origin(): string {
    return `http://localhost:${this.#port}`;
  }

  /** Folder of its store. */
  get dataDir(): string {
    this.#isOneTests = true;
    return join(this.#dataDir, "messages");
  }

  /** Everything the server has logged, over all its runs, in the current test. */
  get log(): string {
    return this.#log.slice(this.#earlier.log);
  }

  /**
   * Has the next test see only its own messages and its own log: a new server costs more than most tests.
   * @returns whether it can: not after a test that left it stopped, set it or looked into its store.
   */
  handOn(): boolean {
    if (this.#isOneTests || !this.#child) return false;
    const [last] = this.#read("select coalesce(max(rowid), 0) as message from messages");
    this.#earlier = { message: Number(last?.["message"]), log: this.#log.length };
    return true;
  }

  /** Starts the server and waits until it listens: first on a free port, after a restart on the same port. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [join(root, "server/main.ts"), "--root", this.#root], {
      env: {
        ...this.#settings,
        PATH: process.env.PATH,
        // Not a setting: with it Node loads code twice as fast (tools/steps/test-steps.ts).
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        PORT: String(this.#port),
        HOST: "localhost",
        DATA_DIR: join(this.#dataDir, "messages"),
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#child = child;
    let errors = "";
    child.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()));
    this.#port = await new Promise<number>((resolve, reject) => {
      child.on("exit", (code) => reject(new Error(`The server ended with ${code}: ${errors}`)));
      let printed = "";
      child.stdout.on("data", (chunk: Buffer) => {
        this.#log += chunk.toString();
        printed += chunk.toString();
        const address = /Listening on (\S+)/.exec(printed)?.[1];
        if (address) resolve(Number(new URL(address).port));
      });
    });
  }

  /** Stops the server as an operator would (SIGTERM), or as a power cut would (SIGKILL). */
  async stop(signal: "SIGTERM" | "SIGKILL" = "SIGTERM"): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, "exit");
  }

  /** The current test's messages, newest first. Not by the operator's command: a process costs more than the test. */
  async messages(): Promise<StoredMessage[]> {
    const rows = this.#read(MESSAGES, this.#earlier.message) as (Omit<StoredMessage, "files"> & {
      files: string;
    })[];
    return rows.map((row) => ({ ...row, files: JSON.parse(row.files) as StoredMessage["files"] }));
  }

  #read(query: string, ...values: number[]): Record<string, unknown>[] {
    const file = join(this.#dataDir, "messages", "messages.sqlite");
    const database = new DatabaseSync(file, { timeout: 10_000 });
    const rows = database.prepare(query).all(...values);
    database.close();
    return rows;
  }

  /** What `npm run messages -- ARGUMENT` prints. */
  async print(argument: string): Promise<string> {
    this.#isOneTests = true;
    const child = spawn(process.execPath, [join(root, "server/messages.ts"), argument], {
      env: { PATH: process.env.PATH, DATA_DIR: this.dataDir },
      stdio: ["ignore", "pipe", "inherit"],
    });
    let text = "";
    child.stdout.on("data", (chunk: Buffer) => (text += chunk.toString()));
    const [code] = (await once(child, "close")) as [number | null];
    if (code !== 0) throw new Error(`npm run messages ended with ${code}.`);
    return text;
  }

  /** Stops it and deletes its store. */
  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.#dataDir, { recursive: true, force: true });
  }
}
