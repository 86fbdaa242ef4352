/** How much of unfinished posts is kept in memory. */
export interface BodyBudget {
  /**
   * Begins one post. The text says why there is no room for it: its network has too many under way, or all together
   * hold too much.
   */
  begin(network: string): BodyShare | "network" | "all";
}

/** What one post holds of the budget. */
export interface BodyShare {
  /** Takes room for so many bytes more; false when there is none. */
  grow(bytes: number): boolean;
  /** Gives all of it back; to be called once. */
  end(): void;
}

/** Bounds of a {@link BodyBudget}. */
export interface BudgetLimits {
  /** Posts of one network under way at a time. */
  perNetwork: number;
  /** Bytes of all that are under way. */
  bytes: number;
}

/** Room for some eighty of the longest forms; a firm behind one address sends no twenty at the same moment. */
const LIMITS: BudgetLimits = { perNetwork: 20, bytes: 64 * 1_048_576 };

/** Counts in this process. */
export function createBodyBudget({ perNetwork, bytes: limit }: BudgetLimits = LIMITS): BodyBudget {
  const underWay = new Map<string, number>();
  let used = 0;
  return {
    begin(network) {
      const count = underWay.get(network) ?? 0;
      if (count >= perNetwork) return "network";
      if (used >= limit) return "all";
      underWay.set(network, count + 1);
      let held = 0;
      return {
        grow(bytes) {
          if (used + bytes > limit) return false;
          used += bytes;
          held += bytes;
          return true;
        },
        end() {
          used -= held;
          const left = (underWay.get(network) ?? 1) - 1;
          if (left > 0) underWay.set(network, left);
          else underWay.delete(network);
        },
      };
    },
  };
}
