/** Hears of something that must hold and doesn't, in a few words without a visitor's data. */
export type Witness = (what: string) => void;

/** A command says it on stderr and goes on. */
let witness: Witness = (what) => process.emitWarning(what, "BrokenAssertion");

/**
 * Sets who hears of broken assertions: the server counts them, a test fails.
 * @returns who heard of them before.
 */
export function setWitness(next: Witness): Witness {
  const before = witness;
  witness = next;
  return before;
}

/**
 * Asserts what the code around it makes sure of. In production nothing is refused for it: a message that is stored in
 * an odd way is better than one that is lost.
 * @param what what would be wrong.
 */
export function mustHold(holds: boolean, what: string): void {
  if (!holds) witness(what);
}
