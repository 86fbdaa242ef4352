import { spawn } from "node:child_process";
import { constants } from "node:os";
import { projectRoot } from "./project.mjs";

const passedOn = ["SIGINT", "SIGTERM", "SIGHUP"];

// After this time a child that ignores its signal is killed.
const killAfterMs = 15_000;

/**
 * Runs a program to its end: `{ code, output, stoppedBy }`. Signals are passed on to the child, and this process
 * waits until the child has ended; `stoppedBy` names the first signal. `output` is empty unless `capture` is set.
 * It runs in the project's folder unless `cwd` says another one. `timeLimitMs` ends a child that hangs. As in a shell, the code of a child that died of a signal is 128 plus the
 * signal's number.
 */
export function runChild(
  command,
  args,
  { capture = false, ipc = false, env, timeLimitMs, shell = false, cwd = projectRoot, uid, gid } = {},
) {
  return new Promise((resolve, reject) => {
    const channel = capture ? "pipe" : "inherit";
    const child = spawn(command, args, {
      cwd,
      env: env ?? process.env,
      stdio: [capture ? "ignore" : "inherit", channel, channel, ...(ipc ? ["ipc"] : [])],
      shell,
      ...(uid === undefined ? {} : { uid, gid }),
    });
    const chunks = [];
    let limit;
    let lastResort;
    let stoppedBy;

    const end = (signal) => {
      child.kill(signal);
      lastResort ??= setTimeout(() => child.kill("SIGKILL"), killAfterMs);
    };
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
      resolve({ code: code ?? 128 + constants.signals[signal], output, stoppedBy });
    });
  });
}
