import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { PROJECT_ROOT } from "../settings/env.ts";

/** For tests: a program of this server in a separate process. */
export interface Spawned {
  pid: number;
  /** The first line of stdout that contains `text`; rejects when the program ends without it. */
  line(text: string): Promise<string>;
  signal(name: NodeJS.Signals): void;
  /** Closes the channel to this process, as a parent that ended would. */
  disconnect(): void;
  /** The result: exit code (null when killed) and all output. */
  ended: Promise<{ code: number | null; stdout: string; stderr: string }>;
}

/** Not a setting: makes Node load code twice as fast (tools/steps/test-steps.ts). */
const { NODE_COMPILE_CACHE } = process.env;

/** Starts `server/<program>` with exactly these settings; nothing is inherited from the environment. */
export function spawnProgram(
  program: string,
  args: string[],
  settings: Record<string, string>,
  /** Id of the user to run as, when tests run as root. */
  user?: number,
): Spawned {
  const child = spawn(process.execPath, [join(PROJECT_ROOT, "server", program), ...args], {
    // The cache belongs to the current user.
    env: user === undefined ? { NODE_COMPILE_CACHE, ...settings } : settings,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    ...(user === undefined ? {} : { uid: user, gid: user }),
  });
  let stdout = "";
  let stderr = "";
  const { stdout: output, stderr: errors } = child;
  if (output === null || errors === null) throw new Error("A piped stream is never null.");
  output.on("data", (chunk: Buffer) => (stdout += chunk.toString()));
  errors.on("data", (chunk: Buffer) => (stderr += chunk.toString()));
  // Not "close", which never comes after a disconnect from this side.
  const ends = [once(child, "exit"), once(output, "end"), once(errors, "end")];
  const ended = Promise.all(ends).then(() => ({ code: child.exitCode, stdout, stderr }));
  return {
    pid: child.pid ?? 0,
    async line(text) {
      const find = () =>
        stdout
          .split("\n")
          .slice(0, -1)
          .find((line) => line.includes(text));
      for (;;) {
        const found = find();
        if (found !== undefined) return found;
        const more = await Promise.race([once(output, "data").then(() => true), ended.then(() => false)]);
        if (!more && find() === undefined)
          throw new Error(`No line with "${text}" in:\n${stdout}\n${stderr}`);
      }
    },
    signal: (name) => void child.kill(name),
    disconnect: () => child.disconnect(),
    ended,
  };
}

/** Starts the real server over `root` on a free port and waits until it listens. */
export async function spawnServer(
  root: string,
  settings: Record<string, string> = {},
): Promise<Spawned & { origin: string; port: number }> {
  const spawned = spawnProgram("main.ts", ["--root", root], { PORT: "0", ...settings });
  const printed = (await spawned.line("Listening on ")).replace("Listening on ", "");
  const { port } = new URL(printed);
  // Not the printed name: another program may hold the same port of localhost on IPv6.
  return { ...spawned, origin: `http://127.0.0.1:${port}`, port: Number(port) };
}
