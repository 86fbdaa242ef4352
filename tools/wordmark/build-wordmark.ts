import { drawWordmark, type Ground } from "#prerender/pictures/wordmark.ts";
import { outlineName } from "./outline-name.ts";

/** The wordmark as outlines of the page's font; as text if the font lacks letters of the name. */
export async function buildWordmark(name: string, ground: Ground): Promise<string> {
  return drawWordmark(name, ground, await outlineName(name));
}
