import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { readPublishable } from "#prerender/content/read-publishable.ts";
import { ContentError } from "#prerender/reading/parse-content.ts";
import type { ContentFault } from "#prerender/reading/faults/content-fault.ts";
import type { ToJudge } from "./judge.ts";

/** Judges a copy of the content with the changes laid over it. */
async function judge({ folder, changes }: ToJudge): Promise<readonly ContentFault[]> {
  const copy = mkdtempSync(join(tmpdir(), "desk-content-"));
  try {
    const paths = changes.map(({ path }) => path.toLowerCase());
    layOut(folder, copy, paths);
    for (const { path, content } of changes) {
      const file = join(copy, path);
      if (content === undefined) rmSync(file, { force: true });
      else {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, content);
      }
    }
    await readPublishable(copy, workerData as string); // given by judge.ts
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.faults;
    throw error;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/**
 * Copies a folder as far as there are changes in it; a folder without any is a link. `changed`: paths in small letters, since
 * some systems don't tell them from capitals, and nothing may be written through a link.
 */
function layOut(folder: string, copy: string, changed: readonly string[], below = ""): void {
  for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
    // Where the folder is the whole repository, what git keeps in it stays there.
    if (entry.name.startsWith(".")) continue;
    const path = `${below}${entry.name}`;
    const [from, to] = [join(folder, path), join(copy, path)];
    if (!entry.isDirectory()) cpSync(from, to);
    else if (changed.some((each) => each.startsWith(`${path.toLowerCase()}/`))) {
      mkdirSync(to);
      layOut(folder, copy, changed, `${path}/`);
    } else symlinkSync(from, to, "junction");
  }
}

parentPort?.on("message", ({ id, ...asked }: ToJudge & { id: number }) => {
  judge(asked).then(
    (faults) => parentPort?.postMessage({ id, faults }),
    (error: unknown) => parentPort?.postMessage({ id, failed: String(error) }),
  );
});
