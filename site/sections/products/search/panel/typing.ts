/** The state of the search's field. */
export interface Typing {
  /** Number of the option active by keyboard; -1 for none. */
  active: number;
  /** Typed text that isn't in the address yet, and the address at which it was typed. */
  unsaved: { query: string; address: string } | undefined;
}

export type TypingStep =
  | { kind: "typed"; query: string; address: string }
  /** A key has moved to another option, or back into the text. */
  | { kind: "moved"; active: number }
  /** The typed text is in the address, or it belongs to another address. */
  | { kind: "saved" };

/** Nothing typed, no option active. */
export const untouched: Typing = { active: -1, unsaved: undefined };

/** The state after an event. */
export function afterTypingStep(before: Typing, step: TypingStep): Typing {
  switch (step.kind) {
    case "typed":
      return { active: -1, unsaved: { query: step.query, address: step.address } };
    case "moved":
      return { ...before, active: step.active };
    case "saved":
      return { ...before, unsaved: undefined };
  }
}

/** The query to store in the current address; undefined for none. */
export function queryToSave({ unsaved }: Pick<Typing, "unsaved">, address: string): string | undefined {
  // Going back or following a link has closed the search: the text doesn't belong to the new address.
  if (unsaved?.address !== address) return undefined;
  const { searchParams } = new URL(address, "https://site.example");
  // An unchanged query leaves the address as it was, with its other parts.
  return unsaved.query === (searchParams.get("q") ?? "") ? undefined : unsaved.query;
}
