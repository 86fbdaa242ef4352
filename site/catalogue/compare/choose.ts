import type { Product } from "../model/schema.ts";
import type { ToolFamily } from "../families/families.ts";

type Tool = Pick<Product, "id" | "family">;

/** Maximum number of tools side by side, and in a link. */
export const MOST_COMPARED = 4;

/** The result of choosing one more tool for a comparison. */
export type Choosing =
  | { kind: "chosen" }
  /** Already {@link MOST_COMPARED} tools are chosen. */
  | { kind: "full" }
  /** Its family differs, so its numbers mean something else. */
  | { kind: "other family"; chosen: ToolFamily; own: ToolFamily };

/** Whether one more tool can be compared with the chosen ones; checks the family before the number. */
export function choosing(chosen: readonly Tool[], tool: Tool): Choosing {
  const [first] = chosen;
  if (!first) return { kind: "chosen" };
  const { family } = first;
  if (family !== tool.family) return { kind: "other family", chosen: family, own: tool.family };
  return chosen.length < MOST_COMPARED ? { kind: "chosen" } : { kind: "full" };
}

/** The ids of a link, sorted into tools that can be compared and others. */
export interface Named<T extends Tool> {
  chosen: T[];
  /** Ids that the category doesn't list. */
  missing: string[];
  /** Tools of another family than the first. */
  strangers: T[];
  /** Tools beyond {@link MOST_COMPARED}. */
  surplus: T[];
}

/** Sorts the ids of a link; each id counts once. */
export function namedTools<T extends Tool>(products: readonly T[], ids: readonly string[]): Named<T> {
  const named: Named<T> = { chosen: [], missing: [], strangers: [], surplus: [] };
  for (const id of new Set(ids)) {
    const tool = products.find((product) => product.id === id);
    if (!tool) {
      named.missing.push(id);
      continue;
    }
    const into = { chosen: named.chosen, full: named.surplus, "other family": named.strangers };
    into[choosing(named.chosen, tool).kind].push(tool);
  }
  return named;
}

/** The ids for a comparison in an address's query, as written. */
export function comparedIds(search: string): string[] {
  const text = new URLSearchParams(search).get("compare") ?? "";
  return text.split(",").filter((id) => id.trim() !== "");
}
