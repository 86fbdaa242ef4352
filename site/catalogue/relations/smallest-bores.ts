import type { Mm } from "#engineering/units/units.ts";
import { valuesOf } from "#engineering/values/values.ts";
import type { Product } from "../model/schema.ts";

/** A tool with its seat. */
type Seated = Pick<Product, "family" | "specifications"> & { seat: string | undefined };

/** The smallest bore that a threading bar among these tools enters, by the seat of its insert. */
export type SmallestBores = ReadonlyMap<string, Mm>;

/** Reads the bars among tools. */
export function smallestBores(tools: readonly Seated[]): SmallestBores {
  const bores = new Map<string, Mm>();
  for (const { family, seat, ...tool } of tools) {
    const bore = family === "threading-holder" ? valuesOf(tool).diameter?.max : undefined;
    if (bore === undefined || seat === undefined) continue;
    bores.set(seat, Math.min(bore, bores.get(seat) ?? Infinity));
  }
  return bores;
}

/** Whether a threading insert gets into a bore: no bar with its seat is thin enough for smaller ones. */
export function entersBore(bores: SmallestBores, { family, seat }: Seated, bore: Mm): boolean {
  const least = family === "threading-insert" && seat !== undefined ? bores.get(seat) : undefined;
  return least === undefined || bore >= least;
}

/** Why no insert turns an internal thread, in a sentence; empty where its bore is wide enough for every bar. */
export function boreSentence(bores: SmallestBores, bore: Mm): string {
  return [...bores.values()].some((least) => bore < least)
    ? ` No bar of ours with such an insert enters its bore of ${bore.toFixed(1)} mm: tap it or mill it.`
    : "";
}
