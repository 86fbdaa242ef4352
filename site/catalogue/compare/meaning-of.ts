import type { SpecificationKey } from "#engineering/values/specification-keys.ts";
import { parseValue } from "#engineering/values/values.ts";

/**
 * A text that is equal for two values of a key if and only if they mean the same: `10 mm` and `10.0 mm`, or the same
 * workpiece groups in another order. A value that breaks its key's format stands for itself.
 */
export function meaningOf(key: SpecificationKey, text: string): string {
  const value = parseValue(key, text);
  if (value.kind === "fault") return `fault ${text}`;
  if (value.kind === "groups") {
    return JSON.stringify(value.groups.toSorted((one, other) => (one.letter < other.letter ? -1 : 1)));
  }
  // The number of decimals is not part of the meaning.
  return JSON.stringify(value, (name, part: unknown) => (name === "decimals" ? undefined : part));
}
