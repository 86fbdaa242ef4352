import type { ContentFault } from "../reading/faults/content-fault.ts";
import { ContentError } from "../reading/parse-content.ts";

/**
 * Replaces the placeholders of a text such as `kept for {retention}`.
 * @param where location of the text in the content, for the error.
 * @throws ContentError for a placeholder without a value.
 */
export function fillPlaceholders(
  text: string,
  values: Record<string, string>,
  where: Pick<ContentFault, "file" | "field">,
): string {
  return text.replace(/\{([^{}]*)\}/g, (place, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value !== undefined) return value;
    const known = Object.keys(values).map((each) => `{${each}}`);
    throw new ContentError({ ...where, sentence: `expected one of ${known.join(", ")}, found "${place}".` });
  });
}
