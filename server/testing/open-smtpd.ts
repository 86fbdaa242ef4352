import { spawn } from "node:child_process";
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
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "./free-port.ts";

const PROGRAM = "/usr/sbin/smtpd";
const NOBODY = 65_534;

function accepts(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  return once(socket, "connect").then(
    () => Boolean(socket.destroy()),
    () => false,
  );
}

/** Whether it is installed and may run: it needs root. */
export const mayRunSmtpd = existsSync(PROGRAM) && process.getuid?.() === 0;

/** OpenSMTPD in a common configuration, delivering into a folder. */
export interface RunningSmtpd {
  port: number;
  /** The delivered mails, as stored on disk. */
  delivered: () => Buffer[];
  stop: () => Promise<void>;
}

/** Starts it on a free port. Rejects when it doesn't start. */
export async function startSmtpd(): Promise<RunningSmtpd> {
  const root = mkdtempSync(join(tmpdir(), "smtpd-"));
  chmodSync(root, 0o755);
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
  while (child.exitCode === null && !(await accepts(port))) await sleep(50);
  const folder = join(mailbox, "new");
  return {
    port,
    delivered: () =>
      existsSync(folder) ? readdirSync(folder).map((name) => readFileSync(join(folder, name))) : [],
    async stop() {
      if (child.exitCode === null && child.kill("SIGTERM")) await once(child, "exit");
      rmSync(root, { recursive: true, force: true });
    },
  };
}
