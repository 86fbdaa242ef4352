import { spawn } from "node:child_process";
import { constants } from "node:os";
import { projectRoot } from "./project.mjs";

const passedOn = ["SIGINT", "SIGTERM", "SIGHUP"];

// After this time a child that ignores its signal is killed.
const killAfterMs = 15_000;

/**
 * @typedef {object} RunOptions
 * @property {boolean} [capture]
 * @property {boolean} [ipc]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {number} [timeLimitMs]
 * @property {boolean} [shell]
 * @property {string} [cwd]
 * @property {number} [uid]
 * @property {number} [gid]
 */

/**
 * Runs a program to its end: `{ code, output, stoppedBy }`. Passes signals on to the child and waits until it has
 * ended; `stoppedBy` names the first signal. `output` is empty unless `capture` is set. The child runs in the project's
 * folder or in `cwd`. `timeLimitMs` ends a hanging child. As in a shell, the code after a signal is 128 plus its
 * number.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} options
 * @returns {Promise<{ code: number, output: string, stoppedBy: NodeJS.Signals | undefined }>}
 */
export function runChild(
  command,
  args,
  { capture = false, ipc = false, env, timeLimitMs, shell = false, cwd = projectRoot, uid, gid } = {},
) {
  return new Promise((resolve, reject) => {
    /** @type {"pipe" | "inherit"} */
    const channel = capture ? "pipe" : "inherit";
    /** @type {import("node:child_process").StdioOptions} */
    const stdio = [capture ? "ignore" : "inherit", channel, channel];
    if (ipc) stdio.push("ipc");
    /** @type {import("node:child_process").ChildProcess} */
    const child = spawn(command, args, { cwd, env: env ?? process.env, stdio, shell, uid, gid });
    /** @type {Buffer[]} */
    const chunks = [];
    /** @type {NodeJS.Timeout | undefined} */
    let limit;
    /** @type {NodeJS.Timeout | undefined} */
    let lastResort;
    /** @type {NodeJS.Signals | undefined} */
    let stoppedBy;

    /** @param {NodeJS.Signals} signal */
    const end = (signal) => {
      child.kill(signal);
      lastResort ??= setTimeout(() => child.kill("SIGKILL"), killAfterMs);
    };
    /** @param {NodeJS.Signals} signal */
    const stop = (signal) => {
      stoppedBy ??= signal;
      // A closed terminal stops the child properly too; few programs handle SIGHUP.
      end(signal === "SIGHUP" ? "SIGTERM" : signal);
    };
    const settle = () => {
      clearTimeout(limit);
      clearTimeout(lastResort);
      for (const signal of passedOn) process.off(signal, stop);
    };

    for (const signal of passedOn) process.on(signal, stop);
    if (timeLimitMs) {
      limit = setTimeout(() => {
        const sentence = `Stopped ${command}: not finished after ${timeLimitMs / 1000} seconds.\n`;
        if (capture) chunks.push(Buffer.from(sentence));
        else process.stderr.write(sentence);
        end("SIGTERM");
      }, timeLimitMs);
    }
    child.stdout?.on("data", (chunk) => chunks.push(chunk));
    child.stderr?.on("data", (chunk) => chunks.push(chunk));
    child.on("error", (error) => {
      settle();
      reject(error);
    });
    child.on("close", (code, signal) => {
      settle();
      const output = Buffer.concat(chunks).toString();
      const ofSignal = signal === null ? 1 : 128 + constants.signals[signal];
      resolve({ code: code ?? ofSignal, output, stoppedBy });
    });
  });
}
