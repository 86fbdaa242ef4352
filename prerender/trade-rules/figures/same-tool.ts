import { specificationKeys } from "#engineering/values/specification-keys.ts";
import type { Fault, Tool } from "../tool.ts";

/** Two products of one family with the same specification, in the same pack, are one tool under two codes. */
export function findSameTools(tools: readonly Tool[]): { tool: Tool; fault: Fault }[] {
  const first = new Map<string, string>();
  return tools.flatMap((tool) => {
    const { id, pack, specifications } = tool.product;
    const facts = specificationKeys.map((key) => (specifications[key] ?? "").toLowerCase());
    const key = [tool.family, JSON.stringify(pack), ...facts].join("\n");
    const other = first.get(key);
    if (other === undefined) {
      first.set(key, id);
      return [];
    }
    const sentence = `"${tool.text("size")}" is the same tool as "${other}": no field differs. Say how they differ, or take one out.`;
    return [{ tool, fault: { field: "specifications.size", sentence } }];
  });
}
