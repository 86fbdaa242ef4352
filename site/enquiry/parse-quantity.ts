/** A typed quantity, parsed. */
export interface ParsedQuantity {
  /** A whole number of 1 or more: the typed one, or else the last valid one. */
  quantity: number;
  /** The announcement if the typed one was not used. */
  sentence?: string;
}

/**
 * Parses a typed quantity. Every whole number from 1 up is allowed (inserts come in packs, but nobody has to buy a
 * whole pack). For anything else the last valid quantity stays, and a sentence explains that.
 */
export function parseQuantity(typed: string, last: number): ParsedQuantity {
  const text = typed.normalize("NFKC").trim();
  const quantity = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isSafeInteger(quantity) && quantity >= 1) return { quantity };
  return { quantity: last, sentence: `Quantity is a whole number, 1 or more. It stays at ${last}.` };
}
