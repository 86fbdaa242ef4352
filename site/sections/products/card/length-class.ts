/** The length class of a tool, by the widths of the containers in tool-outline.late.module.css. */
export function lengthClass(length: number): "short" | "medium" | "long" | "longest" {
  if (length <= 76) return "short";
  if (length <= 86) return "medium";
  return length <= 104 ? "long" : "longest";
}
