import { type ChildProcess, spawn } from "node:child_process";
import { statSync } from "node:fs";
import { setPriority } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { readBuildOutput } from "#server/build-output.ts";
import { buildMark } from "#server/take-up-builds.ts";
import { PROJECT_ROOT, buildEnvironment } from "#server/settings/env.ts";
import { type PreparedSite, openPreparedSite } from "./prepared-site.ts";

/** What is done on one press: a site is prepared to be looked at, or published. */
export type Deed = "prepare" | "publish";

/** What became of the last press since the desk started; a prepared site speaks for itself. */
export type PublishState =
  | { kind: "idle" }
  | { kind: "running"; deed: Deed; by: string; since: Date }
  /** `says`: the build's own sentences. */
  | { kind: "done" | "failed"; deed: Deed; by: string; since: Date; until: Date; says: string };

/** Builds the site from the content, beside the one that is served, which it then takes the place of. */
export interface Publisher {
  state(): PublishState;
  /** The site that waits to be looked at; it outlives the desk. */
  prepared(): PreparedSite | undefined;
  /** Begins a build, unless something is running. It waits to be looked at, or is published at once. */
  start(person: string, deed: Deed): void;
  /** Publishes the prepared site. @returns false where another one waits, or none, or the served one is newer. */
  publishPrepared(person: string, id: string): Promise<boolean>;
  /** Takes the prepared site away. @returns false where another one waits, or none. */
  discard(person: string, id: string): boolean;
  /** Takes a prepared site away that nobody came back to. */
  tidy(): void;
  /** The site that is served: the last commit of the content in it, if the build knew it, and its time. */
  published(): { commit: string | undefined; at: Date } | undefined;
  /** Ends a running build; the site stays as it was. */
  stop(): Promise<void>;
}

/** What is kept of the build's words. */
const MOST_WORDS = 20_000;

/** Milliseconds that a prepared site waits. */
const PATIENCE = 7 * 86_400_000;

/** Said for whoever waits at a terminal. */
const ASIDE = /^(?:Building the site: .*|The site was not built: see above\.|\s*)$/;

export interface PublisherParts {
  /** Folder of `dist/` and `.build/`. */
  root: string;
  /** The content. */
  folder: string;
  clock: () => Date;
  /** Called after each deed, with what the record shall say. */
  onEnd: (person: string, what: string) => void;
  /** The build's program and its arguments; for tests. */
  command?: readonly string[];
}

/** The project's own build command; for a site elsewhere as an operator would say it. */
function buildCommand(root: string, folder: string, out: string): string[] {
  const options = root === PROJECT_ROOT ? ["--prepare", out] : ["--content", folder, "--out", out];
  return [join(PROJECT_ROOT, "tools/build.mjs"), ...options];
}

const NOTES = {
  prepare: ["prepared the content to be published", "couldn't prepare the content"],
  publish: ["published the content", "couldn't publish the content"],
} as const;

export function createPublisher({ root, folder, clock, onEnd, command }: PublisherParts): Publisher {
  const site = openPreparedSite(root);
  let state: PublishState = { kind: "idle" };
  let child: ChildProcess | undefined;
  let job = Promise.resolve();

  const build = async (by: string, since: Date) => {
    const { builtWith } = readBuildOutput(root);
    const beside = buildMark(root) ?? "";
    const out = site.beginIn();
    // Over the channel the build notices when this process ends, even by SIGKILL, and stops.
    const running = spawn(process.execPath, command ?? buildCommand(root, folder, out), {
      cwd: PROJECT_ROOT,
      env: buildEnvironment(builtWith, folder),
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    child = running;
    // The site's visitors go first; where that may not be said, all wait alike.
    try {
      setPriority(running.pid ?? 0, 5);
    } catch {}
    let words = "";
    const listen = (chunk: Buffer) => (words = (words + chunk.toString()).slice(-MOST_WORDS));
    running.stdout?.on("data", listen);
    running.stderr?.on("data", listen);
    const code = await new Promise((resolve, reject) => running.once("error", reject).once("close", resolve));
    const lines = stripVTControlCharacters(words).split("\n");
    const says = lines.filter((line) => !ASIDE.test(line)).join("\n");
    if (code !== 0) throw new BuildFailure(says);
    await site.keep(by, since, beside);
    return says;
  };

  /** One deed at a time. */
  const run = (by: string, deed: Deed, work: (since: Date) => Promise<string>): Promise<void> => {
    if (state.kind === "running") return job;
    const since = clock();
    state = { kind: "running", deed, by, since };
    const end = (kind: "done" | "failed", says: string) => {
      state = { kind, deed, by, since, until: clock(), says };
      onEnd(by, NOTES[deed][kind === "done" ? 0 : 1]);
    };
    job = work(since).then(
      (says) => end("done", says),
      (error: unknown) => {
        site.giveUp();
        end("failed", error instanceof BuildFailure ? error.message : String(error));
      },
    );
    return job;
  };

  return {
    state: () => state,
    prepared: () => site.read(),
    start(by, deed) {
      void run(by, deed, async (since) => {
        const says = await build(by, since);
        if (deed === "prepare") return says;
        if (site.read()?.isOvertaken !== false)
          throw new BuildFailure("The site was built on the server meanwhile.");
        await site.swap();
        return says;
      });
    },
    async publishPrepared(by, id) {
      const prepared = site.read();
      if (state.kind === "running" || prepared?.id !== id || prepared.isOvertaken) return false;
      await run(by, "publish", async () => {
        await site.swap();
        return "";
      });
      return true;
    },
    discard(by, id) {
      if (state.kind === "running" || site.read()?.id !== id) return false;
      site.discard();
      state = { kind: "idle" };
      onEnd(by, "discarded what was prepared");
      return true;
    },
    tidy() {
      const prepared = site.read();
      const isOld = prepared && clock().getTime() - prepared.at.getTime() > PATIENCE;
      if (isOld && state.kind !== "running") site.discard();
    },
    published() {
      try {
        const { commit } = readBuildOutput(root);
        return { commit, at: statSync(join(root, ".build/manifest.json")).mtime };
      } catch {
        return undefined;
      }
    },
    async stop() {
      if (state.kind === "running") child?.kill("SIGTERM");
      await job;
    },
  };
}

/** Its message is for the desk's people, such as the build's own sentences. */
class BuildFailure extends Error {}
