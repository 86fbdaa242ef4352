/**
 * Whether an `If-None-Match` names the file's current entity tag: a list, or `*` for any. Tags are compared weakly (RFC
 * 9110, 13.1.2): `W/"a"` equals `"a"`.
 */
export function matchesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === "*") return true;
  const opaque = tag.replace(/^W\//, "");
  return (header.match(/(?:W\/)?"[^"]*"/g) ?? []).some((each) => each.replace(/^W\//, "") === opaque);
}

/** A part of a file, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The part of a file of `size` bytes that a `Range` header requests; `beyond` when it starts after the end. Lists,
 * suffixes and reversed ranges are ignored: sending the whole file is always correct.
 */
export function readByteRange(header: string | undefined, size: number): ByteRange | "beyond" | undefined {
  const [, first, last] = /^bytes=(\d{1,15})-([1-9]\d{0,14})?$/.exec(header ?? "") ?? [];
  if (first === undefined) return undefined;
  const start = Number(first);
  const end = last === undefined ? size - 1 : Math.min(Number(last), size - 1);
  if (start >= size) return "beyond";
  return start <= end ? { start, end } : undefined;
}
