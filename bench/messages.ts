import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { cpus, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";

/**
 * `npm run bench:messages`: how many messages a second are accepted (synced to disk) while 99 of 100 answers take
 * less than 250 ms, what memory the server takes over 100,000 messages, and how long a burst takes.
 * `--database-url` measures PostgreSQL.
 */
const { values } = parseArgs({
  options: {
    "database-url": { type: "string", default: "" },
    /** How long each number of visitors is measured. */
    seconds: { type: "string", default: "5" },
    /** Messages over which the memory is measured. */
    total: { type: "string", default: "100000" },
  },
});
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
writeFileSync(
  join(root, ".build", "manifest.json"),
  JSON.stringify({ styleHash: `sha256-${"A".repeat(43)}=` }),
);
const server = spawn(process.execPath, [join(import.meta.dirname, "../server/main.ts"), "--root", root], {
  env: {
    PORT: "0",
    RATE_LIMIT: "0",
    MAX_STORED: "100000000",
    MAX_UNSENT: "100000000",
    DATABASE_URL: values["database-url"],
  },
  // Into a file: this process is too busy to read a pipe, and a full pipe would block the server.
  stdio: ["ignore", openSync(join(root, "log"), "w"), "inherit"],
});
// A bench that fails leaves no server behind.
process.once("exit", () => server.kill("SIGKILL"));
const port = await listeningPort(join(root, "log"));
const agent = new Agent({ keepAlive: true, maxSockets: 256 });

console.log(`${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`);
let best = { visitors: 1, rate: 0 };
console.log("visitors at once | accepted/s | p50 ms | p99 ms | longest ms");
for (const visitors of LEVELS) {
  const { rate, times } = await load(visitors, { seconds: Number(values.seconds) });
  const [p50, p99, longest] = [0.5, 0.99, 1].map((share) => percentile(times, share));
  console.log([visitors, rate, p50, p99, longest].join(" | "));
  if ((p99 ?? 0) < LIMIT_MS && rate > best.rate) best = { visitors, rate };
}
console.log(`Best with p99 below ${LIMIT_MS} ms: ${best.rate}/s with ${best.visitors} visitors at once`);

console.log("messages | resident MB");
const total = Number(values.total);
const step = Math.max(1, Math.round(total / 10));
console.log(`0 | ${residentMegabytes()}`);
for (let sent = 0; sent < total; sent += step) {
  await load(best.visitors, { messages: step });
  console.log(`${sent + step} | ${residentMegabytes()}`);
}
agent.destroy();

console.log("messages in the same moment | not accepted | last answer after ms");
for (const messages of BURSTS) {
  const { refused, ms } = await burst(messages);
  console.log([messages, refused, ms].join(" | "));
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

async function load(visitors: number, until: { seconds: number } | { messages: number }) {
  const times: number[] = [];
  const started = performance.now();
  let begun = 0;
  const goesOn = () =>
    "seconds" in until ? performance.now() - started < until.seconds * 1_000 : begun < until.messages;
  const visit = async () => {
    while (goesOn()) {
      begun += 1;
      const from = performance.now();
      await post();
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: visitors }, visit));
  const rate = Math.round(times.length / ((performance.now() - started) / 1_000));
  return { rate, times: times.sort((one, other) => one - other) };
}

/** Posts so many messages at once, each over a connection of its own. */
async function burst(messages: number) {
  const connections = new Agent({ maxSockets: messages });
  const started = performance.now();
  const posts = await Promise.allSettled(Array.from({ length: messages }, () => post(connections)));
  const refused = posts.filter(({ status }) => status === "rejected").length;
  return { refused, ms: Math.round(performance.now() - started) };
}

function post(connections = agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(BODY) };
    const options = {
      port,
      host: "127.0.0.1",
      method: "POST",
      path: "/api/notifications/contact",
      headers,
      agent: connections,
    };
    request(options, (response) => {
      response.resume().once("end", () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`Answered ${response.statusCode}.`));
      });
    })
      .once("error", reject)
      .end(BODY);
  });
}

function percentile(sorted: number[], share: number): number {
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}

/** Known on Linux; 0 elsewhere. */
function residentMegabytes(): number {
  try {
    const [, kilobytes = "0"] =
      /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, "utf8")) ?? [];
    return Math.round(Number(kilobytes) / 1_024);
  } catch {
    return 0;
  }
}
