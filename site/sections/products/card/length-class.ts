/** How long a tool is, by the containers that fit it: tool-outline.late.module.css has their widths. */
export function lengthClass(length: number): "short" | "medium" | "long" | "longest" {
  if (length <= 76) return "short";
  if (length <= 86) return "medium";
  return length <= 104 ? "long" : "longest";
}
