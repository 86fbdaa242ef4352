import { OWN_FOLDER } from "#prerender/pictures/own/find-own-files.ts";
import { photoEnding } from "#prerender/pictures/own/judge-photo.ts";
import { type UseName, photoUses } from "#prerender/pictures/own/photo-uses.ts";
import type { Workspace } from "../content/workspace.ts";
import { freeName, nameFrom } from "../free-name.ts";
import { newId } from "../new-id.ts";

/** Bytes of all pictures that wait for a form to be mended. */
const MOST_HELD = 128 * 1024 * 1024;

/** A picture that was given to a form. */
export interface Given {
  /** Its name on the device that it came from; only ever shown. */
  called: string;
  bytes: Buffer;
}

/** Pictures of forms that couldn't be saved yet: no browser gives a file a second time by itself. */
export class HeldPictures {
  readonly #held = new Map<string, Given & { person: string }>();

  /** Keeps a picture for its person, in place of the oldest ones where it is too much. @returns its number. */
  keep(given: Given, person: string): string {
    const id = newId();
    this.#held.set(id, { ...given, person });
    let bytes = [...this.#held.values()].reduce((sum, each) => sum + each.bytes.length, 0);
    for (const [oldest, each] of this.#held) {
      if (bytes <= MOST_HELD) break;
      this.#held.delete(oldest);
      bytes -= each.bytes.length;
    }
    return id;
  }

  find(id: string, person: string): Given | undefined {
    const held = this.#held.get(id);
    return held?.person === person ? held : undefined;
  }

  drop(ids: readonly string[]): void {
    for (const id of ids) this.#held.delete(id);
  }
}

/** What a picture must be, in words. */
export function pictureHelp(use: UseName): string {
  if (use === "logo")
    return "The name of a logo that is here, or a new file: SVG with width and height, at most 100 kB; or PNG, WebP or JPEG, at least 34 px high, at most 25 MB.";
  const { boxes, fallback } = photoUses[use];
  const least = Math.min(fallback, ...boxes.slice(1));
  return `The name of a picture that is here, or a new file: JPEG, PNG or WebP, at least ${least} px, at most 25 MB.`;
}

/** The ending of a picture's kind; of what is none the build says what it is. */
export function pictureEnding(bytes: Buffer, use: UseName): string {
  const isDrawing = use === "logo" && bytes.toString("latin1", 0, 64).trimStart().startsWith("<");
  return isDrawing ? "svg" : (photoEnding(bytes) ?? "jpg");
}

/**
 * A free name for a picture of one's own: `person-r-sample`. Its use stands before it, so that it is none of the site's own
 * pictures, whose places it would take.
 */
export function pictureName(use: UseName, shows: string, taken: ReadonlySet<string>): string {
  return freeName(nameFrom(`${use} ${shows}`, 46), (name) => taken.has(name));
}

/** The owner's pictures among the files of the content. */
export function ownPictures(workspace: Workspace): { path: string; file: string; name: string }[] {
  return workspace.list("").flatMap((path) => {
    const [folder, file = ""] = path.split("/");
    return folder === OWN_FOLDER ? [{ path, file, name: file.replace(/\.[^.]*$/, "") }] : [];
  });
}
