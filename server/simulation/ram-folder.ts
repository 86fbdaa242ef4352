import { existsSync } from "node:fs";
import { tmpdir } from "node:os";

const RAM_DISK = "/dev/shm";

/** Where worlds keep their files: syncing costs nothing in memory. */
export const RAM_FOLDER = existsSync(RAM_DISK) ? RAM_DISK : tmpdir();
