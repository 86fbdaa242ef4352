import { drawWordmark, type Ground } from "#prerender/pictures/wordmark.ts";
import { outlineName } from "./outline-name.ts";

/** The wordmark in outlines of the page's font; in text where the font has no letters for the name. */
export async function buildWordmark(name: string, ground: Ground): Promise<string> {
  return drawWordmark(name, ground, await outlineName(name));
}
