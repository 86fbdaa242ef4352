import { familyNamedBy } from "#prerender/series/family-words.ts";
import type { ToolFamily } from "../families/families.ts";

/** A made-up tool with the family of its type; a drill if the type names none. */
export function withFamily<T extends { specifications: { type?: string | undefined } }>(
  tool: T,
): T & { family: ToolFamily } {
  return { ...tool, family: familyNamedBy(tool.specifications.type) ?? "drill" };
}
