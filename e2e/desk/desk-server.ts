import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { TEST_CONTENT, TEST_SITE } from "#testing/test-site.ts";
import { SiteServer } from "../testing/site-server.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The site's server and beside it the desk, each in its own process, over one store. */
export class DeskServer {
  readonly site: SiteServer;
  readonly origin: string;
  /** The content that it changes: a git repository of its own. */
  readonly content = mkdtempSync(join(tmpdir(), "desk-content-"));
  readonly #settings: Record<string, string>;
  #child: ChildProcess | undefined;

  private constructor(port: number, root: string) {
    this.origin = `http://localhost:${port}`;
    this.#settings = {
      DESK_ADDRESS: `127.0.0.1:${port}`,
      DESK_URL: this.origin,
      DESK_CONTENT: this.content,
    };
    this.site = new SiteServer(this.#settings, root);
  }

  /** @param folder of the built site. */
  static async start(folder = TEST_SITE): Promise<DeskServer> {
    const desk = new DeskServer(await freePort(), folder);
    cpSync(TEST_CONTENT, desk.content, { recursive: true });
    desk.git("init", "--quiet");
    desk.git("add", ".");
    desk.git("commit", "--quiet", "-m", "The content");
    await desk.site.start();
    desk.#child = desk.#run([join(TEST_SITE, ".build/desk/main.js"), "--root", folder]);
    await new Promise<void>((resolve, reject) => {
      desk.#child?.on("exit", (code) => reject(new Error(`The desk ended with ${code}.`)));
      desk.#child?.stdout?.on("data", (chunk: Buffer) => {
        if (chunk.toString().includes("The desk listens")) resolve();
      });
    });
    return desk;
  }

  /** Runs git in the content. */
  git(...command: string[]): string {
    const options = ["-c", "user.name=Test", "-c", "user.email=test@invalid"];
    return execFileSync("git", [...options, ...command], { cwd: this.content, encoding: "utf8" });
  }

  #run(args: string[]): ChildProcess {
    return spawn(process.execPath, args, {
      env: { ...this.#settings, PATH: process.env.PATH, DATA_DIR: this.site.dataDir },
      stdio: ["ignore", "pipe", "inherit"],
    });
  }

  /** What the operator's command prints, such as `npm run desk -- invite NAME`. */
  async command(...words: string[]): Promise<string> {
    const child = this.#run([join(root, "desk/command.ts"), ...words]);
    let text = "";
    child.stdout?.on("data", (chunk: Buffer) => (text += chunk.toString()));
    const [code] = await once(child, "close");
    if (code !== 0) throw new Error(`npm run desk ended with ${code}.`);
    return text;
  }

  /** Sends an enquiry as the site's form does, and waits until nothing suspects it. @returns the visitor's own page. */
  async enquire(words: {
    email: string;
    userName: string;
    subject: string;
    message: string;
  }): Promise<string> {
    const answer = await fetch(`${this.site.origin}/api/notifications/contact`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: this.site.origin },
      body: JSON.stringify(words),
    });
    const { enquiry } = await answer.json();
    // Sent by a program without a page to fill in.
    this.#write("update messages set flag = null");
    return this.site.origin + enquiry;
  }

  /** Signs a new person in without a key. */
  async signIn(page: Page, name = "A. Sample"): Promise<void> {
    const [id, secret] = [randomBytes(8).toString("hex"), randomBytes(8).toString("hex")];
    const [now, later] = [new Date(), new Date(Date.now() + 3_600_000)].map((time) => time.toISOString());
    const hash = createHash("sha256").update(secret).digest("hex");
    this.#write("insert into people values (?, ?, ?, null)", id, name, now);
    this.#write("insert into passkeys values (?, ?, '', 0, '[]', 'Phone', ?, null)", id, id, now);
    this.#write("insert into sessions values (?, ?, ?, ?)", hash, id, now, later);
    const url = this.origin.replace("http:", "https:");
    const cookie = { name: "__Host-desk", value: secret, url, secure: true, httpOnly: true } as const;
    await page.context().addCookies([{ ...cookie, sameSite: "Strict" }]);
  }

  #write(sql: string, ...values: (string | undefined)[]): void {
    const database = new DatabaseSync(join(this.site.dataDir, "messages.sqlite"), { timeout: 10_000 });
    database.prepare(sql).run(...values.map((value) => value ?? null));
    database.close();
  }

  async remove(): Promise<void> {
    const child = this.#child;
    if (child && child.exitCode === null) {
      child.removeAllListeners("exit");
      child.kill();
      await once(child, "exit");
    }
    await this.site.remove();
    rmSync(this.content, { recursive: true, force: true });
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  return typeof address === "object" && address !== null ? address.port : 0;
}
