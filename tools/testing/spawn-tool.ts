import { spawn } from "node:child_process";
import { once } from "node:events";

/** For tests: a program as a child process. */
interface Program {
  pid: number;
  /** All that was written so far, on both streams. */
  written(): string;
  /** The first match in what it writes; fails when the program ends without it. */
  match(pattern: RegExp): Promise<RegExpExecArray>;
  /** How it ended. Waits until its streams are closed, which a process left behind would keep open. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null; text: string }>;
}

interface Where {
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** A process group of its own, as a terminal's shell gives to each command. */
  ownGroup?: boolean;
}

export function spawnProgram(
  command: string,
  args: string[],
  { cwd, env, ownGroup = false }: Where,
): Program {
  const child = spawn(command, args, { cwd, env, detached: ownGroup, stdio: ["ignore", "pipe", "pipe"] });
  let text = "";
  child.stdout.on("data", (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (text += chunk.toString()));
  const ended = once(child, "close").then(() => ({ code: child.exitCode, signal: child.signalCode, text }));
  if (child.pid === undefined) throw new Error(`${command} could not be started.`);
  return {
    pid: child.pid,
    written: () => text,
    async match(pattern) {
      for (;;) {
        const found = pattern.exec(text);
        if (found) return found;
        const isOver = await Promise.race([
          ended.then(() => true),
          once(child.stdout, "data").then(() => false),
        ]);
        if (isOver && !pattern.test(text)) throw new Error(`Ended without ${pattern}:\n${text}`);
      }
    },
    ended,
  };
}
