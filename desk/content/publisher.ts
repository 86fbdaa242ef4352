import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { statSync } from "node:fs";
import { setPriority } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { readBuildOutput } from "#server/build-output.ts";
import { PROJECT_ROOT, buildEnvironment } from "#server/settings/env.ts";

/** What became of the last press on "Publish" since the desk started. */
export type PublishState =
  | { kind: "idle" }
  | { kind: "running"; by: string; since: Date }
  /** `says`: the build's own sentences. */
  | { kind: "done" | "failed"; by: string; since: Date; until: Date; says: string };

/** Builds the site from the content, beside the one that is served, which it then takes the place of. */
export interface Publisher {
  state(): PublishState;
  /** Begins a build, unless one is running. */
  start(person: string): void;
  /** The site that is served: the last commit of the content in it, if the build knew it, and its time. */
  published(): { commit: string | undefined; at: Date } | undefined;
  /** Ends a running build; the site stays as it was. */
  stop(): Promise<void>;
}

/** What is kept of the build's words. */
const MOST_WORDS = 20_000;

/** Said for whoever waits at a terminal. */
const ASIDE = /^(?:Building the site: .*|The site was not built: see above\.|\s*)$/;

export interface PublisherParts {
  /** Folder of `dist/` and `.build/`. */
  root: string;
  /** The content. */
  folder: string;
  clock: () => Date;
  /** Called after each build, with what the record shall say. */
  onEnd: (person: string, what: string) => void;
  /** The build's program and its arguments; for tests. */
  command?: readonly string[];
}

/** The project's own build command; for a site elsewhere as an operator would say it. */
function buildCommand(root: string, folder: string): string[] {
  const elsewhere = root === PROJECT_ROOT ? [] : ["--content", folder, "--out", root];
  return [join(PROJECT_ROOT, "tools/build.mjs"), ...elsewhere];
}

export function createPublisher({ root, folder, clock, onEnd, ...parts }: PublisherParts): Publisher {
  const { command = buildCommand(root, folder) } = parts;
  let state: PublishState = { kind: "idle" };
  let child: ChildProcess | undefined;
  const begin = (by: string, since: Date) => {
    const { builtWith } = readBuildOutput(root);
    // Over the channel the build notices when this process ends, even by SIGKILL, and stops.
    const build = spawn(process.execPath, command, {
      cwd: PROJECT_ROOT,
      env: buildEnvironment(builtWith, folder),
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    child = build;
    // The site's visitors go first; where that may not be said, all wait alike.
    try {
      setPriority(build.pid ?? 0, 5);
    } catch {}
    let words = "";
    const listen = (chunk: Buffer) => (words = (words + chunk.toString()).slice(-MOST_WORDS));
    build.stdout?.on("data", listen);
    build.stderr?.on("data", listen);
    const end = (isDone: boolean) => {
      const lines = stripVTControlCharacters(words).split("\n");
      const says = lines.filter((line) => !ASIDE.test(line)).join("\n");
      state = { kind: isDone ? "done" : "failed", by, since, until: clock(), says };
      onEnd(by, isDone ? "published the content" : "couldn't publish the content");
    };
    build.once("error", (error) => (words += error.message));
    build.once("close", (code) => end(code === 0));
  };
  return {
    state: () => state,
    start(by) {
      if (state.kind === "running") return;
      const since = clock();
      state = { kind: "running", by, since };
      try {
        begin(by, since);
      } catch (error) {
        state = { kind: "failed", by, since, until: clock(), says: String(error) };
      }
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
      if (state.kind !== "running" || child === undefined) return;
      const ended = once(child, "close");
      child.kill("SIGTERM");
      await ended;
    },
  };
}
