import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import PostalMime from "postal-mime";
import { afterEach, beforeEach, expect, test } from "vitest";
import { INJECTIONS, rowOf } from "../testing/injections.ts";
import { composeEnquiry } from "./compose-enquiry.ts";
import { createSmtpTransport } from "./smtp-transport.ts";

const PROGRAM = "/usr/sbin/smtpd";
const NOBODY = 65_534;

let root: string;
let smtpd: ChildProcess | undefined;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "smtpd-"));
  chmodSync(root, 0o755);
});
afterEach(async () => {
  if (smtpd?.exitCode === null && smtpd.kill("SIGTERM")) await once(smtpd, "exit");
  rmSync(root, { recursive: true, force: true });
});

function accepts(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  return once(socket, "connect").then(
    () => Boolean(socket.destroy()),
    () => false,
  );
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  return typeof address === "object" && address !== null ? address.port : 0;
}

/** A mail server as many a firm runs it, delivering into a folder; undefined where there is none or it may not run. */
async function startSmtpd(): Promise<number | undefined> {
  if (!existsSync(PROGRAM) || process.getuid?.() !== 0) return undefined;
  const port = await freePort();
  const mailbox = join(root, "mailbox");
  mkdirSync(mailbox);
  chownSync(mailbox, NOBODY, NOBODY);
  const file = join(root, "smtpd.conf");
  const lines = [
    `listen on 127.0.0.1 port ${port}`,
    `table everybody { "@" = "nobody" }`,
    `action keep maildir "${mailbox}" virtual <everybody>`,
    "match from any for any action keep",
  ];
  writeFileSync(file, `${lines.join("\n")}\n`);
  const child = spawn(PROGRAM, ["-d", "-f", file], { stdio: "ignore" });
  smtpd = child;
  while (child.exitCode === null && !(await accepts(port))) await sleep(50);
  return child.exitCode === null ? port : undefined;
}

test("OpenSMTPD delivers what was typed, and nothing of it as a header or to anybody else", async ({
  skip,
}) => {
  const port = await startSmtpd();
  skip(port === undefined, "OpenSMTPD is not installed, or another one is running, or this is not root");
  const transport = createSmtpTransport(`smtp://127.0.0.1:${port}?ignoreTLS=true`);
  const settings = { from: "website@example.com", to: ["sales@example.com"] };
  for (const [i, change] of INJECTIONS.entries()) {
    await transport.send(composeEnquiry(rowOf(change), settings, `<${i}@example.com>`));
  }
  transport.close();
  const folder = join(root, "mailbox", "new");
  const delivered = () => (existsSync(folder) ? readdirSync(folder) : []);
  while (delivered().length < INJECTIONS.length) await sleep(50);
  expect(delivered()).toHaveLength(INJECTIONS.length);
  for (const name of delivered()) {
    const { headers, to, replyTo } = await PostalMime.parse(readFileSync(join(folder, name)));
    expect(headers.map(({ key }) => key).filter((key) => /bcc|cc|x-evil/.test(key))).toEqual([]);
    expect([to?.length, replyTo?.length]).toEqual([1, 1]);
  }
});
