import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { FriendlyError, projectRoot } from "../command/project.mjs";

const tests = join(projectRoot, "e2e", "look");
const folder = join(tests, "kept");

/** The stored pictures as width/name, without extension. */
export function keptPictures(): string[] {
  if (!existsSync(folder)) return [];
  const widths = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return widths.flatMap(({ name: width }) =>
    readdirSync(join(folder, width)).map((file) => `${width}/${file.replace(/\.\w+$/, "")}`),
  );
}

/** Deletes stored pictures, named as above. */
export function removePictures(pictures: readonly string[]): void {
  for (const picture of pictures) {
    for (const type of ["png", "jpg"]) rmSync(join(folder, `${picture}.${type}`), { force: true });
  }
}

/**
 * Refuses a name that starts no stored picture's name, unless a test contains it literally, as for a new picture.
 * @throws FriendlyError
 */
export function refuseUnknown(names: readonly string[]): void {
  const known = new Set(keptPictures().map((picture) => picture.split("/")[1]));
  const texts = testTexts().map(([, text]) => text);
  const isKnown = (name: string) =>
    [...known].some((each) => each?.startsWith(name)) || texts.some((text) => text.includes(`"${name}"`));
  const unknown = names.find((name) => !isKnown(name));
  if (unknown === undefined) return;
  throw new FriendlyError(`No picture's name begins with "${unknown}". There are: ${[...known].join(", ")}.`);
}

/** The files whose tests take these pictures. Empty means all files, also if a name is in none of them. */
export function testFilesOf(names: readonly string[]): string[] {
  const texts = testTexts();
  const chosen = names.map((name) => filesOf(name, texts));
  return chosen.some((found) => found.length === 0) ? [] : [...new Set(chosen.flat())];
}

function testTexts(): (readonly [file: string, text: string])[] {
  const files = readdirSync(tests).filter((file) => file.endsWith(".look.ts"));
  return files.map((file) => [file, readFileSync(join(tests, file), "utf8")] as const);
}

/** Finds files by the name's beginning, since a test may compose the rest: "hero-4" from "hero-". */
function filesOf(name: string, texts: ReturnType<typeof testTexts>): string[] {
  for (let start = name; start !== ""; start = start.replace(/-?[^-]*$/, "")) {
    const found = texts.filter(([, text]) => text.includes(`"${start}`) || text.includes(`\`${start}`));
    if (found.length > 0) return found.map(([file]) => file);
  }
  return [];
}
