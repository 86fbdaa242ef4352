/** A typed quantity, parsed. */
export interface ParsedQuantity {
  /** A whole number of 1 or more: the typed one, or else the last valid one. */
  quantity: number;
  /** The announcement if the typed one was not used. */
  sentence?: string;
}

/**
 * A typed quantity; undefined if it is none. Every whole number from 1 up is allowed (inserts come in packs, but nobody
 * has to buy a whole pack), `most` at most.
 */
export function readQuantity(typed: string, most = Number.MAX_SAFE_INTEGER): number | undefined {
  const text = typed.normalize("NFKC").trim();
  const quantity = /^\d+$/.test(text) ? Number(text) : 0;
  return quantity >= 1 && quantity <= most ? quantity : undefined;
}

/** Parses a typed quantity. If it is none, the last valid one stays, and a sentence explains that. */
export function parseQuantity(typed: string, last: number): ParsedQuantity {
  const quantity = readQuantity(typed);
  if (quantity !== undefined) return { quantity };
  return { quantity: last, sentence: `Quantity is a whole number, 1 or more. It stays at ${last}.` };
}
