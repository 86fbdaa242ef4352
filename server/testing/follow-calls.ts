import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";

/** For tests: system calls of processes for disk and network, observed from outside. */
export interface FollowedCalls {
  /** After the processes have ended: each sync to disk (`s`) and each answer 200 (`a`), in order. */
  order(): Promise<string>;
}

/** Traces the system calls of processes into `file`; undefined where strace is missing or not permitted. */
export async function followCalls(pids: number[], file: string): Promise<FollowedCalls | undefined> {
  const calls = "trace=fsync,fdatasync,write,writev,sendto,sendmsg";
  const targets = pids.flatMap((pid) => ["-p", String(pid)]);
  const strace = spawn("/usr/bin/strace", ["-f", ...targets, "-e", calls, "-s", "24", "-o", file]);
  const ended = Promise.race([once(strace, "close"), once(strace, "error")]);
  let output = "";
  strace.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  while ((output.match(/attached/g)?.length ?? 0) < pids.length) {
    const more = await Promise.race([once(strace.stderr, "data").then(() => true), ended.then(() => false)]);
    if (!more) return undefined;
  }
  return {
    async order() {
      await ended;
      const found = readFileSync(file, "utf8").match(/\b(?:fsync|fdatasync)\(|HTTP\/1\.1 200/g) ?? [];
      return found.map((call) => (call.startsWith("HTTP") ? "a" : "s")).join("");
    },
  };
}
