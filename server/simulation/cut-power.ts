import { copyFileSync, existsSync, renameSync } from "node:fs";
import { join } from "node:path";
import { STORE_FILE } from "../store/sqlite/store-file.ts";
import type { World } from "./world.ts";

/** All processes end, and what was not synced is lost or not. A PostgreSQL is on a machine of its own. */
export function cutPower(world: World): void {
  world.history.add(world.time.now, "world", "the power is cut");
  world.counts["power cuts"] = (world.counts["power cuts"] ?? 0) + 1;
  world.troubles += 1;
  const { servers, disk, chance } = world;
  const file = join(world.dataDir, STORE_FILE);
  const isSynced = servers.every(({ machine }) => [...machine.handles].every(isFullySynced));
  const hasFile = world.postgres === undefined && existsSync(file);
  if (hasFile) world.oracle.closeObserver();
  if (!isSynced) copyFileSync(file, `${file}.synced`);
  for (const { machine } of servers) machine.die();
  if (!isSynced) renameSync(`${file}.synced`, file);
  disk.cutPower(chance.happens(0.3));
  if (hasFile && existsSync(file)) world.observeFile();
}

/** SQLite syncs each commit only with `synchronous = full`; else its log isn't on the disk yet. */
function isFullySynced(handle: {
  isOpen: boolean;
  prepare: (sql: string) => { get: () => unknown };
}): boolean {
  if (!handle.isOpen) return true;
  return JSON.stringify(handle.prepare("pragma synchronous").get()) === '{"synchronous":2}';
}
