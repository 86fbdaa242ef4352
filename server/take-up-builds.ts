import { statSync } from "node:fs";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { type BuildOutput, readBuildOutput } from "./build-output.ts";
import { type PinnedFolder, pinFolder } from "./http/pinned-folder.ts";
import type { Log } from "./report/log.ts";

/** Milliseconds between two looks for a later build. */
const EACH = 1_000;

/** The build below `root`, as a word that changes with each; undefined where it can't be read at the moment. */
export function buildMark(root: string): string | undefined {
  try {
    // The build writes it last.
    const { ino, mtimeMs } = statSync(join(root, ".build/manifest.json"));
    return `${ino} ${mtimeMs}`;
  } catch {
    return undefined;
  }
}

/**
 * Calls `take` after each later build of the site below `root`, as soon as it is whole. What `take` throws is logged.
 * @returns ends it.
 */
export function followBuilds(root: string, take: () => void, log: Log, each = EACH): () => void {
  let seen = buildMark(root);
  let failed: string | undefined;
  const timer = setInterval(() => {
    const now = buildMark(root);
    // Without one, what is served goes on.
    if (now === undefined || now === seen) return;
    try {
      take();
      seen = now;
      log.info({ event: "build.taken-up" });
    } catch (error) {
      // It is tried again, and told once.
      if (failed !== now) log.warn({ event: "build.unread", cause: String(error) });
      failed = now;
    }
  }, each);
  timer.unref();
  return () => clearInterval(timer);
}

/** A build that is served. Its folders are pinned: the next build renames them. */
export interface ServedBuild extends BuildOutput {
  /** The build before: pages that are still open ask for its hashed files. */
  previousDir: string | undefined;
}

/** How a build is served. */
export interface Site {
  app: RequestListener;
  /** Headers of answers that never reach the app. */
  headers: [string, string][];
}

/**
 * Serves the site built below `root`, and each later build from its end on; one that can't be read leaves the one before.
 * @param open makes the request handling of a build.
 * @throws BuildError where there is none.
 */
export function takeUpBuilds(root: string, open: (build: ServedBuild) => Site, log: Log) {
  /** Folders of the site, and of the one before, for which there may be answers under way. */
  let pinned: PinnedFolder[][] = [];
  const openNow = () => {
    const [dist, previous] = ["dist", ".build/previous"].map((name) => pinFolder(join(root, name)));
    const folders = [dist, previous].filter((folder) => folder !== undefined);
    try {
      const build = readBuildOutput(root, dist?.path);
      const hasPrevious = previous && statSync(previous.path, { throwIfNoEntry: false });
      const opened = open({ ...build, previousDir: hasPrevious ? previous.path : undefined });
      const [last = [], ...older] = pinned;
      for (const folder of older.flat()) folder.release();
      pinned = [folders, last];
      return opened;
    } catch (error) {
      for (const folder of folders) folder.release();
      throw error;
    }
  };
  let site = openNow();
  const stop = followBuilds(root, () => (site = openNow()), log);
  const app: RequestListener = (request, response) => site.app(request, response);
  return { app, headers: () => site.headers, stop };
}
