import { removeDead } from "../store/sqlite/work-folder.ts";
import { type StoreRetention, knownFolders, noteErasure } from "../erasures/note-erasure.ts";
import { ERASURES_FILE } from "../erasures/erasure-list.ts";
import { deleteMessages } from "../store/delete-messages.ts";
import type { OpenStore } from "../store/open-existing-store.ts";
import { canWrite } from "../store/sqlite/read-only-sqlite.ts";
import { findAside } from "../store/sqlite/put-aside.ts";
import { type MessageFilter, chooseMessages } from "./choose-messages.ts";
import { CommandError } from "./command-error.ts";
import { findOrFail } from "./listed-messages.ts";

/** Which messages to delete: those named, or those that meet every condition. */
export type PurgeChoice = { references: string[] } | MessageFilter;

/** Rows deleted at a time, so that messages can be stored in between. */
const BATCH_SIZE = 500;

/**
 * Counts the chosen messages; with `isConfirmed` deletes them for good, with their files and the records of their
 * mails.
 * @returns what to print.
 * @throws CommandError
 */
export async function purgeMessages(
  store: OpenStore | undefined,
  command: { isConfirmed: boolean } & PurgeChoice,
  now: Date,
  place: StoreRetention,
): Promise<string> {
  // Not "0 deleted": with a wrong DATA_DIR a visitor's request would look done.
  if (store === undefined) {
    throw new CommandError("There is no store in DATA_DIR, so nothing was deleted. Is DATA_DIR right?");
  }
  const { database } = store;
  const messages =
    "references" in command
      ? await findOrFail(store, command.references)
      : await chooseMessages(store, command, now);
  if (!command.isConfirmed)
    return `${messages.length} messages would be deleted for good. Add --yes to do so.\n`;
  // Before anything is deleted: if the command is killed in between, too much has been noted, not too little.
  const email = "references" in command ? undefined : wholePerson(command);
  const unnoted = noteErasure(place, { messages, email }, now);
  const keys = messages.map(({ key }) => key);
  let deleted = 0;
  for (let start = 0; start < keys.length; start += BATCH_SIZE) {
    deleted += await deleteMessages(database, keys.slice(start, start + BATCH_SIZE));
  }
  const copies = dropDeadCopies(place.dataDir);
  if (!(await store.eraseDeleted())) {
    throw new CommandError(
      `${deleted} messages deleted, but their words are still in the store's log file, ` +
        "since another program is reading the store. Run the command again.",
    );
  }
  if (unnoted.length > 0) {
    throw new CommandError(
      `${deleted} messages deleted, but ${unnoted.join(", ")} can't be written: a restore from there would bring ` +
        "them back. Run the command again when it can; of a folder that is gone for good, delete its line in " +
        `${ERASURES_FILE} of DATA_DIR.`,
    );
  }
  return `${deleted} messages deleted.\n${copiesSentence(copies)}${deleted === 0 ? "" : remaining(place.dataDir)}`;
}

/** Removes copies of the store that killed commands left beside it and beside its backups. */
function dropDeadCopies(dataDir: string): number {
  return knownFolders(dataDir)
    .filter(canWrite)
    .reduce((dropped, folder) => dropped + removeDead(folder), 0);
}

function copiesSentence(copies: number): string {
  return copies === 0 ? "" : `${copies} copies that killed backups had left were deleted.\n`;
}

/** The erased address, if the filter chooses by address alone. */
function wholePerson({ email, olderThanDays, flagged, from, to, text }: MessageFilter): string | undefined {
  const others = [olderThanDays, flagged, from, to, text];
  return others.every((value) => value === undefined) ? email : undefined;
}

/** Where copies may remain that this program can't reach. */
function remaining(dataDir: string): string {
  const aside = findAside(dataDir).filter((name) => name.endsWith(".sqlite"));
  return (
    "Copies in the sales desk's mailbox (MAIL_TO) are erased by hand. Backups hold them until they are deleted; a " +
    "restore erases them again.\n" +
    aside.map((name) => `${name} in DATA_DIR holds the store of before a restore: delete it.\n`).join("")
  );
}
