import { MIB } from "#contract/attachments.ts";
import type { Network } from "../limits/client-network.ts";
import type { RateLimiter } from "../limits/rate-limit.ts";
import { Shares } from "../limits/shares.ts";

/** The figures that decide whether another file is accepted. */
export interface FileLimits {
  /** Counts a network's requests; undefined where no limit is set. */
  posts: RateLimiter | undefined;
  /** Counts what a network has stored, in units of {@link unitsOf}; undefined where no limit is set. */
  units: RateLimiter | undefined;
  /** Files that a network may send at the same time. */
  slots: Shares;
  /** The budgets that a file's bytes are counted in before they are stored. */
  memory(networks: readonly Network[]): { held: Shares; networks: readonly Network[] };
  /** Maximum total size of all files in bytes. */
  maxRoom: number;
  /** Bytes free on the store's disk; undefined where that can't be measured. */
  measureFree?: (() => Promise<number>) | undefined;
}

const UNIT = 65_536;

/** How many units the limiter counts per MiB. */
export const UNITS_PER_MB = MIB / UNIT;

/** The units that the limiter counts for this many bytes; at least one. */
export function unitsOf(bytes: number): number {
  return Math.max(1, Math.ceil(bytes / UNIT));
}

/** Bytes of disk space that files leave to messages. */
export const RESERVED_FOR_MESSAGES = 64 * MIB;

/** Bytes held in memory per network until they make a piece; for all networks together, this times `times`. */
const MEMORY_PER_NETWORK = 4 * MIB;
const ALL_NETWORKS: Network = { name: "all", times: 8 };

/**
 * Limits the files that arrive at the same time in this process. A page sends its files one by one, but up to ten
 * people may share an address. The number of networks is unlimited: a file that finds no memory is stored in shorter
 * pieces.
 */
export function incomingLimits(): Pick<FileLimits, "slots" | "memory"> {
  const held = new Shares(MEMORY_PER_NETWORK);
  return {
    slots: new Shares(10),
    memory: (networks) => ({ held, networks: [...networks, ALL_NETWORKS] }),
  };
}
