import { existsSync } from "node:fs";
import { join } from "node:path";
import { type OwnPictures, makeOwnPictures } from "../pictures/own/own-pictures.ts";
import { ContentError } from "../reading/parse-content.ts";
import { type Content, loadContent } from "./content.ts";

const PUBLIC = join(import.meta.dirname, "../../public");

/**
 * Reads a content folder and converts the owner's pictures; earlier conversions come from the folder `cache`. Throws a
 * ContentError for whatever would stop the build.
 */
export async function readPublishable(
  folder: string,
  cache: string,
): Promise<{ content: Content; ownPictures: OwnPictures }> {
  const content = loadContent(folder);
  const { file } = content.page.catalogue;
  const sentence = `expected a file in public/, found "${file}".`;
  if (file !== undefined && !existsSync(join(PUBLIC, file)))
    throw new ContentError({ file: "content/page.json", field: "catalogue.file", sentence });
  return { content, ownPictures: await makeOwnPictures(folder, content, cache) };
}
