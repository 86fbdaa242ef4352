import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { readBuildOutput } from "#server/build-output.ts";
import { createHttpServer } from "#server/http/create-http-server.ts";
import { listen } from "#server/listen.ts";
import { setClocks } from "#server/report/local-time.ts";
import { type Log, createLog } from "#server/report/log.ts";
import { readSettings } from "#server/settings/env.ts";
import { stopBy } from "#server/stop-signals.ts";
import { followBuilds } from "#server/take-up-builds.ts";
import { stopGracefully } from "#server/stop-gracefully.ts";
import { type OpenStore, openExistingStore } from "#server/store/open-existing-store.ts";
import { audit } from "./audit.ts";
import { createDesk, deskHeaders } from "./app.ts";
import { createPublisher } from "./content/publisher.ts";
import { openWorkspace } from "./content/workspace.ts";
import { deleteDue } from "./enquiry/delete-due.ts";
import type { DeskParts } from "./http.ts";
import { sendHooks } from "./webhook/send-hooks.ts";
import { readRange } from "./range/range.ts";

/** The desk can't start; the message is a sentence for the operator. */
export class DeskError extends Error {
  override readonly name = "DeskError";
}

/** Milliseconds that running requests get after a stop signal. */
const PATIENCE = 5_000;
/** Milliseconds between two looks for messages that are to be deleted, and for what another program is to be told. */
const UPKEEP = 60_000;

/**
 * Runs the desk until it is told to stop. `root` is the folder of `dist/`, `.build/` and `.env`.
 * @throws DeskError, or an error that the site's server expects too.
 */
export async function runDesk(root: string): Promise<void> {
  const settings = readSettings(root);
  const { desk } = settings;
  if (desk === undefined)
    throw new DeskError(
      "DESK_ADDRESS: not set, so there is no desk. Set it and DESK_URL (docs/operations.md).",
    );
  const { clocks, distDir, seller } = readBuildOutput(root);
  if (seller === undefined) throw new DeskError("The site's build is of an older form. Run npm run build.");
  if (clocks) setClocks(clocks);
  const log = createLog();
  // Who started it may end while it waits.
  const leave = () => process.exit(0);
  process.on("disconnect", leave);
  const store = await awaitStore(settings, log);
  // As long as it is heard, the process goes on.
  process.off("disconnect", leave);
  const clock = () => new Date();
  const built = join(root, ".build/desk");
  const fonts = {
    regular: readFileSync(join(built, "offer-400.woff")),
    bold: readFileSync(join(built, "offer-600.woff")),
  };
  const files = deskFiles(built, distDir);
  const print = { seller, fonts };
  const range = new Map(readRange(distDir));
  const readAnew = () => {
    const tools = readRange(distDir);
    const { clocks: now, seller: as } = readBuildOutput(root);
    if (now) setClocks(now);
    if (as) print.seller = as;
    range.clear();
    for (const [id, tool] of tools) range.set(id, tool);
  };
  const publisher = createPublisher({
    root,
    folder: settings.contentDir,
    clock,
    onEnd: (person, what) =>
      void audit(store.database, { person, what, at: clock() }).catch((error: unknown) =>
        log.error({ event: "desk.failed", cause: String(error) }),
      ),
  });
  const parts: DeskParts = {
    store,
    range,
    print,
    workspace: openWorkspace(settings.contentDir),
    publisher,
    files,
    distDir,
    settings: { ...settings, desk },
    clock,
    log,
  };
  const server = createHttpServer(createDesk(parts), () => deskHeaders(desk.url));
  const address = await listen(server, desk, "DESK_ADDRESS").catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  const stopFollowing = followBuilds(root, readAnew, log);
  const works = [
    () => deleteDue(parts),
    () => (desk.webhook ? sendHooks(parts, desk.webhook) : undefined),
    () => publisher.tidy(),
  ];
  // One that takes longer than the time between two isn't begun twice.
  const running = new Set<unknown>();
  const upkeep = setInterval(() => {
    for (const work of works.filter((each) => !running.has(each))) {
      running.add(work);
      void Promise.resolve(work())
        .catch((error: unknown) => log.error({ event: "desk.failed", cause: String(error) }))
        .finally(() => running.delete(work));
    }
  }, UPKEEP);
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    clearInterval(upkeep);
    stopFollowing();
    await publisher.stop();
    await stopGracefully(server, PATIENCE);
    await store.close();
    process.exit(0);
  };
  stopBy(() => void stop());
  process.on("disconnect", () => void stop());
  console.log(`The desk listens on ${address}, for ${desk.url}`);
}

/** The site's server makes the store; where both start for the first time, this waits for it. */
async function awaitStore(settings: ReturnType<typeof readSettings>, log: Log): Promise<OpenStore> {
  for (let isFirst = true; ; isFirst = false) {
    const store = await openExistingStore(settings);
    if (store !== undefined) return store;
    if (isFirst)
      log.warn({ event: "desk.waits", text: "There is no store yet: the site's server makes it." });
    await sleep(500);
  }
}

/** The files that the desk serves as they are, by path. */
function deskFiles(built: string, distDir: string): DeskParts["files"] {
  const assets = join(distDir, "assets");
  const font = readdirSync(assets).find((name) => /^site-sans\.[\w-]+\.woff2$/.test(name)) ?? "";
  return new Map([
    ["/desk.css", { bytes: readFileSync(join(built, "desk.css")), type: "text/css;charset=utf-8" }],
    ["/desk.js", { bytes: readFileSync(join(built, "desk.js")), type: "text/javascript;charset=utf-8" }],
    ["/site-sans.woff2", { bytes: readFileSync(join(assets, font)), type: "font/woff2" }],
  ]);
}
