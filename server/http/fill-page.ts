/** The values of a page's `%%name%%` slots, and those of each repeated part. */
export interface PageValues {
  [name: string]: string | PageValues[];
}

const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** An element that is repeated, or a slot. */
const PART = /<(\w+)([^<>]*?) data-each="(\w+)"([^<>]*)>([^]*?)<\/\1>|%%(\w+)%%/g;

/**
 * Fills the `%%name%%` slots of a prerendered page with escaped text, safe between tags and in quoted attributes.
 * Slots without a value become empty. An element with `data-each="name"` is repeated for each of these values, filled
 * with them alone; it holds no other element of its own kind. What a value says is never filled.
 */
export function fillPage(template: string, values: PageValues): string {
  const valueOf = (name: string) => (Object.hasOwn(values, name) ? values[name] : undefined);
  return template.replace(
    PART,
    (_part, tag?: string, before?: string, each?: string, after?: string, inner = "", slot = "") => {
      if (each === undefined) {
        const text = valueOf(slot);
        return typeof text === "string" ? escapeHtml(text) : "";
      }
      const items = valueOf(each) ?? [];
      if (typeof items === "string") return "";
      return items
        .map((item) => `<${tag}${fillPage(`${before}${after}`, item)}>${fillPage(inner, item)}</${tag}>`)
        .join("");
    },
  );
}

/** Text for HTML elements and quoted attributes, without control characters. */
export function escapeHtml(text: string): string {
  const printable = text.replaceAll("\r\n", "\n").replace(/[^\P{Cc}\n\t]/gu, "");
  // An HTML parser drops a line break at the start of a textarea; the added one saves the visitor's.
  const complete = printable.startsWith("\n") ? `\n${printable}` : printable;
  return complete.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}
