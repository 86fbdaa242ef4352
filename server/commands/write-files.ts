import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { displayName } from "../attachments/display-name.ts";
import { isWhole } from "../store/check-content.ts";
import { readWhole } from "../store/files/attachment-rows.ts";
import type { OpenStore } from "../store/open-existing-store.ts";
import { reasonOf } from "../store/database/store-error.ts";
import { CommandError } from "./command-error.ts";
import { findOrFail, listMessages } from "./listed-messages.ts";

/**
 * Writes the files of messages into a folder, for their owner only: `REFERENCE-1-name`. Never overwrites one.
 * @returns what to print.
 * @throws CommandError
 */
export async function writeFiles(
  store: OpenStore | undefined,
  { references, output }: { references: string[]; output: string },
): Promise<string> {
  if (store === undefined) throw new CommandError("Nothing has been stored yet.");
  const messages = references.length > 0 ? await findOrFail(store, references) : await listMessages(store);
  let written = 0;
  const altered: string[] = [];
  try {
    mkdirSync(output, { recursive: true, mode: 0o700 });
    for (const { reference, files } of messages) {
      for (const [i, { id, name, kind, sha256 }] of files.entries()) {
        const bytes = await readWhole(store.database, id);
        if (!isWhole(bytes, sha256)) {
          altered.push(`${reference}-${i + 1}`);
          continue;
        }
        // The name was cleaned on arrival, but a restored store may have come from anywhere.
        const safe = displayName(name, kind);
        writeFileSync(join(output, `${reference}-${i + 1}-${safe}`), bytes, { mode: 0o600, flag: "wx" });
        written += 1;
      }
    }
  } catch (error) {
    const before = written === 0 ? "" : ` ${written} files were written before.`;
    throw new CommandError(`--output: a file can't be written (${reasonOf(error)}).${before}`, {
      cause: error,
    });
  }
  if (altered.length > 0) {
    throw new CommandError(
      `${written} files written to ${output}. Not those that aren't what came in, since the store is damaged: ` +
        `${altered.join(", ")}. An older backup may have them whole.`,
    );
  }
  return `${written} ${written === 1 ? "file" : "files"} written to ${output}.\n`;
}
