import { randomBytes } from "node:crypto";
import { ENQUIRY_REQUESTS } from "#contract/enquiry-page.ts";
import { MCP_LIMITS } from "#contract/machines/machines.ts";
import { REPORT_LIMITS } from "#contract/reports.ts";
import { parseSettings } from "#contract/settings.ts";
import { createApp } from "../app.ts";
import { type FileLimits, incomingLimits } from "../attachments/file-limits.ts";
import type { OpenStore } from "../store/open-existing-store.ts";
import { openStore } from "../store/store.ts";
import type { AppParts } from "../app.ts";
import { PATIENCE, createHttpServer } from "../http/create-http-server.ts";
import { securityHeaders } from "#contract/security-headers.ts";
import { listen } from "../listen.ts";
import { createMemoryRateLimiter } from "../limits/rate-limit.ts";
import { createLog } from "../report/log.ts";
import { checkReadiness } from "../upkeep/readiness.ts";
import { stopGracefully } from "../stop-gracefully.ts";
import { STYLE_HASH, type TemporarySite, makeTemporarySite } from "./temporary-site.ts";

/** No limits on files except those of one file and one message. */
const noFileLimits = { posts: undefined, units: undefined, maxRoom: Number.POSITIVE_INFINITY };

/** For tests: the app behind real HTTP on a free port of loopback, over a real store. */
export interface RunningApp {
  site: TemporarySite;
  store: OpenStore;
  /** The address, such as `http://127.0.0.1:40123`. */
  origin: string;
  port: number;
  /** From now on the server waits for the rest of a request as long as in production. */
  useProductionTimeouts(): void;
  /** The log so far, one record per line. */
  logged(): Record<string, unknown>[];
  /** The log so far as text. */
  logText(): string;
  stop(): Promise<void>;
}

/** Starts an app in this process. `files` are added to its site, `parts` replace what a test wants to control. */
export async function startApp(
  files: Record<string, string> = {},
  {
    fileLimits = {},
    ...parts
  }: Partial<Omit<AppParts, "settings" | "files">> & {
    settings?: Partial<AppParts["settings"]>;
    fileLimits?: Partial<FileLimits>;
  } = {},
  patience = PATIENCE,
): Promise<RunningApp> {
  const site = makeTemporarySite(files);
  const store = await openStore({ dataDir: site.dataDir });
  const lines: string[] = [];
  const log = createLog({ write: (line) => void lines.push(line) });
  const settings = { ...parseSettings({ DATA_DIR: site.dataDir }), ...parts.settings };
  const all: AppParts = {
    store,
    distDir: site.distDir,
    styleHashes: [STYLE_HASH],
    log,
    limiter: undefined,
    enquiryLimiter: createMemoryRateLimiter(ENQUIRY_REQUESTS),
    machineLimiter: createMemoryRateLimiter(MCP_LIMITS.perHour),
    reportLimiter: createMemoryRateLimiter(REPORT_LIMITS.postsPerHour),
    bounds: { take: () => Promise.resolve({ settle: () => undefined }) },
    clock: () => new Date(),
    files: {
      store,
      limits: { ...incomingLimits(), ...noFileLimits, ...fileLimits },
      clock: () => new Date(),
      newId: () => randomBytes(16).toString("hex"),
    },
    onStored: () => undefined,
    onRefused: () => undefined,
    readiness: () => checkReadiness({ store, sendsMail: false, clock: () => new Date() }),
    ...parts,
    settings,
  };
  const timeouts = { ...patience };
  const server = createHttpServer(createApp(all), () => securityHeaders(all), timeouts);
  const port = Number(new URL(await listen(server, { host: "127.0.0.1", port: 0 })).port);
  return {
    site,
    store,
    origin: `http://127.0.0.1:${port}`,
    port,
    useProductionTimeouts() {
      server.headersTimeout = PATIENCE.headersTimeout;
      server.requestTimeout = PATIENCE.fileTimeout;
      Object.assign(timeouts, PATIENCE);
    },
    logged: () => lines.map((line) => JSON.parse(line)),
    logText: () => lines.join(""),
    async stop() {
      await stopGracefully(server, 1_000);
      await store.close();
      site.remove();
    },
  };
}
