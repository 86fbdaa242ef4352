import { statSync } from "node:fs";
import { join } from "node:path";
import type { ContentFault } from "../../reading/faults/content-fault.ts";
import { refuseFaults } from "../../reading/parse-content.ts";
import { namesIn } from "../../reading/read-text.ts";

/** Folder of the owner's photos and logos in a content folder. */
export const OWN_FOLDER = "pictures";

/** Extensions of photos, and of a logo that is a drawing. */
const endings = /\.(?:jpe?g|png|webp|svg)$/i;
/** Files of file managers and editors, and an owner's note. */
const noPicture = /^\.|^(?:thumbs\.db|desktop\.ini|readme.*)$/i;

/** A photo or logo of the owner. */
export interface OwnFile {
  /** Its name in the folder: `Workshop.JPG`. */
  file: string;
  /** The name without its extension. */
  name: string;
}

/**
 * The photos and logos beside the content; none if there is no such folder. Throws a ContentError for each file that is
 * no picture, and for two files with the same name.
 */
export function findOwnFiles(content: string): OwnFile[] {
  const names = (namesIn(content, OWN_FOLDER) ?? []).filter((name) => !noPicture.test(name));
  const faults: ContentFault[] = [];
  const found = new Map<string, OwnFile>();
  for (const file of names) {
    // One system composes the letters of names, another decomposes them.
    const name = file.replace(endings, "").normalize("NFC");
    const tell = (sentence: string): void =>
      void faults.push({ file: `content/${OWN_FOLDER}/${file}`, sentence });
    const other = found.get(name.toLowerCase());
    if (statSync(join(content, OWN_FOLDER, file), { throwIfNoEntry: false })?.isDirectory()) {
      tell("a folder in this folder isn't looked into. Put its pictures one level higher.");
    } else if (!endings.test(file)) {
      tell("a photo is a JPEG, PNG or WebP file. Save it as one of these.");
    } else if (other) {
      tell(`${other.file} has the same name but for its ending. Rename one of them.`);
    } else {
      found.set(name.toLowerCase(), { file, name });
    }
  }
  refuseFaults(faults);
  return [...found.values()];
}

/** The file that a record names, with or without its extension. */
export function ownFileOf(files: readonly OwnFile[], named: string): OwnFile | undefined {
  const wanted = named.normalize("NFC");
  return files.find(({ file, name }) => name === wanted || file.normalize("NFC") === wanted);
}
