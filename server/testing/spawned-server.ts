import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { PROJECT_ROOT } from "../settings/env.ts";

/** For tests: a program of this server in a process of its own. */
export interface Spawned {
  pid: number;
  /** The first line of stdout, from the start on, that holds `text`; fails when the program ends without it. */
  line(text: string): Promise<string>;
  signal(name: NodeJS.Signals): void;
  /** Closes the channel to this process, as a parent that went away would. */
  disconnect(): void;
  /** How it ended: exit code, null when killed, and all that was written. */
  ended: Promise<{ code: number | null; stdout: string; stderr: string }>;
}

/** No setting, but how Node loads code twice as fast (tools/steps/test-steps.ts). */
const { NODE_COMPILE_CACHE } = process.env;

/** Starts `server/<program>` with exactly these settings: nothing of the present environment gets in. */
export function spawnProgram(
  program: string,
  args: string[],
  settings: Record<string, string>,
  /** Number of the user to run as, where the tests are run by root. */
  user?: number,
): Spawned {
  const child = spawn(process.execPath, [join(PROJECT_ROOT, "server", program), ...args], {
    // The cache belongs to this user.
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
  // Not "close": after a disconnect from this side it never comes.
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
  // Not by the printed name: another program may hold the same port of localhost on IPv6.
  return { ...spawned, origin: `http://127.0.0.1:${port}`, port: Number(port) };
}
