import { MIB } from "#contract/attachments.ts";
import type { Network } from "./client-network.ts";
import { Shares } from "./shares.ts";

/** Limits how much of unfinished posts is held in memory. */
export interface BodyBudget {
  /**
   * Begins a post. Undefined when its network has too many under way, or when its declared length doesn't fit; its body
   * is then not read.
   * @param isRefused whether the post is read only to give the visitor's words back.
   * @param length declared bytes of its words.
   */
  begin(networks: readonly Network[], isRefused: boolean, length?: number): BodyShare | undefined;
}

/** A post's share of the budget. */
export interface BodyShare {
  /** Takes room for more bytes; if there is none, returns who holds too much. */
  grow(bytes: number): "network" | "all" | undefined;
  /** Gives everything back; call it once. */
  end(): void;
}

/** Limits of a {@link BodyBudget}. */
export interface BudgetLimits {
  /** Posts of one network at the same time. */
  posts: number;
  /** Bytes that one network may hold. */
  network: number;
  /** Bytes of posts that will be refused anyway. */
  refused: number;
  /** Bytes of all posts under way. */
  all: number;
  /** The part of `all` that only posts of up to `small` bytes may use. */
  reserved: number;
  small: number;
}

const LIMITS: BudgetLimits = {
  // A company behind one address doesn't send twenty posts at once, nor five of the longest forms.
  posts: 20,
  network: 4 * MIB,
  // Only flooders reach their network's limit, and they are refused without having been read, too.
  refused: 4 * MIB,
  // Half of what a small machine can spare beside the server.
  all: 64 * MIB,
  // Nearly every message is small: 256 of the largest small ones fit, however many long ones there are.
  reserved: 16 * MIB,
  small: 65_536,
};

/** Creates a budget for this process. */
export function createBodyBudget(limits = LIMITS): BodyBudget {
  const { network, refused, all, reserved, small } = limits;
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
          if (used.all + bytes > all - (held + bytes > small ? reserved : 0)) return "all";
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
