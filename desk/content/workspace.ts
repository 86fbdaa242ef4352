import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import type { ContentFault } from "#prerender/reading/faults/content-fault.ts";
import { newId } from "../new-id.ts";
import { isContentPath } from "./content-path.ts";
import { asPerson, git } from "./git.ts";
import { createJudge } from "./judge.ts";
import { whyNotEditable } from "./why-not-editable.ts";

/** A file of the content: path below the content folder, its text, and a version (a hash of its bytes). */
export interface ContentFile {
  path: string;
  text: string;
  version: string;
}

/**
 * One file as it shall be. `content` undefined deletes it. `version` is the one that the person saw; undefined: the file
 * must not exist yet.
 */
export interface Change {
  path: string;
  content: string | Uint8Array | undefined;
  version: string | undefined;
}

/** A file that somebody else has changed meanwhile; without a text it was deleted. `by` is empty if git doesn't know. */
export interface ChangedFile {
  path: string;
  text: string | undefined;
  by: string;
  /** ISO 8601, empty if git doesn't know. */
  at: string;
}

/** What came of saving. */
export type Saved =
  | { kind: "saved"; commit: string }
  /** Equal to what stands. */
  | { kind: "nothing" }
  /** By the build's rules; nothing was written. */
  | { kind: "faults"; faults: readonly ContentFault[] }
  /** Somebody else was first; nothing was written. */
  | { kind: "changed"; files: readonly ChangedFile[] };

/** One edit: who, its subject as the history says it, and what. */
export interface Edit {
  person: string;
  subject: string;
  changes: readonly Change[];
}

/** The content folder as the desk reads and changes it. */
export interface Workspace {
  /** Absolute. */
  readonly folder: string;
  /** Why nothing can be changed here: a sentence with the way out. */
  trouble(): Promise<string | undefined>;
  /** Undefined for what is no file of the folder. */
  read(path: string): ContentFile | undefined;
  /** Paths of all files in a folder of the content and below it, in the order of the alphabet. "" is the content. */
  list(folder: string): string[];
  /** Who changed a file last, and its text; empty where git doesn't know. */
  lastChange(path: string): Promise<ChangedFile>;
  /** The faults that the content would have with these changes. Writes nothing; the desk goes on answering. */
  judge(changes: readonly Change[]): Promise<readonly ContentFault[]>;
  /** Writes and commits what has no fault; one edit at a time. */
  save(edit: Edit): Promise<Saved>;
}

/** @param judge for tests */
export function openWorkspace(folder: string, judge = createJudge()): Workspace {
  let turn: Promise<unknown> = Promise.resolve();
  const read = (path: string) => readContentFile(folder, path);
  return {
    folder,
    trouble: () => whyNotEditable(folder),
    read,
    list: (below) => filesBelow(folder, below),
    lastChange: (path) => whoChanged(path),
    async judge(changes) {
      const strange = changes.filter(({ path }) => !isContentPath(folder, path));
      return strange.length > 0 ? strange.map(pathFault) : judge({ folder, changes });
    },
    save(edit) {
      const saved = turn.then(() => save(edit));
      turn = saved.catch(() => undefined);
      return saved;
    },
  };

  async function save({ person, subject, changes }: Edit): Promise<Saved> {
    const strange = changes.filter(({ path }) => !isContentPath(folder, path));
    if (strange.length > 0) return { kind: "faults", faults: strange.map(pathFault) };
    const different = changes.filter(({ path, content }) => read(path)?.version !== versionOf(content));
    const overtaken = () => different.filter(({ path, version }) => read(path)?.version !== version);
    if (different.length === 0) return { kind: "nothing" };
    if (overtaken().length > 0)
      return { kind: "changed", files: await Promise.all(overtaken().map(({ path }) => whoChanged(path))) };
    const faults = await judge({ folder, changes: different });
    if (faults.length > 0) return { kind: "faults", faults };
    // An editor on the server knows nothing of our turns.
    if (overtaken().length > 0)
      return { kind: "changed", files: await Promise.all(overtaken().map(({ path }) => whoChanged(path))) };
    return { kind: "saved", commit: await write(different, { person, subject }) };
  }

  async function whoChanged(path: string): Promise<ChangedFile> {
    const isCommitted = (await git(folder, "status", "--porcelain", "--", path)) === "";
    const last = isCommitted ? await git(folder, "log", "-1", "--format=%an%x00%aI", "--", path) : "";
    const [by = "", at = ""] = last.trim().split("\0");
    return { path, text: read(path)?.text, by, at };
  }

  async function write(
    changes: readonly Change[],
    { person, subject }: Omit<Edit, "changes">,
  ): Promise<string> {
    const paths = changes.map(({ path }) => path);
    const before = paths.map((path) => [path, read(path) && readFileSync(join(folder, path))] as const);
    // Beside the content, so that nobody reads half a file.
    const work = (await git(folder, "rev-parse", "--absolute-git-dir")).trim();
    const put = (path: string, content: string | Uint8Array | undefined) => {
      const file = join(folder, path);
      if (content === undefined) return rmSync(file, { force: true });
      const next = join(work, `desk-${newId()}`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(next, content, { flush: true });
      renameSync(next, file);
    };
    try {
      for (const { path, content } of changes) put(path, content);
      await git(folder, "add", "--all", "--force", "--", ...paths);
      const message = subject.replaceAll(/\s+/g, " ").trim().slice(0, 200);
      await git(folder, ...asPerson(person), "commit", "--only", "--quiet", "-m", message, "--", ...paths);
    } catch (error) {
      for (const [path, content] of before) put(path, content);
      await git(folder, "reset", "--quiet", "--", ...paths).catch(() => undefined);
      throw error;
    }
    return (await git(folder, "rev-parse", "HEAD")).trim();
  }
}

/** A link isn't followed: it could lead out of the folder. */
function filesBelow(folder: string, below: string): string[] {
  if (below !== "" && !isContentPath(folder, `${below}/x`)) return [];
  if (!existsSync(join(folder, below))) return [];
  return readdirSync(join(folder, below), { withFileTypes: true })
    .flatMap((entry) => {
      const path = below === "" ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) return filesBelow(folder, path);
      return isContentPath(folder, path) ? [path] : [];
    })
    .toSorted();
}

function readContentFile(folder: string, path: string): ContentFile | undefined {
  if (!isContentPath(folder, path)) return undefined;
  const file = join(folder, path);
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return undefined;
  const bytes = readFileSync(file);
  return { path, text: bytes.toString(), version: createHash("sha256").update(bytes).digest("hex") };
}

function versionOf(content: Change["content"]): string | undefined {
  return content === undefined ? undefined : createHash("sha256").update(content).digest("hex");
}

function pathFault({ path }: Change): ContentFault {
  const sentence =
    "expected a name of letters, digits, spaces, dots and hyphens, in a folder of the content.";
  return { file: `content/${path.replaceAll(/\p{C}/gu, " ")}`, sentence };
}
