import { isDeepStrictEqual } from "node:util";
import { type Node, parseTree } from "jsonc-parser";

/** Characters in a line of the content's files. */
const LINE = 110;

/** Where a part of the text begins, and whether a new record there is written in one line. */
interface At {
  indent: string;
  column: number;
  isCompact: boolean;
}

/** Writes a value into the text of a JSON file: what is equal keeps its letters, spaces and lines. */
export function writeJson(text: string, whole: unknown): string {
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  const unit = /\n([ \t]+)/.exec(text)?.[1] ?? "  ";
  const root = parseTree(text.replace(/^\uFEFF/, " "));
  const start = { indent: "", column: 0, isCompact: false };
  if (!root) return write(whole, undefined, start) + eol;
  return text.slice(0, root.offset) + write(whole, root, start) + text.slice(root.offset + root.length);

  function write(value: unknown, node: Node | undefined, at: At): string {
    if (node && isSame(node, value)) return textOf(node);
    if (typeof value !== "object" || value === null) return JSON.stringify(value);
    const isList = Array.isArray(value);
    const kept = node?.type === (isList ? "array" : "object") ? node : undefined;
    const old = kept?.children ?? [];
    // A list's parts are its values, a record's are its properties.
    const valueAt = (part: Node | undefined) => (isList ? part : part?.children?.[1]);
    const entries = isList ? pairUp(old, value) : inOldOrder(old, value);
    const inner = at.indent + unit;
    const isCompact = isList ? old.every((each) => !textOf(each).includes("\n")) : true;
    const parts = entries.map(({ key, value: each, from }) => {
      const head = isList ? "" : `${JSON.stringify(key)}: `;
      const column = inner.length + head.length;
      return head + write(each, valueAt(from), { indent: inner, column, isCompact });
    });
    if (kept && entries.length === old.length && entries.every(({ from }, index) => from === old[index]))
      return withParts(kept, old, parts);
    const isOpen = old[0] ? text.slice(kept?.offset, old[0].offset).includes("\n") : !isList && !at.isCompact;
    return enclose(parts, { isList, isOpen: isOpen || (isList && isTable(value)), at });
  }

  function enclose(
    parts: readonly string[],
    { isList, isOpen, at: { indent, column } }: { isList: boolean; isOpen: boolean; at: At },
  ): string {
    const [open, close] = isList ? "[]" : "{}";
    const space = isList || parts.length === 0 ? "" : " ";
    const line = `${open}${space}${parts.join(", ")}${space}${close}`;
    const fits = !line.includes("\n") && column + line.length < LINE;
    if (parts.length === 0 || (fits && !isOpen)) return line;
    return `${open}${eol}${parts.map((part) => indent + unit + part).join(`,${eol}`)}${eol}${indent}${close}`;
  }

  /** A list or record with other parts, and its own spaces and lines between them. */
  function withParts(node: Node, old: readonly Node[], parts: readonly string[]): string {
    let [made, end] = ["", node.offset];
    for (const [index, { offset, length }] of old.entries()) {
      made += text.slice(end, offset) + (parts[index] ?? "");
      end = offset + length;
    }
    return made + text.slice(end, node.offset + node.length);
  }

  /** The row that each row was: an equal one, else the next of those that were changed. */
  function pairUp(old: readonly Node[], rows: readonly unknown[]) {
    const left = new Set(old);
    const pairs = rows.map((value) => {
      const from = [...left].find((node) => isSame(node, value));
      if (from) left.delete(from);
      return { key: "", value, from };
    });
    const changed = [...left];
    return pairs.map((pair) => ({ ...pair, from: pair.from ?? changed.shift() }));
  }

  function isSame(node: Node, value: unknown): boolean {
    return isDeepStrictEqual(JSON.parse(textOf(node)), value);
  }

  function textOf({ offset, length }: Node): string {
    return text.slice(offset, offset + length);
  }
}

/** A record's properties in the order of before; new ones after the one that they follow. */
function inOldOrder(old: readonly Node[], record: object) {
  const nodes = new Map(old.map((node) => [String(node.children?.[0]?.value), node]));
  const values = new Map<string, unknown>(Object.entries(record));
  const wanted = [...values.keys()];
  const keys = [...nodes.keys()].filter((key) => values.has(key));
  for (const [index, key] of wanted.entries())
    if (!nodes.has(key)) keys.splice(keys.indexOf(wanted[index - 1] ?? "") + 1, 0, key);
  return keys.map((key) => ({ key, value: values.get(key), from: nodes.get(key) }));
}

/** Whether a list has records of several fields, which stand in lines of their own. */
function isTable(rows: readonly unknown[]): boolean {
  const isRecord = (row: unknown) => typeof row === "object" && Object.keys(row ?? {}).length > 1;
  return rows.length > 1 && rows.every(isRecord);
}
