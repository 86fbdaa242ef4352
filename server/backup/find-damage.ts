import { alteredInWords, findAltered } from "../store/check-content.ts";
import type { OpenDatabase } from "../store/database/store-tables.ts";

/**
 * Checks a whole store while the server runs: by the database's own check, and by the sums recorded when messages and
 * files came in.
 * @returns what is damaged, in the database's words or by reference; undefined if nothing is.
 * @throws when it can't be opened.
 */
export async function findDamage(
  store: Pick<OpenDatabase, "database" | "findDamagedPages">,
): Promise<string | undefined> {
  const found = await store.findDamagedPages();
  if (found !== undefined) return found;
  const altered = await findAltered(store.database);
  return altered.length === 0 ? undefined : `not as it came in: ${alteredInWords(altered)}`;
}
