import type { Network } from "./client-network.ts";

/** Amounts that networks hold at the moment, each up to its share. */
export class Shares {
  readonly #share: number;
  readonly #held = new Map<string, number>();

  /** @param share the most that the narrowest network may hold. */
  constructor(share: number) {
    this.#share = share;
  }

  /** Takes the amount for all of these networks. If one has no room, takes nothing and returns false. */
  take(networks: readonly Network[], amount = 1): boolean {
    const hasRoom = ({ name, times }: Network) => this.#heldBy(name) + amount <= this.#share * times;
    if (!networks.every(hasRoom)) return false;
    for (const { name } of networks) this.#held.set(name, this.#heldBy(name) + amount);
    return true;
  }

  giveBack(networks: readonly Network[], amount = 1): void {
    for (const { name } of networks) {
      const left = this.#heldBy(name) - amount;
      if (left > 0) this.#held.set(name, left);
      else this.#held.delete(name);
    }
  }

  #heldBy(name: string): number {
    return this.#held.get(name) ?? 0;
  }
}
