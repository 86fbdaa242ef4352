/**
 * Where a key leads in a list of options under a text field: the option's number, -1 for the field itself,
 * undefined for keys that are the field's own. Up and down go round through the field; Home and End lead to the
 * first and last option once one is chosen, until then they move in the text.
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
