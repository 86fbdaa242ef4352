/**
 * The target of a key in a list of options under a text field: the option's number, -1 for the field, undefined for
 * keys that the field handles. Up and down cycle through options and field. Home and End lead to the first and last
 * option if an option is active; otherwise they move the caret.
 */
export function stepInOptions(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case "ArrowDown":
      return active + 1 < count ? active + 1 : -1;
    case "ArrowUp":
      return active < 0 ? count - 1 : active - 1;
    case "Home":
      return active < 0 ? undefined : 0;
    case "End":
      return active < 0 ? undefined : count - 1;
    default:
      return undefined;
  }
}
