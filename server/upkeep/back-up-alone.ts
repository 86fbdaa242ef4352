import { setMark, timeOfMark } from "../store/marks.ts";
import type { OpenDatabase } from "../store/database/store-tables.ts";
import { checkCopies } from "./check-copies.ts";

/** Milliseconds between two backups. */
const EVERY = 3_600_000;

/** Makes a backup while messages are on one disk alone, at most one an hour. */
export async function backUpAlone(
  store: Pick<OpenDatabase, "database" | "holdsCopies">,
  now: Date,
  backUp: (now: Date) => Promise<void>,
): Promise<void> {
  const { isOn } = await checkCopies(store, now);
  const last = await timeOfMark(store.database, "backed up");
  // A clock that was set back leaves a mark in the future.
  const isRecent = last !== undefined && Math.abs(now.getTime() - last.getTime()) < EVERY;
  if (!isOn || isRecent) return;
  await backUp(now);
  await setMark(store.database, "backed up", now);
}
