import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { GitError, git, gitBytes } from "./git.ts";
import type { Commit } from "./history.ts";
import type { Change, Saved, Workspace } from "./workspace.ts";

const CHANGED_FILES = ["diff-tree", "-r", "-z", "--no-renames", "--relative", "--name-status"];

type Bytes = Buffer | undefined;

/**
 * Takes one change back, as a further one that is judged like any other. Later changes of other lines stay.
 * @returns also the files of which later changes touch the same lines; nothing was written then.
 */
export async function undo(
  workspace: Workspace,
  { id, subject }: Commit,
  person: string,
): Promise<Saved | { kind: "overlaid"; paths: string[] }> {
  const { folder } = workspace;
  const [before, after] = [`${id}^1`, id];
  const said = await git(folder, ...CHANGED_FILES, before, after, "--", ".");
  const words = said.split("\0").slice(0, -1);
  const changes: Change[] = [];
  const overlaid: string[] = [];
  for (let at = 0; at < words.length; at += 2) {
    const [status = "", path = ""] = words.slice(at, at + 2);
    const blob = (commit: string) => gitBytes(folder, "cat-file", "blob", `${commit}:./${path}`);
    const was = status === "A" ? undefined : await blob(before);
    const became = status === "D" ? undefined : await blob(after);
    const file = workspace.read(path);
    const now = file && readFileSync(join(folder, path));
    const content = await takeBack({ was, became, now });
    if (content === "overlaid") overlaid.push(path);
    else changes.push({ path, content, version: file?.version });
  }
  if (overlaid.length > 0) return { kind: "overlaid", paths: overlaid };
  return workspace.save({ person, subject: `Undo: ${subject.replace(/^Undo: /, "")}`, changes });
}

/** A file without the change from `was` to `became`. */
async function takeBack({ was, became, now }: Record<"was" | "became" | "now", Bytes>) {
  if (isSame(now, became) || isSame(now, was)) return was;
  if (!was || !became || !now || [was, became, now].some((bytes) => bytes.includes(0))) return "overlaid";
  const folder = mkdtempSync(join(tmpdir(), "desk-undo-"));
  try {
    for (const [name, bytes] of Object.entries({ now, became, was }))
      writeFileSync(join(folder, name), bytes);
    return await gitBytes(folder, "merge-file", "--stdout", "--quiet", "now", "became", "was");
  } catch (error) {
    // Its exit code is the number of places where both changed the same lines.
    const code = error instanceof GitError && (error.cause as { code?: unknown }).code;
    if (typeof code === "number" && code < 128) return "overlaid";
    throw error;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function isSame(one: Bytes, other: Bytes): boolean {
  return one === undefined || other === undefined ? one === other : one.equals(other);
}
