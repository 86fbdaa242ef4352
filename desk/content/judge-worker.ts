import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { readPublishable } from "#prerender/content/read-publishable.ts";
import { ContentError } from "#prerender/reading/parse-content.ts";
import type { ContentFault } from "#prerender/reading/faults/content-fault.ts";
import type { ToJudge } from "./judge.ts";

/** Judges a copy of the content with the changes laid over it. */
async function judge({ folder, changes }: ToJudge): Promise<readonly ContentFault[]> {
  const copy = mkdtempSync(join(tmpdir(), "desk-content-"));
  try {
    // Where the folder is the whole repository, what git keeps in it stays there.
    const filter = (from: string) => from === folder || !basename(from).startsWith(".");
    cpSync(folder, copy, { recursive: true, filter });
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

parentPort?.on("message", ({ id, ...asked }: ToJudge & { id: number }) => {
  judge(asked).then(
    (faults) => parentPort?.postMessage({ id, faults }),
    (error: unknown) => parentPort?.postMessage({ id, failed: String(error) }),
  );
});
