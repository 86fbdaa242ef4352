import { MIB } from "#contract/attachments.ts";
import type { Network } from "./client-network.ts";
import { Shares } from "./shares.ts";

/** How much of unfinished posts is kept in memory. */
export interface BodyBudget {
  /**
   * Begins one post; undefined when its network has too many under way, or no room for the length that this one says:
   * none of its body is read then.
   * @param isRefused whether it is read only so that its sender gets his words back.
   * @param length bytes of its words, as far as it says them.
   */
  begin(networks: readonly Network[], isRefused: boolean, length?: number): BodyShare | undefined;
}

/** What one post holds of the budget. */
export interface BodyShare {
  /** Takes room for so many bytes more. The text says who holds too much, where there is none. */
  grow(bytes: number): "network" | "all" | undefined;
  /** Gives all of it back; to be called once. */
  end(): void;
}

/** Bounds of a {@link BodyBudget}. */
export interface BudgetLimits {
  /** Posts of one network under way at a time. */
  posts: number;
  /** Bytes that a network may hold. */
  network: number;
  /** Bytes of all posts that are refused anyway. */
  refused: number;
  /** Bytes of all that are under way. */
  all: number;
  /** Of these, what only posts of up to `small` bytes may take. */
  spared: number;
  small: number;
}

const LIMITS: BudgetLimits = {
  // A firm behind one address sends no twenty at the same moment, nor five of the longest forms.
  posts: 20,
  network: 4 * MIB,
  // Nobody but flooders is refused for their network's number, and each gets the refusal without it too.
  refused: 4 * MIB,
  // Half of what a small machine has to spare beside the server.
  all: 64 * MIB,
  // Nearly every message is small: 256 of the largest small ones find room beside any number of long ones.
  spared: 16 * MIB,
  small: 65_536,
};

/** Counts in this process. */
export function createBodyBudget(limits = LIMITS): BodyBudget {
  const { network, refused, all, spared, small } = limits;
  const posts = new Shares(limits.posts);
  const bytesOf = new Shares(network);
  const used = { all: 0, refused: 0 };
  return {
    begin(networks, isRefused, length = 0) {
      if (!bytesOf.take(networks, length)) return undefined;
      bytesOf.giveBack(networks, length);
      if (!posts.take(networks)) return undefined;
      let held = 0;
      return {
        grow(bytes) {
          if (used.all + bytes > all - (held + bytes > small ? spared : 0)) return "all";
          if (isRefused && used.refused + bytes > refused) return "all";
          if (!bytesOf.take(networks, bytes)) return "network";
          held += bytes;
          used.all += bytes;
          if (isRefused) used.refused += bytes;
          return undefined;
        },
        end() {
          posts.giveBack(networks);
          bytesOf.giveBack(networks, held);
          used.all -= held;
          if (isRefused) used.refused -= held;
        },
      };
    },
  };
}
