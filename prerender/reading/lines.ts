import { findNodeAtLocation, type Node, parseTree } from "jsonc-parser";

/** The steps to a field of a JSON text: names, and positions in lists. */
export type Path = (string | number)[];

/** A path as people read it: `spares[1].torque`. */
export function fieldOf(path: Path): string {
  const words = path.map((step) => (typeof step === "number" ? `[${step}]` : `.${step}`));
  return words.join("").replace(/^\./, "") || "(whole file)";
}

/** The path that {@link fieldOf} has written. */
export function pathOf(field: string): Path {
  return (field.match(/[^.[\]]+/g) ?? []).map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

/** Finds lines of a JSON text. */
export class Lines {
  readonly #text: string;
  readonly #root: Node | undefined;

  constructor(text: string) {
    this.#text = text;
    this.#root = parseTree(text);
  }

  /** Line of a field, from 1; of the record around it where the field is missing. */
  of(path: Path): number {
    for (let end = path.length; this.#root && end > 0; end -= 1) {
      const node = findNodeAtLocation(this.#root, path.slice(0, end));
      // A field's line is that of its name: a list's own value may begin a line later.
      if (node) return this.#at(node.parent?.type === "property" ? node.parent.offset : node.offset);
    }
    return 1;
  }

  /** Line of a character's position, from 1. */
  #at(offset: number): number {
    return this.#text.slice(0, offset).split("\n").length;
  }

  /** Names that an object has twice: JSON keeps the last without a word. */
  repeated(): { field: string; line: number }[] {
    const found: { field: string; line: number }[] = [];
    const visit = (node: Node, path: Path): void => {
      const names = new Set<string>();
      for (const [at, child] of (node.children ?? []).entries()) {
        const [name, value] = node.type === "object" ? (child.children ?? []) : [undefined, child];
        const step = name ? String(name.value) : at;
        if (name && names.has(String(step)))
          found.push({ field: fieldOf([...path, step]), line: this.#at(name.offset) });
        names.add(String(step));
        if (value) visit(value, [...path, step]);
      }
    };
    if (this.#root) visit(this.#root, []);
    return found;
  }
}
