import { ContentError } from "../content/parse-content.ts";

/**
 * Puts values in the places of a text such as `kept for {retention}`.
 * @param where the text's place in the content, for the fault.
 * @throws ContentError for a place that has no value.
 */
export function fillText(text: string, values: Record<string, string>, where: string): string {
  return text.replace(/\{([^{}]*)\}/g, (place, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value !== undefined) return value;
    const known = Object.keys(values).map((each) => `{${each}}`);
    throw new ContentError(`${where}: expected one of ${known.join(", ")}, found "${place}".`);
  });
}
