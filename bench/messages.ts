import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import autocannon from "autocannon";
import { readCommandLine } from "../tools/command/command-line.mjs";

/**
 * `npm run bench:messages`: how many messages a second are accepted (synced to disk) while 99 of 100 answers take less
 * than 250 ms, how much memory the server needs over 100,000 messages, and how long a burst takes. `--database-url`
 * measures PostgreSQL.
 */
const { options } = readCommandLine("bench:messages");
/** How long each number of visitors is measured, and over how many messages memory is measured. */
const { seconds = "5", total = "100000", "database-url": database = "" } = options;
const LIMIT_MS = 250;
const LEVELS = [1, 2, 4, 8, 16, 32, 64, 128];
const BURSTS = [50, 200, 1_000];
const BODY = JSON.stringify({
  email: "asha@example.com",
  userName: "Asha Rao",
  subject: "Product inquiry",
  message: "Ten CNMG 120408, please. ".repeat(20),
});

const root = mkdtempSync(join(tmpdir(), "bench-"));
mkdirSync(join(root, "dist"));
mkdirSync(join(root, ".build"));
writeFileSync(join(root, "dist", "index.html"), "<!doctype html><title>Bench</title>");
writeFileSync(join(root, ".build", "manifest.json"), JSON.stringify({ styleHashes: [] }));
const server = spawn(process.execPath, [join(import.meta.dirname, "../server/main.ts"), "--root", root], {
  env: {
    PORT: "0",
    RATE_LIMIT: "0",
    MAX_STORED: "100000000",
    MAX_UNSENT: "100000000",
    DATABASE_URL: database,
  },
  // Into a file: this process is too busy to read a pipe, and a full pipe would block the server.
  stdio: ["ignore", openSync(join(root, "log"), "w"), "inherit"],
});
// A bench that fails leaves no server running.
process.once("exit", () => server.kill("SIGKILL"));
const port = await listeningPort(join(root, "log"));

console.log(`${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`);
let best = { visitors: 1, rate: 0 };
console.log("visitors at once | accepted/s | p50 ms | p99 ms | longest ms");
for (const visitors of LEVELS) {
  const { requests, latency } = await load({ connections: visitors, duration: Number(seconds) });
  const rate = Math.round(requests.average);
  console.log([visitors, rate, latency.p50, latency.p99, latency.max].join(" | "));
  if (latency.p99 < LIMIT_MS && rate > best.rate) best = { visitors, rate };
}
console.log(`Best with p99 below ${LIMIT_MS} ms: ${best.rate}/s with ${best.visitors} visitors at once`);

console.log("messages | resident MB");
const step = Math.max(best.visitors, Math.round(Number(total) / 10));
console.log(`0 | ${residentMegabytes()}`);
for (let sent = 0; sent < Number(total); sent += step) {
  await load({ connections: best.visitors, amount: step });
  console.log(`${sent + step} | ${residentMegabytes()}`);
}

// Each message over a separate connection.
console.log("messages in the same moment | not accepted | last answer after ms");
for (const messages of BURSTS) {
  const { "2xx": accepted, latency } = await load({ connections: messages, amount: messages });
  console.log([messages, messages - accepted, latency.max].join(" | "));
}
server.kill("SIGTERM");
rmSync(root, { recursive: true });

async function listeningPort(log: string): Promise<number> {
  for (;;) {
    const [, found] = /^Listening on .*:(\d+)$/m.exec(readFileSync(log, "utf8")) ?? [];
    if (found !== undefined) return Number(found);
    if (server.exitCode !== null) throw new Error("The server didn't start.");
    await sleep(50);
  }
}

/** Posts messages over this many connections, for a number of seconds or of messages. */
function load(
  how: { connections: number } & ({ duration: number } | { amount: number }),
): Promise<autocannon.Result> {
  return autocannon({
    ...how,
    url: `http://127.0.0.1:${port}/api/notifications/contact`,
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: BODY,
    timeout: 60,
  });
}

/** Available on Linux; 0 elsewhere. */
function residentMegabytes(): number {
  try {
    const [, kilobytes = "0"] =
      /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, "utf8")) ?? [];
    return Math.round(Number(kilobytes) / 1_024);
  } catch {
    return 0;
  }
}
