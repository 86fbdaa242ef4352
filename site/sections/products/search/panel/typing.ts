/** What the visitor has done in the search's field. */
export interface Typing {
  /** Number of the option chosen by keyboard; -1 for none. */
  active: number;
  /** What was typed and isn't in the address yet, and the address that it was typed at. */
  unsaved: { query: string; address: string } | undefined;
}

export type TypingStep =
  | { kind: "typed"; query: string; address: string }
  /** A key has led to another option, or back into the text. */
  | { kind: "moved"; active: number }
  /** The address has what was typed, or what was typed belongs to another address. */
  | { kind: "saved" };

/** Nothing typed, no option chosen. */
export const untouched: Typing = { active: -1, unsaved: undefined };

/** What comes of a step. */
export function afterStep(before: Typing, step: TypingStep): Typing {
  switch (step.kind) {
    case "typed":
      return { active: -1, unsaved: { query: step.query, address: step.address } };
    case "moved":
      return { ...before, active: step.active };
    case "saved":
      return { ...before, unsaved: undefined };
  }
}

/** What is to be put into the address now; undefined for nothing. */
export function queryToSave({ unsaved }: Pick<Typing, "unsaved">, address: string): string | undefined {
  // Back, or a link to another place, has closed the search: that address has no part in it.
  if (unsaved?.address !== address) return undefined;
  const { searchParams } = new URL(address, "https://site.example");
  // Opened and closed again it leaves the address as it was, with all that isn't a search.
  return unsaved.query === (searchParams.get("q") ?? "") ? undefined : unsaved.query;
}
