import { spawn } from "node:child_process";
import { once } from "node:events";

/** For tests: a program as a child process. */
interface Program {
  pid: number;
  /** All output so far, of both streams. */
  written(): string;
  /** The first match in its output; rejects if the program ends without one. */
  match(pattern: RegExp): Promise<RegExpExecArray>;
  /** Resolves when it has ended and its streams are closed. A surviving child process would keep them open. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null; text: string }>;
}

interface Where {
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Runs in a separate process group, as a shell does with each command. */
  ownGroup?: boolean;
}

export function spawnTool(command: string, args: string[], { cwd, env, ownGroup = false }: Where): Program {
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
          once(child.stderr, "data").then(() => false),
        ]);
        if (isOver && !pattern.test(text)) throw new Error(`Ended without ${pattern}:\n${text}`);
      }
    },
    ended,
  };
}
