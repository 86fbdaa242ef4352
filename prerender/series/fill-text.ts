/** A text with placeholders, filled from a row. */
export interface FilledText {
  text: string;
  /** Placeholders whose cell is empty in this row. */
  empty: string[];
}

/** The names in `{…}` of a text. */
export function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = ""]) => name);
}

/** Puts the words of a row in place of the placeholders. */
export function fillText(text: string, wordOf: (placeholder: string) => string): FilledText {
  return {
    text: text.replaceAll(/\{([^{}]*)\}/g, (_, name: string) => wordOf(name)),
    empty: placeholdersOf(text).filter((name) => wordOf(name) === ""),
  };
}
