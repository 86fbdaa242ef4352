import { MIB } from "#contract/attachments.ts";
import type { Network } from "../limits/client-network.ts";
import type { RateLimiter } from "../limits/rate-limit.ts";
import { Shares } from "../limits/shares.ts";

/** What decides whether one more file is taken. */
export interface FileLimits {
  /** Counts the requests of a network; none where no limit is set. */
  posts: RateLimiter | undefined;
  /** Counts what a network has stored, in units of {@link unitsOf}; none where no limit is set. */
  units: RateLimiter | undefined;
  /** Places for those of a network that come in at the moment. */
  places: Shares;
  /** What the bytes of a file are counted in before they are stored. */
  memory(networks: readonly Network[]): { held: Shares; networks: readonly Network[] };
  /** Bytes of all files kept at most. */
  maxRoom: number;
  /** Bytes free on the disk of the store; undefined where they can't be seen. */
  measureFree?: (() => Promise<number>) | undefined;
}

const UNIT = 65_536;

/** How many units the limiter counts for a MiB. */
export const UNITS_PER_MB = MIB / UNIT;

/** What the limiter counts for so many bytes: the smallest file is a unit. */
export function unitsOf(bytes: number): number {
  return Math.max(1, Math.ceil(bytes / UNIT));
}

/** Files leave so much of the disk to messages. Bytes. */
export const SPARED_FOR_MESSAGES = 64 * MIB;

/** A network's bytes that are held until they make a piece, and those of all networks. */
const HELD = 4 * MIB;
const ALL_NETWORKS: Network = { name: "all", times: 8 };

/**
 * What bounds the files that come in at the moment, in this process. A page sends one after the other; people behind one
 * address may send ten at the same time. Of all networks together there may be any number: one that finds no memory is
 * stored in shorter pieces.
 */
export function incomingLimits(): Pick<FileLimits, "places" | "memory"> {
  const held = new Shares(HELD);
  return {
    places: new Shares(10),
    memory: (networks) => ({ held, networks: [...networks, ALL_NETWORKS] }),
  };
}
